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
import { noteAnswered } from './answeredCommits.ts';
import { mutationErrors } from './mutationErrors.ts';

export interface CommitOptions<TMutation extends MutationParameters = MutationParameters> {
  /** Shown until the answer comes, rolled back when none does. */
  readonly optimisticResponse?: MutationConfig<TMutation>['optimisticResponse'];
  /** The same for what a response cannot express, such as a count. */
  readonly optimisticUpdater?: MutationConfig<TMutation>['optimisticUpdater'];
  readonly updater?: MutationConfig<TMutation>['updater'];
  readonly uploadables?: UploadableMap;
  /** Aborts the request; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * Commits a mutation, even after the component that called it is gone. Resolves once the store has the
 * answer: done, or refused (see `mutationErrors`). If the server demands a fresh proof of identity, asks the
 * person and sends the mutation again. Rejects without an answer: no network, or a failure of the server,
 * even one inside the payload.
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
        noteAnswered(environment);
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
