import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import type { ChoiceCounts } from '../../ui/filters/filterFacet.ts';

interface ChoiceRow {
  readonly value: string;
  readonly count: number;
  readonly isMore: boolean;
}

/** Nothing waits for these numbers: the last ones stay until the next are there, and without an answer there are none. */
export function useChoiceCounts<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  rowsOf: (response: TQuery['response']) => readonly ChoiceRow[],
): ChoiceCounts | undefined {
  const environment = useRelayEnvironment();
  const [counts, setCounts] = useState<ChoiceCounts>();
  const ask = useEffectEvent((_asked: string) =>
    fetchQuery<TQuery>(environment, query, variables).subscribe({
      next: (response) =>
        setCounts(new Map(rowsOf(response).map(({ value, ...count }) => [value, count] as const))),
      error: () => undefined,
    }),
  );
  const asked = JSON.stringify(variables);
  useEffect(() => {
    const request = ask(asked);
    return () => request.unsubscribe();
  }, [asked]);
  return counts;
}
