import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Short enough to seem at once, long enough for a word. */
const restMs = 120;

interface Asking extends OperationType {
  readonly variables: { readonly query: string };
}

interface Answer<TQuery extends Asking> {
  /** What it answers. */
  readonly typed: string;
  readonly data: TQuery['response'];
}

/**
 * Asks about what is typed once it rests. An answer that comes late is dropped; until the next one comes the last one stands. Null while
 * nobody asks, or where nothing was typed.
 */
export function useWhileTyping<TQuery extends Asking>(
  query: GraphQLTaggedNode,
  typed: string | null,
): Answer<TQuery> | null {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer<TQuery> | null>(null);
  const asks = typed !== null && typed !== '';
  // What was typed anew owes nothing to what was asked before.
  if (!asks && answer !== null) setAnswer(null);
  useEffect(() => {
    if (typed === null || typed === '') return undefined;
    let subscription: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<TQuery>(
        environment,
        query,
        { query: typed },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: (data) => setAnswer({ typed, data }),
        // Whoever types goes on without suggestions.
        error: () => setAnswer(null),
      });
    }, restMs);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, query, typed]);
  return asks ? answer : null;
}
