import { useMutation } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters, UploadableMap, VariablesOf } from 'relay-runtime';

export interface CommitOptions<TMutation extends MutationParameters = MutationParameters> {
  /** What is shown until the answer comes; taken back when it does not. */
  readonly optimisticResponse?: NonNullable<TMutation['rawResponse']>;
  readonly uploadables?: UploadableMap;
  /** Takes the request back while it is under way; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * A mutation as a promise of its answer, for forms and steps that go on after it. It rejects when there is no answer
 * (network, server); a refusal is an answer, and stands in the payload's `errors`.
 *
 * The answer reaches the store before the promise settles. It is awaited even when the component has gone meanwhile.
 */
export function useCommit<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: VariablesOf<TMutation>, options?: CommitOptions<TMutation>) => Promise<TMutation['response']> {
  const [commit] = useMutation<TMutation>(mutation);
  return (variables, { signal, ...options } = {}) =>
    new Promise((resolve, reject) => {
      const request = commit({
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
