import { DomainError, errorNames, InvalidInputs } from '../lib/request/errors.ts';
import type { DomainErrorDetails, ErrorName } from '../lib/request/errors.ts';
import { builder } from './builder.ts';

/** Errors that name their input field. */
const withField: ReadonlySet<ErrorName> = new Set([
  'UserInputInvalidError',
  'ArgumentInvalidError',
  'InvalidImageInputError',
]);

/** A payload's error. Not an `Error` object: the executor would take it for a failure of the field. */
export interface ExpectedError {
  readonly code: ErrorName;
  readonly message: string;
  readonly details: DomainErrorDetails;
}

export function expectedError({ code, message, details }: DomainError): ExpectedError {
  return { code, message, details };
}

export const ErrorInterface = builder.interfaceRef<ExpectedError>('Error').implement({
  description: 'An expected failure. The message is Japanese and may be shown to the person as it is.',
  resolveType: (error) => error.code,
  fields: (t) => ({ message: t.exposeString('message') }),
});

for (const name of errorNames) {
  builder.objectRef<ExpectedError>(name).implement({
    interfaces: [ErrorInterface],
    fields: (t) => ({
      ...(withField.has(name) && {
        field: t.string({
          nullable: true,
          description: 'The input field that the message belongs to, as a dotted path.',
          resolve: (error) => error.details.field ?? null,
        }),
      }),
      ...(name === 'SecondFactorRequiredError' && {
        signInToken: t.string({
          nullable: true,
          description:
            'For `answerSecondFactor`, within ten minutes; opens nothing by itself. Null where one has to sign in anew.',
          resolve: (error) => error.details.signInToken ?? null,
        }),
      }),
      ...(name === 'RateLimitExceededError' && {
        retryAt: t.field({
          type: 'DateTime',
          nullable: true,
          resolve: (error) => error.details.retryAt ?? null,
        }),
      }),
    }),
  });
}

export interface Failed {
  readonly errors: readonly ExpectedError[];
}

/**
 * Runs a use case. The expected errors (or an `InvalidInputs` of several) become the payload's `errors`;
 * others are thrown on, and `answerInPayloads` logs and answers them as InternalServerError.
 */
export async function orErrors<Payload extends object>(
  expected: readonly ErrorName[],
  run: () => Promise<Payload>,
): Promise<(Payload & { errors: [] }) | Failed> {
  try {
    return { ...(await run()), errors: [] };
  } catch (error) {
    const failures = error instanceof InvalidInputs ? error.errors : [error];
    const answers = failures.map((failure) =>
      failure instanceof DomainError && expected.includes(failure.code) ? expectedError(failure) : undefined,
    );
    if (answers.every((answer) => answer !== undefined)) return { errors: answers };
    throw error;
  }
}
