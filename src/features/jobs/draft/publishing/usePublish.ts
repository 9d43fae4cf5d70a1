import { graphql } from 'react-relay/hooks';
import type { usePublishContractMutation } from '../../../../../__generated__/usePublishContractMutation.graphql.ts';
import type { usePublishFullTimeMutation } from '../../../../../__generated__/usePublishFullTimeMutation.graphql.ts';
import type { usePublishHourlyMutation } from '../../../../../__generated__/usePublishHourlyMutation.graphql.ts';
import type { FormError } from '../../../../lib/failureWords.ts';
import { useCommit } from '../../../../relay/useCommit.ts';
import type { DraftKind } from '../newDraft.ts';

interface Published {
  /** What stood in the way. */
  readonly errors: readonly FormError[];
  /** A rule keeps it from sight until somebody has looked at it. */
  readonly isHeld: boolean;
}

/** By the kind's own mutation. */
export function usePublish(kind: DraftKind): (id: string) => Promise<Published> {
  const contract = useCommit<usePublishContractMutation>(graphql`
    mutation usePublishContractMutation($id: ID!) {
      payload: publishDraftContractJobOpening(jobOpeningId: $id) {
        jobOpening {
          id
          status
          publishedAt
          hasPendingChange
          hold {
            reason
          }
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const hourly = useCommit<usePublishHourlyMutation>(graphql`
    mutation usePublishHourlyMutation($id: ID!) {
      payload: publishDraftHourlyJobOpening(jobOpeningId: $id) {
        jobOpening {
          id
          status
          publishedAt
          hasPendingChange
          hold {
            reason
          }
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const fulltime = useCommit<usePublishFullTimeMutation>(graphql`
    mutation usePublishFullTimeMutation($id: ID!) {
      payload: publishDraftFullTimeJobOpening(jobOpeningId: $id) {
        jobOpening {
          id
          status
          publishedAt
          hasPendingChange
          hold {
            reason
          }
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const commits = { contract, hourly, fulltime };
  return async (id) => {
    const { errors, jobOpening } = (await commits[kind]({ id })).payload;
    return { errors, isHeld: jobOpening?.hold != null };
  };
}
