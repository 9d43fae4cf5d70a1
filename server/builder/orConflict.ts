import { orErrors } from './errors.ts';
import type { ExpectedError, Failed } from './errors.ts';
import type { ErrorName } from '../lib/request/errors.ts';

const conflict: ExpectedError = {
  code: 'DraftConflictError',
  message: 'ほかの画面で、新しい内容が保存されています。',
  details: {},
};

/** Runs a write that may conflict with somebody else's: answers the error together with what they wrote. */
export async function orConflict<Payload extends { readonly isConflict: boolean }>(
  expected: readonly ErrorName[],
  run: () => Promise<Payload>,
): Promise<(Payload & { errors: readonly ExpectedError[] }) | Failed> {
  const answer = await orErrors(expected, run);
  return 'isConflict' in answer && answer.isConflict ? { ...answer, errors: [conflict] } : answer;
}
