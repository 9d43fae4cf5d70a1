import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { payload } from '../../../builder/payload.ts';
import type { EngagementRow } from './engagementsSql.ts';
import { Engagement } from './engagementType.ts';

/** What the acts on a work have in common: who may, what they are given and what they answer. */

export const owners = ['CORPORATE_USER'] as const;

export const creators = ['CREATOR_USER'] as const;

export const EngagementPayload = payload<{ readonly engagement: EngagementRow }>(
  'EngagementPayload',
  (t) => ({
    engagement: t.field({
      type: Engagement,
      nullable: true,
      resolve: ({ engagement }) => engagement ?? null,
    }),
  }),
);

export const refusals = [
  'UserInputInvalidError',
  'ArgumentInvalidError',
  'ForbiddenError',
  'RateLimitExceededError',
  'InvalidImageInputError',
] as const;

export const done = (run: () => Promise<EngagementRow>) =>
  orErrors([...refusals], async () => ({ engagement: await run() }));

export const WordsInput = builder.inputType('EngagementWordsInput', {
  fields: (t) => ({ engagementId: t.id({ required: true }), words: t.string({ required: true }) }),
});
