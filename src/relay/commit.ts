import { commitMutation } from 'relay-runtime';
import type {
  GraphQLTaggedNode,
  IEnvironment,
  MutationConfig,
  MutationParameters,
  UploadableMap,
  VariablesOf,
} from 'relay-runtime';
import type { FormError } from '../lib/failureWords.ts';
import { mutationErrors } from './mutationErrors.ts';

export interface CommitOptions<TMutation extends MutationParameters = MutationParameters> {
  /** What is shown until the answer comes; taken back when it does not. */
  readonly optimisticResponse?: MutationConfig<TMutation>['optimisticResponse'];
  /** The same for what a response cannot say, such as a count. */
  readonly optimisticUpdater?: MutationConfig<TMutation>['optimisticUpdater'];
  readonly updater?: MutationConfig<TMutation>['updater'];
  readonly uploadables?: UploadableMap;
  /** Takes the request back while it is under way; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * Commits a mutation, past the component that asked for it. Resolves with the answer once the store has it: what was done, or why it was
 * refused (`mutationErrors`). Rejects when there is no answer: no network, or a failure of the server, which is no refusal even where it
 * stands in the payload.
 */
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
        const failure = errors?.[0] ?? mutationErrors(response).find(isFailure);
        if (failure === undefined) resolve(response);
        else reject(new Error(failure.message, { cause: failure }));
      },
      onError: reject,
    });
    signal?.addEventListener('abort', () => {
      request.dispose();
      reject(signal.reason);
    });
  });
}

function isFailure({ __typename: kind }: FormError): boolean {
  return kind === 'InternalServerError';
}
