import { graphql } from 'react-relay/hooks';
import type { useDiscardChangeMutation } from '../../../../__generated__/useDiscardChangeMutation.graphql.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAct } from '../../page/useAct.ts';
import { readDraft } from './saving/draftSnapshot.ts';
import type { Draft } from './saving/useDraft.ts';

/** Discards a pending change; the form shows the published content. */
export function useDiscardChange({ saver, id }: Draft): {
  readonly act: () => Promise<void>;
  readonly pending: boolean;
} {
  const { act, pending } = useAct<useDiscardChangeMutation>(graphql`
    mutation useDiscardChangeMutation($id: ID!) {
      discardJobOpeningChange(jobOpeningId: $id) {
        draft {
          ...draftSnapshot_draft
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  return {
    pending: pending !== null,
    act: async () => {
      const draft = (await act({ id }))?.discardJobOpeningChange.draft;
      if (!draft) return;
      saver.replace(readDraft(draft));
      toast.success('公開している内容に戻しました。');
    },
  };
}
