import { commitMutation } from 'relay-runtime';
import type {
  GraphQLTaggedNode,
  IEnvironment,
  MutationConfig,
  MutationParameters,
  UploadableMap,
  VariablesOf,
} from 'relay-runtime';
import { askOnceMore } from '../lib/askOnceMore.ts';
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
 * refused (`mutationErrors`). Where the server wants to know first who it is, the person is asked and the mutation sent again, so that nobody who
 * commits one has to know which ask. Rejects when there is no answer: no network, or a failure of the server, which is no refusal even where it
 * stands in the payload.
 */
export async function commit<TMutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
  options: CommitOptions<TMutation> = {},
): Promise<TMutation['response']> {
  const response = await send(environment, mutation, variables, options);
  if (!mutationErrors(response).some(asksOnceMore) || !(await askOnceMore())) return response;
  return send(environment, mutation, variables, options);
}

function send<TMutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
  { signal, ...options }: CommitOptions<TMutation>,
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

function asksOnceMore({ __typename: kind }: FormError): boolean {
  return kind === 'ConfirmationRequiredError';
}

function isFailure({ __typename: kind }: FormError): boolean {
  return kind === 'InternalServerError';
}
