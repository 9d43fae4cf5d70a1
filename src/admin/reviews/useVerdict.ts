import { useState } from 'react';
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
  /** As it is written by now. */
  readonly reason: string;
  /** What is wrong with it has been said at it. */
  readonly onReasonWrong: () => void;
}

/** The last decision, for the key that takes it back from wherever one is by then. */
let lastUndo: { readonly run: () => void } | null = null;

export const takeLastBack = (): void => lastUndo?.run();

const stale = new Set(['DraftConflictError', 'JobOpeningNotFoundError', 'ProductNotFoundError']);

/** Decides about what lies before one, says so, and takes it back within ten seconds. */
export function useVerdict({ id, onDone, onStale, onUndone, reason, onReasonWrong }: VerdictOf) {
  /** Of which reason it was said. */
  const [wrong, setWrong] = useState<{ readonly message: string; readonly of: string } | null>(null);
  const complain = (message: string): void => {
    setWrong({ message, of: `${id} ${reason}` });
    onReasonWrong();
  };
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
      const wrongReason = errors.find(({ field }) => field === 'reason');
      if (wrongReason !== undefined) complain(wrongReason.message);
      return wrongReason !== undefined;
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
    given: Pick<useVerdictDecideMutation$variables, 'checks' | 'decision' | 'template' | 'version'>,
    said: string,
  ): Promise<boolean> => {
    const isBack = given.decision === 'REJECT';
    if (isBack && reason.trim() === '') {
      complain('差し戻しの理由を入力してください。');
      return false;
    }
    const done = await decision.act({
      ...given,
      id,
      reason: isBack ? reason : null,
      template: isBack ? given.template : null,
    });
    if (done === null) return false;
    lastUndo = { run: takeBack };
    offerUndo(said, takeBack, { id: `review-${id}` });
    onDone();
    return true;
  };
  return {
    decide,
    pending: decision.pending,
    reasonError: wrong?.of === `${id} ${reason}` ? wrong.message : undefined,
  };
}
