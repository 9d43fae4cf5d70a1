import { GraphQLError } from 'graphql';
import { tallyNumber } from '../process/numberTally.ts';
import type { Services } from './services.ts';

/** Shown for any unexpected failure. */
export const maskedMessage = '予期しないエラーが発生しました。時間をおいてもう一度お試しください。';

/**
 * Errors meant for the caller are GraphQL errors of ours or the protocol's, with no other error behind them.
 */
export function isMeant(error: unknown): error is GraphQLError {
  return (
    error instanceof GraphQLError &&
    (error.originalError === undefined || error.originalError === null || isMeant(error.originalError))
  );
}

/** Logs an unexpected error and answers its id. */
export function logSurprise(error: unknown, { log, newId }: Pick<Services, 'log' | 'newId'>): string {
  const id = newId();
  tallyNumber('error');
  log.error({ err: error, errorId: id }, 'unexpected error');
  return id;
}
