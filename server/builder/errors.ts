import { DomainError, errorNames } from '../lib/errors.ts';
import type { ErrorName } from '../lib/errors.ts';
import { builder } from './builder.ts';

/** Errors that belong to one input field say which. */
const withField: ReadonlySet<ErrorName> = new Set(['UserInputInvalidError', 'ArgumentInvalidError', 'InvalidImageInputError']);

export const ErrorInterface = builder.interfaceRef<DomainError>('Error').implement({
  description: 'An expected failure. The message is Japanese and may be shown to the person as it is.',
  resolveType: (error) => error.code,
  fields: (t) => ({ message: t.exposeString('message') }),
});

for (const name of errorNames) {
  builder.objectRef<DomainError>(name).implement({
    interfaces: [ErrorInterface],
    isTypeOf: (value) => value instanceof DomainError && value.code === name,
    fields: (t) => ({
      ...(withField.has(name) && {
        field: t.string({
          nullable: true,
          description: 'The input field that the message belongs to, as a dotted path.',
          resolve: (error) => error.details.field ?? null,
        }),
      }),
      ...(name === 'RateLimitExceededError' && {
        retryAt: t.field({ type: 'DateTime', nullable: true, resolve: (error) => error.details.retryAt ?? null }),
      }),
    }),
  });
}

export interface Failed {
  readonly errors: readonly DomainError[];
}

/**
 * Runs a use case for a mutation that names the errors it may answer. One of those becomes the payload's `errors`; anything else is
 * thrown on, to be masked and logged as the surprise it is.
 */
export async function orErrors<Payload extends object>(
  expected: readonly ErrorName[],
  run: () => Promise<Payload>,
): Promise<(Payload & { errors: [] }) | Failed> {
  try {
    return { ...(await run()), errors: [] };
  } catch (error) {
    if (error instanceof DomainError && expected.includes(error.code)) return { errors: [error] };
    throw error;
  }
}
