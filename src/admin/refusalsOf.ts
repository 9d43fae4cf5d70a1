import type { FormError } from '../lib/failureWords.ts';
import { mutationErrors } from '../relay/mutationErrors.ts';

/** What a form is told of an act: why it was refused, or nothing, and it goes on. */
export async function refusalsOf(act: Promise<object>, goOn: () => void): Promise<readonly FormError[]> {
  const errors = mutationErrors(await act);
  if (errors.length === 0) goOn();
  return errors;
}
