import { GraphQLError } from 'graphql';
import { DomainError } from '../lib/request/errors.ts';
import { isMeant, logSurprise, maskedMessage } from '../lib/request/masked.ts';
import type { Services } from '../lib/request/services.ts';

/** Replaces an unexpected error by an id, and logs it with that id. */
export function maskError(error: unknown, services: Pick<Services, 'log' | 'newId'>): GraphQLError {
  if (isMeant(error)) return error;
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (cause instanceof DomainError && cause.code === 'RateLimitExceededError') return tooOften(error, cause);
  return new GraphQLError(maskedMessage, {
    ...(error instanceof GraphQLError && error.path && { path: error.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR', id: logSurprise(cause, services) },
  });
}

/** A rate limit is expected, even where the payload has no place for errors. */
function tooOften(error: unknown, { message, details }: DomainError): GraphQLError {
  return new GraphQLError(message, {
    ...(error instanceof GraphQLError && error.path && { path: error.path }),
    extensions: { code: 'RATE_LIMITED', retryAt: details.retryAt?.toISOString() ?? null },
  });
}
