import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime';
import { commit } from './commit.ts';
import type { CommitOptions } from './commit.ts';

/** `commit` in the component's environment; it also completes after the component is gone. */
export function useCommit<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: VariablesOf<TMutation>, options?: CommitOptions<TMutation>) => Promise<TMutation['response']> {
  const environment = useRelayEnvironment();
  return (variables, options) => commit<TMutation>(environment, mutation, variables, options);
}
