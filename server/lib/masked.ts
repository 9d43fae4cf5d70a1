import { GraphQLError } from 'graphql';
import { tallyNumber } from './process/numberTally.ts';
import type { Services } from './services.ts';

/** What somebody is told of a failure that nobody foresaw, whatever it was. */
export const maskedMessage = '予期しないエラーが発生しました。時間をおいてもう一度お試しください。';

/** Errors meant for the caller are GraphQL errors of our own making, or of the protocol's; anything behind one is a surprise. */
export function isMeant(error: unknown): error is GraphQLError {
  return (
    error instanceof GraphQLError &&
    (error.originalError === undefined || error.originalError === null || isMeant(error.originalError))
  );
}

/** Logs a surprise, and answers the id that it is told by. */
export function logSurprise(error: unknown, { log, newId }: Pick<Services, 'log' | 'newId'>): string {
  const id = newId();
  tallyNumber('error');
  log.error({ err: error, errorId: id }, 'unexpected error');
  return id;
}
