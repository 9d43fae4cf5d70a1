import { useEffect } from 'react';
import { ahead } from '../../../lib/ahead.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { GraphQLTaggedNode } from 'relay-runtime';

const everyMs = 5_000;

/** Asks the server again every few seconds, as long as there is something to wait for and somebody looks at the page. */
export function useLookAgain(loadQuery: () => Promise<GraphQLTaggedNode>, waiting: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!waiting) return undefined;
    let left = false;
    const look = async (): Promise<void> => {
      const query = await loadQuery();
      if (!left) await fetchQuery(environment, query, {}, { fetchPolicy: 'network-only' }).toPromise();
    };
    const timer = setInterval(() => {
      // A look that fails is made up for by the next one.
      if (document.visibilityState !== 'hidden') ahead(look);
    }, everyMs);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [environment, loadQuery, waiting]);
}
