import type { FormError } from '../../../lib/failureWords.ts';

export function isGone(errors: readonly FormError[]): boolean {
  return errors.some(({ __typename: kind }) => kind === 'JobOpeningNotFoundError');
}

/** A colleague deleted the question. */
export function isQuestionGone(errors: readonly FormError[]): boolean {
  return errors.some(({ __typename: kind }) => kind === 'JobOpeningQuestionNotFoundError');
}
