/* oxlint-disable relay/unused-fields -- what it asks for fills the store for whatever shows the opening */
import { graphql, readInlineData } from 'relay-runtime';
import type { usePublish_opening$key } from '../../../../../__generated__/usePublish_opening.graphql.ts';
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

/** Of what publishing changes. */
function isHeld(opening: usePublish_opening$key): boolean {
  const { hold } = readInlineData(
    graphql`
      fragment usePublish_opening on JobOpening @inline {
        id
        status
        publishedAt
        hasPendingChange
        hold {
          reason
        }
      }
    `,
    opening,
  );
  return hold != null;
}

/** By the kind's own mutation. */
export function usePublish(kind: DraftKind): (id: string) => Promise<Published> {
  const contract = useCommit<usePublishContractMutation>(graphql`
    mutation usePublishContractMutation($id: ID!) {
      payload: publishDraftContractJobOpening(jobOpeningId: $id) {
        jobOpening {
          ...usePublish_opening
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
          ...usePublish_opening
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
          ...usePublish_opening
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
    return { errors, isHeld: jobOpening != null && isHeld(jobOpening) };
  };
}
