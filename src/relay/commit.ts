import { commitMutation } from 'relay-runtime';
import type { GraphQLTaggedNode, IEnvironment, MutationParameters, VariablesOf } from 'relay-runtime';
import type { CommitOptions } from './useCommit.ts';

/** `useCommit` for what outlives components: rejects when there is no answer. */
export function commit<TMutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
  { signal, ...options }: Pick<CommitOptions, 'signal' | 'uploadables'> = {},
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    const request = commitMutation<TMutation>(environment, {
      mutation,
      variables,
      ...options,
      onCompleted: (response, errors) => {
        const [first] = errors ?? [];
        if (first === undefined) resolve(response);
        else reject(new Error(first.message, { cause: errors }));
      },
      onError: reject,
    });
    signal?.addEventListener('abort', () => {
      request.dispose();
      reject(signal.reason);
    });
  });
}
