import { commitMutation } from 'relay-runtime';
import type {
  GraphQLTaggedNode,
  IEnvironment,
  MutationConfig,
  MutationParameters,
  UploadableMap,
  VariablesOf,
} from 'relay-runtime';

export interface CommitOptions<TMutation extends MutationParameters = MutationParameters> {
  /** What is shown until the answer comes; taken back when it does not. */
  readonly optimisticResponse?: MutationConfig<TMutation>['optimisticResponse'];
  readonly uploadables?: UploadableMap;
  /** Takes the request back while it is under way; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** `useCommit` for what outlives components: rejects when there is no answer. */
export function commit<TMutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
  { signal, ...options }: CommitOptions<TMutation> = {},
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
