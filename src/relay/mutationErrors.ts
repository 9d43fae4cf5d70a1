import { graphql } from 'relay-runtime';
import type { FormError } from '../lib/failureWords.ts';
import { isArrayOf, isRecord, isString } from '../lib/guards.ts';

// Every mutation spreads this in its payload's `errors`, unmasked: `errors { ...mutationErrors @relay(mask: false) }`.
void graphql`
  fragment mutationErrors on Error {
    __typename
    message
    ... on ArgumentInvalidError {
      field
    }
    ... on UserInputInvalidError {
      field
    }
    ... on InvalidImageInputError {
      field
    }
    ... on RateLimitExceededError {
      retryAt
    }
  }
`;

const isStringOrAbsent = (value: unknown) => value === undefined || value === null || isString(value);

function isError(value: unknown): value is FormError {
  if (!isRecord(value)) return false;
  const { message, field, retryAt } = value;
  return isString(message) && isStringOrAbsent(field) && isStringOrAbsent(retryAt);
}

const areErrors = isArrayOf(isError);

/** The reasons a mutation was refused, whatever its payload is called; empty when it was done. */
export function mutationErrors(response: object): readonly FormError[] {
  const payloads: readonly unknown[] = Object.values(response);
  return payloads.flatMap((payload) =>
    isRecord(payload) && areErrors(payload['errors']) ? payload['errors'] : [],
  );
}
