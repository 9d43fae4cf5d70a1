import * as v from 'valibot';
import { atMost } from '../../../lib/forms/personRules.ts';

const types = ['FREELANCE', 'CORPORATE', 'SIDEJOB'] as const;

export type EngagementType = (typeof types)[number];

/** Those who have an employer, from whom they are hidden. */
export function hasEmployer(type: EngagementType | null): boolean {
  return type === 'CORPORATE' || type === 'SIDEJOB';
}

export const engagementSchema = v.pipe(
  v.object({
    engagementType: v.nullable(v.picklist(types)),
    nameOfCompanyYouCurrentlyWorkFor: v.pipe(v.string(), v.trim(), atMost(100, '会社名')),
    corporateName: v.pipe(v.string(), v.trim(), atMost(100, '屋号')),
  }),
  v.forward(
    v.check(({ engagementType }) => engagementType !== null, '働き方を1つ選んでください。'),
    ['engagementType'],
  ),
  v.forward(
    v.check(
      ({ engagementType, nameOfCompanyYouCurrentlyWorkFor: name }) =>
        !hasEmployer(engagementType) || name !== '',
      '現在の勤め先の会社名を入力してください。',
    ),
    ['nameOfCompanyYouCurrentlyWorkFor'],
  ),
  // The name of a company that one no longer works for, or a trade name that no longer fits, is not sent.
  v.transform(({ engagementType, nameOfCompanyYouCurrentlyWorkFor, corporateName }) => ({
    engagementType: engagementType ?? 'FREELANCE',
    nameOfCompanyYouCurrentlyWorkFor: hasEmployer(engagementType) ? nameOfCompanyYouCurrentlyWorkFor : null,
    corporateName: engagementType === 'CORPORATE' || corporateName === '' ? null : corporateName,
  })),
);

export type EngagementValues = v.InferInput<typeof engagementSchema>;
