import { GraphQLError } from 'graphql';

export const serializeDateTime = (value: Date): string => value.toISOString();

export function readDateTime(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : undefined;
  if (!date || Number.isNaN(date.getTime())) throw new GraphQLError('DateTime must be an ISO 8601 string.');
  return date;
}
