import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';

const everyMs = 5_000;

interface Look {
  readonly query: GraphQLTaggedNode;
  readonly variables?: Variables;
  /** How often at most; without it as long as it waits. */
  readonly most?: number;
}

/**
 * Polls every few seconds while the page is visible and something is waited for; anew when that is something else.
 * True once it looked in vain as often as it may.
 */
export function useLookAgain(
  waitsFor: string | null,
  { query, variables = {}, most = Infinity }: Look,
): boolean {
  const environment = useRelayEnvironment();
  const [givenUp, setGivenUp] = useState<string | null>(null);
  const look = useEffectEvent((): void => {
    // The next poll makes up for a failure.
    fetchQuery(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      error: () => undefined,
    });
  });
  useEffect(() => {
    if (waitsFor === null) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      if (looks >= most) {
        clearInterval(timer);
        setGivenUp(waitsFor);
        return;
      }
      looks += 1;
      look();
    }, everyMs);
    return () => clearInterval(timer);
  }, [waitsFor, most]);
  return waitsFor !== null && givenUp === waitsFor;
}
