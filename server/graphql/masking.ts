import { GraphQLError } from 'graphql';
import { DomainError } from '../lib/errors.ts';
import type { Services } from '../lib/services.ts';

export const maskedMessage = '予期しないエラーが発生しました。時間をおいてもう一度お試しください。';

/** Errors meant for the caller are GraphQL errors of our own making, or of the protocol's; anything behind one is a surprise. */
function isMeant(error: unknown): error is GraphQLError {
  return (
    error instanceof GraphQLError &&
    (error.originalError === undefined || error.originalError === null || isMeant(error.originalError))
  );
}

/** Hides an unexpected failure behind an id, and logs it with that id. */
export function maskError(error: unknown, { log, newId }: Pick<Services, 'log' | 'newId'>): GraphQLError {
  if (isMeant(error)) return error;
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (cause instanceof DomainError && cause.code === 'RateLimitExceededError') return tooOften(error, cause);
  const id = newId();
  log.error({ err: cause, errorId: id }, 'unexpected error');
  return new GraphQLError(maskedMessage, {
    ...(error instanceof GraphQLError && error.path && { path: error.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR', id },
  });
}

/** A limit is no surprise, even where the answer has no place for errors. */
function tooOften(error: unknown, { message, details }: DomainError): GraphQLError {
  return new GraphQLError(message, {
    ...(error instanceof GraphQLError && error.path && { path: error.path }),
    extensions: { code: 'RATE_LIMITED', retryAt: details.retryAt?.toISOString() ?? null },
  });
}
