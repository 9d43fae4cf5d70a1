import { useEffect, useEffectEvent } from 'react';
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

/** Polls every few seconds while waiting and the page is visible. */
export function useLookAgain(waiting: boolean, { query, variables = {}, most = Infinity }: Look): void {
  const environment = useRelayEnvironment();
  const look = useEffectEvent((): void => {
    // The next poll makes up for a failure.
    fetchQuery(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      error: () => undefined,
    });
  });
  useEffect(() => {
    if (!waiting) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      looks += 1;
      look();
      if (looks >= most) clearInterval(timer);
    }, everyMs);
    return () => clearInterval(timer);
  }, [waiting, most]);
}
