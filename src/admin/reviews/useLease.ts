import { useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commit } from '../../relay/commit.ts';
import { mutationErrors } from '../../relay/mutationErrors.ts';
import type { useLeaseLeaveMutation } from '../__generated__/useLeaseLeaveMutation.graphql.ts';
import type { useLeaseTakeMutation } from '../__generated__/useLeaseTakeMutation.graphql.ts';

/** Well within the five minutes for which a work is one's own. */
const againMs = 2 * 60_000;

const take = graphql`
  mutation useLeaseTakeMutation($id: ID!) {
    takeReview(id: $id) {
      until
      errors {
        ...adminErrors @relay(mask: false)
      }
    }
  }
`;

const leave = graphql`
  mutation useLeaseLeaveMutation($id: ID!) {
    leaveReview(id: $id) {
      ok
      errors {
        ...adminErrors @relay(mask: false)
      }
    }
  }
`;

/** The work is before this reviewer alone while the pane stands: asked for again and again, given back when they go on. */
export function useLease(id: string | null): { readonly refused: string | null } {
  const environment = useRelayEnvironment();
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let isHere = true;
    const ask = async (): Promise<void> => {
      try {
        const response = await commit<useLeaseTakeMutation>(environment, take, { id });
        if (isHere) setRefused(mutationErrors(response)[0]?.message ?? null);
      } catch {
        // A cut line: asked again with the next turn; the decision itself is refused where somebody else has it.
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), againMs);
    return () => {
      isHere = false;
      clearInterval(timer);
      commit<useLeaseLeaveMutation>(environment, leave, { id }).catch(() => undefined);
    };
  }, [environment, id]);
  return { refused };
}
