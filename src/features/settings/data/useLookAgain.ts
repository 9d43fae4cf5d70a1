import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { GraphQLTaggedNode } from 'relay-runtime';

const everyMs = 5_000;

/** Polls every few seconds while waiting and the page is visible. */
export function useLookAgain(query: GraphQLTaggedNode, waiting: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => {
      // The next poll makes up for a failure.
      if (document.visibilityState !== 'hidden')
        fetchQuery(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
          error: () => undefined,
        });
    }, everyMs);
    return () => clearInterval(timer);
  }, [environment, query, waiting]);
}
