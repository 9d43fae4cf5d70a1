import { payload } from '../../../builder/payload.ts';
import type { OpeningRow } from './openingSql.ts';
import { JobOpening } from './openingType.ts';

export const JobOpeningPayload = payload<{ readonly jobOpening: OpeningRow | null }>(
  'JobOpeningPayload',
  (t) => ({
    jobOpening: t.expose('jobOpening', {
      type: JobOpening,
      nullable: true,
      description: 'As it now stands.',
    }),
  }),
);
