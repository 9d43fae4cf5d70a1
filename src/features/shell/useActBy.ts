import { useRef, useState } from 'react';
import type { MutationParameters, VariablesOf } from 'relay-runtime';
import { failureWords, type FormError, withTime } from '../../lib/failureWords.ts';
import type { CommitOptions } from '../../relay/commit.ts';
import { toast } from '../../ui/toast.ts';

export interface Act<TMutation extends MutationParameters> {
  readonly act: (
    variables: VariablesOf<TMutation>,
    options?: Pick<CommitOptions<TMutation>, 'optimisticResponse'>,
  ) => Promise<TMutation['response'] | null>;
  readonly pending: VariablesOf<TMutation> | null;
}

/** `useAct` by another way to commit. */
export function useActBy<TMutation extends MutationParameters>(
  commit: (
    variables: VariablesOf<TMutation>,
    options?: CommitOptions<TMutation>,
  ) => Promise<TMutation['response']>,
  errorsOf: (response: TMutation['response']) => readonly FormError[],
  /** Shows a refusal itself, instead of the toast, where it answers true. */
  onRefused?: (errors: readonly FormError[]) => boolean,
): Act<TMutation> {
  const [pending, setPending] = useState<VariablesOf<TMutation> | null>(null);
  const sending = useRef(false);
  const send = async (
    variables: VariablesOf<TMutation>,
    options?: CommitOptions<TMutation>,
  ): Promise<TMutation['response'] | null> => {
    try {
      const response = await commit(variables, options);
      const errors = errorsOf(response);
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
