import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime';
import { failureWords, type FormError, withTime } from '../../lib/failureWords.ts';
import type { CommitOptions } from '../../relay/commit.ts';
import { mutationErrors } from '../../relay/mutationErrors.ts';
import { askShownAnew } from '../../relay/routeQuery.ts';
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
 * A mutation for a button: errors become toasts, and further presses are ignored. `act` answers null on
 * failure; after a refusal, which may mean that the page is old, what it shows is asked for again. `pending` has
 * the variables being sent, to find the row at work.
 */
export function useAct<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  /** True when it shows the errors itself, without a toast. */
  onRefused?: (errors: readonly FormError[]) => boolean,
): Act<TMutation> {
  const environment = useRelayEnvironment();
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
      askShownAnew(environment);
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
