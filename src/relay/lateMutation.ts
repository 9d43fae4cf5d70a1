import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime';
import { commit } from './commit.ts';

export interface LateMutation {
  /** Fetches the document before it is wanted. */
  readonly fetch: () => Promise<GraphQLTaggedNode>;
  /** What was fetched. */
  readonly node: () => GraphQLTaggedNode | null;
}

/** A mutation whose document is not part of the page: only a press needs it. */
export function lateMutation(load: () => Promise<GraphQLTaggedNode>): LateMutation {
  let loaded: GraphQLTaggedNode | null = null;
  return {
    fetch: async () => {
      loaded = await load();
      return loaded;
    },
    node: () => loaded,
  };
}

/** `useCommit` for it. A document that cannot be had rejects like a request. */
export function useLateCommit<TMutation extends MutationParameters>(
  mutation: LateMutation,
): (variables: VariablesOf<TMutation>) => Promise<TMutation['response']> {
  const environment = useRelayEnvironment();
  return async (variables) =>
    commit<TMutation>(environment, mutation.node() ?? (await mutation.fetch()), variables);
}
