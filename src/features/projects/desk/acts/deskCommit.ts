/** Mutations of the desk: shown at once, taken back when refused, past any component. */
import type {
  GraphQLTaggedNode,
  IEnvironment,
  MutationParameters,
  SelectorStoreUpdater,
  VariablesOf,
} from 'relay-runtime';
import { failureWords, withTime } from '../../../../lib/failureWords.ts';
import { commit } from '../../../../relay/commit.ts';
import { mutationErrors } from '../../../../relay/mutationErrors.ts';

/** Refused or not reached: the words to show. */
export class DeskRefusal extends Error {
  override readonly name = 'DeskRefusal';
}

export function refusalWords(error: unknown): string {
  return error instanceof DeskRefusal ? error.message : '処理できませんでした。もう一度お試しください。';
}

interface DeskMutation<TMutation extends MutationParameters> {
  readonly variables: VariablesOf<TMutation>;
  readonly show?: SelectorStoreUpdater<TMutation['response']>;
  /** Says of an answer with an error that it is as good as one without. */
  readonly isDone?: (response: TMutation['response']) => boolean;
}

/** `commit` that rejects with the words to show, for a refusal as well. */
export async function commitOnDesk<TMutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  { variables, show, isDone }: DeskMutation<TMutation>,
): Promise<TMutation['response']> {
  const options = show === undefined ? {} : { optimisticUpdater: show };
  const response = await commit<TMutation>(environment, mutation, variables, options).catch(
    (error: unknown) => {
      throw new DeskRefusal(failureWords(error), { cause: error });
    },
  );
  if (isDone?.(response)) return response;
  const [refusal] = mutationErrors(response);
  if (refusal !== undefined) throw new DeskRefusal(withTime(refusal));
  return response;
}
