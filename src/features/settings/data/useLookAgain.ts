import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { GraphQLTaggedNode } from 'relay-runtime';

const everyMs = 5_000;

/** Asks the server again every few seconds, as long as there is something to wait for and somebody looks at the page. */
export function useLookAgain(query: GraphQLTaggedNode, waiting: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => {
      // A look that fails is made up for by the next one.
      if (document.visibilityState !== 'hidden')
        fetchQuery(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
          error: () => undefined,
        });
    }, everyMs);
    return () => clearInterval(timer);
  }, [environment, query, waiting]);
}
