import * as v from 'valibot';
import { atMost } from '../../../lib/forms/personRules.ts';

const types = ['FREELANCE', 'CORPORATE', 'SIDEJOB'] as const;

export type EngagementType = (typeof types)[number];

/** Types with an employer, from whom the creator is hidden. */
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
  // A name that no longer fits the type is not sent.
  v.transform(({ engagementType, nameOfCompanyYouCurrentlyWorkFor, corporateName }) => ({
    engagementType: engagementType ?? 'FREELANCE',
    nameOfCompanyYouCurrentlyWorkFor: hasEmployer(engagementType) ? nameOfCompanyYouCurrentlyWorkFor : null,
    corporateName: engagementType === 'CORPORATE' || corporateName === '' ? null : corporateName,
  })),
);

export type EngagementValues = v.InferInput<typeof engagementSchema>;
