import { useRef, useState } from 'react';
import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime';
import { failureWords, type FormError, withTime } from '../../lib/failureWords.ts';
import type { CommitOptions } from '../../relay/commit.ts';
import { mutationErrors } from '../../relay/mutationErrors.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { toast } from '../../ui/feedback/toast.ts';

interface Act<TMutation extends MutationParameters> {
  readonly act: (
    variables: VariablesOf<TMutation>,
    options?: Pick<CommitOptions<TMutation>, 'optimisticResponse' | 'updater'>,
  ) => Promise<TMutation['response'] | null>;
  readonly pending: VariablesOf<TMutation> | null;
}

/**
 * A mutation behind a single button, without a form: a refusal is told by a toast, and a second press while it is under way
 * does nothing. `act` answers null for what was not done. `pending` holds the variables that are being sent, so that of many
 * rows the one at work can say so.
 */
export function useAct<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  /** Shows a refusal itself, instead of the toast, where it answers true. */
  onRefused?: (errors: readonly FormError[]) => boolean,
): Act<TMutation> {
  const commit = useCommit<TMutation>(mutation);
  const [pending, setPending] = useState<VariablesOf<TMutation> | null>(null);
  const sending = useRef(false);
  const send = async (
    variables: VariablesOf<TMutation>,
    options?: CommitOptions<TMutation>,
  ): Promise<TMutation['response'] | null> => {
    try {
      const response = await commit(variables, options);
      const errors = mutationErrors(response);
      const [refusal] = errors;
      if (refusal === undefined) return response;
      if (onRefused?.(errors) !== true) toast.error(withTime(refusal));
    } catch (error) {
      toast.error(failureWords(error));
    }
    return null;
  };
  const act = async (
    variables: VariablesOf<TMutation>,
    options?: CommitOptions<TMutation>,
  ): Promise<TMutation['response'] | null> => {
    if (sending.current) return null;
    sending.current = true;
    setPending(variables);
    const response = await send(variables, options);
    sending.current = false;
    setPending(null);
    return response;
  };
  return { act, pending };
}
