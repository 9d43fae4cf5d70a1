import { graphql } from 'react-relay/hooks';
import { useAct } from '../../features/page/useAct.ts';
import { offerUndo, withdrawUndo } from '../../ui/feedback/undo.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type {
  useVerdictDecideMutation,
  useVerdictDecideMutation$variables,
} from '../__generated__/useVerdictDecideMutation.graphql.ts';
import type { useVerdictUndoMutation } from '../__generated__/useVerdictUndoMutation.graphql.ts';
import { whenDone } from '../whenDone.ts';

interface VerdictOf {
  readonly id: string;
  readonly onDone: () => void;
  /** It is not as it was seen. */
  readonly onStale: () => void;
  readonly onUndone: () => void;
}

/** The last decision, for the key that takes it back from wherever one is by then. */
let lastUndo: { readonly run: () => void } | null = null;

export const takeLastBack = (): void => lastUndo?.run();

const stale = new Set(['DraftConflictError', 'JobOpeningNotFoundError', 'ProductNotFoundError']);

/** Decides about what lies before one, says so, and takes it back within ten seconds. */
export function useVerdict({ id, onDone, onStale, onUndone }: VerdictOf) {
  const decision = useAct<useVerdictDecideMutation>(
    graphql`
      mutation useVerdictDecideMutation(
        $id: ID!
        $version: String!
        $decision: ReviewVerdict!
        $reason: String
        $template: String
        $checks: [ReviewCheckInput!]!
      ) {
        decideReview(
          id: $id
          version: $version
          decision: $decision
          reason: $reason
          template: $template
          checks: $checks
        ) {
          undoUntil
          errors {
            ...adminErrors @relay(mask: false)
          }
        }
      }
    `,
    (errors) => {
      if (errors.some(({ __typename: kind }) => kind !== undefined && stale.has(kind))) onStale();
      return false;
    },
  );
  const undo = useAct<useVerdictUndoMutation>(graphql`
    mutation useVerdictUndoMutation($id: ID!) {
      undoReview(id: $id) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const takeBack = (): void => {
    withdrawUndo(`review-${id}`);
    lastUndo = null;
    void whenDone(undo.act({ id }), () => {
      toast.success('判断を取り消しました。');
      onUndone();
    });
  };
  const decide = async (
    given: Omit<useVerdictDecideMutation$variables, 'id'>,
    said: string,
  ): Promise<boolean> => {
    const done = await decision.act({ id, ...given });
    if (done === null) return false;
    lastUndo = { run: takeBack };
    offerUndo(said, takeBack, { id: `review-${id}` });
    onDone();
    return true;
  };
  return { decide, pending: decision.pending };
}
