import type { FormError } from '../../../lib/failureWords.ts';

/** What the server says of a draft that somebody deleted. */
export function isGone(errors: readonly FormError[]): boolean {
  return errors.some(({ __typename: kind }) => kind === 'JobOpeningNotFoundError');
}

/** A question that somebody took away meanwhile. */
export function isQuestionGone(errors: readonly FormError[]): boolean {
  return errors.some(({ __typename: kind }) => kind === 'JobOpeningQuestionNotFoundError');
}
