import { useNavigate } from '@tanstack/react-router';
import { graphql } from 'react-relay/hooks';
import type { useDuplicateMutation } from '../../../../__generated__/useDuplicateMutation.graphql.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAct } from '../../page/useAct.ts';
import type { Draft } from './saving/useDraft.ts';

/** Copies the saved content into a new draft and opens it. */
export function useDuplicate({ saver, kind, id }: Draft): () => Promise<void> {
  const navigate = useNavigate();
  const { act } = useAct<useDuplicateMutation>(graphql`
    mutation useDuplicateMutation($id: ID!) {
      duplicateJobOpening(jobOpeningId: $id, asWritten: true) {
        draft {
          jobOpeningId
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  return async () => {
    if (!(await saver.flush())) {
      toast.error('変更をまだ送れていないため、複製できません。');
      return;
    }
    const made = (await act({ id }))?.duplicateJobOpening.draft;
    if (!made) return;
    toast.success('複製して、新しい下書きにしました。');
    await navigate({ to: `/jobs/draft/${kind}/$id/edit`, params: { id: made.jobOpeningId } });
  };
}
