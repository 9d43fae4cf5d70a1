import { useEffect } from 'react';
import type { MutationParameters, VariablesOf } from 'relay-runtime';
import { ahead } from '../../lib/ahead.ts';
import type { FormError } from '../../lib/failureWords.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { type LateMutation, useLateCommit } from '../../relay/lateMutation.ts';
import { useActBy } from './useActBy.ts';

interface LateAct<TMutation extends MutationParameters> {
  readonly act: (variables: VariablesOf<TMutation>) => Promise<TMutation['response'] | null>;
  readonly pending: VariablesOf<TMutation> | null;
}

/** `useAct` whose document comes once the page rests, so that the first press need not wait for it. */
export function useLateAct<TMutation extends MutationParameters>(
  mutation: LateMutation,
  errorsOf: (response: TMutation['response']) => readonly FormError[],
): LateAct<TMutation> {
  useEffect(() => whenIdle(() => ahead(mutation.fetch)), [mutation]);
  return useActBy(useLateCommit<TMutation>(mutation), errorsOf);
}
