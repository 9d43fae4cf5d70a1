import { useState } from 'react';
import { useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { FetchPolicy, GraphQLTaggedNode, IEnvironment, OperationType, VariablesOf } from 'relay-runtime';

const retries = new WeakMap<IEnvironment, number>();

function retriesOf(environment: IEnvironment): number {
  return retries.get(environment) ?? 0;
}

/** For an error boundary, before it renders its content again: failed queries are sent again. */
export function retryQueries(environment: IEnvironment): void {
  retries.set(environment, retriesOf(environment) + 1);
}

/**
 * `useLazyLoadQuery` that can retry: Relay remembers a failed query under its fetch key, and without a new
 * key throws the same error again.
 */
export function useQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  {
    fetchPolicy = 'store-or-network',
    version = 0,
  }: {
    readonly fetchPolicy?: FetchPolicy;
    /** Another number asks again. */
    readonly version?: number;
  } = {},
): TQuery['response'] {
  const environment = useRelayEnvironment();
  const [retry] = useState(() => retriesOf(environment));
  return useLazyLoadQuery<TQuery>(query, variables, { fetchKey: `${retry} ${version}`, fetchPolicy });
}
