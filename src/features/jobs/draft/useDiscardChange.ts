import { graphql } from 'react-relay/hooks';
import type { useDiscardChangeMutation } from '../../../../__generated__/useDiscardChangeMutation.graphql.ts';
import { toast } from '../../../ui/toast.ts';
import { useAct } from '../../shell/useAct.ts';
import { readDraft } from './draftSnapshot.ts';
import type { Draft } from './useDraft.ts';

/** Throws a waiting change of a published opening away: the form shows what is published. */
export function useDiscardChange({ saver, id }: Draft): {
  readonly act: () => Promise<void>;
  readonly pending: boolean;
} {
  const { act, pending } = useAct<useDiscardChangeMutation>(
    graphql`
      mutation useDiscardChangeMutation($id: ID!) {
        discardJobOpeningChange(jobOpeningId: $id) {
          draft {
            ...draftSnapshot_draft
          }
          errors {
            __typename
            message
          }
        }
      }
    `,
    ({ discardJobOpeningChange }) => discardJobOpeningChange.errors,
  );
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
