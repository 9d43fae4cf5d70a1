import { builder } from '../../builder/builder.ts';
import { ErrorInterface } from '../../builder/errors.ts';
import type { ExpectedError } from '../../builder/errors.ts';
import type { OpeningRow } from './openingSql.ts';
import { JobOpening } from './openingType.ts';

interface OpeningAnswer {
  readonly jobOpening?: OpeningRow | null;
  readonly errors: readonly ExpectedError[];
}

export const JobOpeningPayload = builder.objectRef<OpeningAnswer>('JobOpeningPayload').implement({
  fields: (t) => ({
    jobOpening: t.field({
      type: JobOpening,
      nullable: true,
      description: 'As it now stands.',
      resolve: ({ jobOpening }) => jobOpening ?? null,
    }),
    errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
  }),
});
