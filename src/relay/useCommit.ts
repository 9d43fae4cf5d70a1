import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime';
import { commit } from './commit.ts';
import type { CommitOptions } from './commit.ts';

/**
 * A mutation as a promise of its answer, for forms and steps that go on after it. It rejects when there is no answer
 * (network, server); a refusal is an answer, and stands in the payload's `errors`.
 *
 * The answer reaches the store before the promise settles. It is awaited even when the component has gone meanwhile.
 */
export function useCommit<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: VariablesOf<TMutation>, options?: CommitOptions<TMutation>) => Promise<TMutation['response']> {
  const environment = useRelayEnvironment();
  return (variables, options) => commit<TMutation>(environment, mutation, variables, options);
}
