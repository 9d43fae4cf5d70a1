import type { FieldMap } from '@pothos/core';
import type { ErrorName } from '../../lib/request/errors.ts';
import type { ExpectedError, Failed } from '../errors.ts';
import type { Answered } from '../payload.ts';
import { staffBuilder } from './staffBuilder.ts';

type SchemaTypes = typeof staffBuilder.$inferSchemaTypes;

/** Errors of staff's mutations; `answerInPayloads` may add the last three to any. */
export const staffErrorNames = [
  'ArgumentInvalidError',
  'DraftConflictError',
  'TokenInvalidError',
  'UserInputInvalidError',
  'ProductNotFoundError',
  'JobOpeningNotFoundError',
  'ForbiddenError',
  'InternalServerError',
  'RateLimitExceededError',
] as const satisfies readonly ErrorName[];

const ErrorInterface = staffBuilder.interfaceRef<ExpectedError>('Error').implement({
  description: 'An expected failure. The message is Japanese and may be shown to the person as it is.',
  resolveType: (error) => error.code,
  fields: (t) => ({ message: t.exposeString('message') }),
});

for (const name of staffErrorNames)
  staffBuilder.objectRef<ExpectedError>(name).implement({
    interfaces: [ErrorInterface],
    fields: (t) => ({
      ...((name === 'UserInputInvalidError' || name === 'ArgumentInvalidError') && {
        field: t.string({
          nullable: true,
          description: 'The input field that the message belongs to.',
          resolve: ({ details }) => details.field ?? null,
        }),
      }),
      ...(name === 'RateLimitExceededError' && {
        retryAt: t.field({
          type: 'DateTime',
          nullable: true,
          resolve: ({ details }) => details.retryAt ?? null,
        }),
      }),
    }),
  });

/** As `payload()` of the members' schema. */
export function staffPayload<Answer extends object>(
  name: string,
  fields: (t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Answered<Answer>>) => FieldMap,
) {
  return staffBuilder.objectRef<Answered<Answer>>(name).implement({
    fields: (t) => ({
      ...fields(t),
      errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
    }),
  });
}

/** A payload without an answer of its own. */
export const StaffOk = staffBuilder.objectRef<Failed>('OkPayload').implement({
  fields: (t) => ({
    ok: t.boolean({ resolve: ({ errors }) => errors.length === 0 }),
    errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
  }),
});
