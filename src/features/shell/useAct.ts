import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { FormError } from '../../lib/failureWords.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { type Act, useActBy } from './useActBy.ts';

/**
 * A mutation behind a single button, without a form: a refusal is told by a toast, and a second press while it is under way
 * does nothing. `act` answers null for what was not done. `pending` holds the variables that are being sent, so that of many
 * rows the one at work can say so.
 */
export function useAct<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  errorsOf: (response: TMutation['response']) => readonly FormError[],
  onRefused?: (errors: readonly FormError[]) => boolean,
): Act<TMutation> {
  return useActBy(useCommit<TMutation>(mutation), errorsOf, onRefused);
}
