/** Mutations of the desk: shown at once, taken back when refused, past any component. */
import { commitMutation } from 'relay-runtime';
import type {
  GraphQLTaggedNode,
  IEnvironment,
  MutationParameters,
  SelectorStoreUpdater,
  VariablesOf,
} from 'relay-runtime';
import { failureWords } from '../../../lib/failureWords.ts';

/** Refused or not reached: the words to show. */
export class DeskRefusal extends Error {
  override readonly name = 'DeskRefusal';
}

export function refusalWords(error: unknown): string {
  return error instanceof DeskRefusal ? error.message : 'うまくいきませんでした。もう一度お試しください。';
}

interface Refusable {
  readonly errors: readonly { readonly message: string }[];
}

export function commit<TMutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  {
    variables,
    show,
    refusals,
  }: {
    readonly variables: VariablesOf<TMutation>;
    readonly show?: SelectorStoreUpdater<TMutation['response']>;
    readonly refusals: (response: TMutation['response']) => Refusable;
  },
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, {
      mutation,
      variables,
      ...(show === undefined ? {} : { optimisticUpdater: show }),
      onCompleted: (response, problems) => {
        if (problems != null && problems.length > 0) {
          reject(new DeskRefusal(failureWords(problems)));
          return;
        }
        const [refusal] = refusals(response).errors;
        if (refusal === undefined) resolve(response);
        else reject(new DeskRefusal(refusal.message));
      },
      onError: (error) => reject(new DeskRefusal(failureWords(error), { cause: error })),
    });
  });
}
