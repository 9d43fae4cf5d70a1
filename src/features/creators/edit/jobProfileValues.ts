import * as v from 'valibot';
import { optionalText } from '../../../lib/forms/personRules.ts';
import { none } from './profileValues.ts';

export const maxRewards = 20;
export const maxNetPrice = 100_000_000;

const statuses = ['SEEKING', 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER', 'NOT_SEEKING'] as const;
const hours = [
  'LESS_THAN_10_HOURS_PER_WEEK',
  'FROM_10_TO_20_HOURS_PER_WEEK',
  'FROM_20_TO_30_HOURS_PER_WEEK',
  'FROM_30_TO_40_HOURS_PER_WEEK',
  'MORE_THAN_40_HOURS_PER_WEEK',
] as const;
const availabilities = ['WEEKDAY_DAY_TIME', 'WEEKDAY_NIGHT_TIME', 'HOLIDAY'] as const;
const ways = ['FULL_REMOTE', 'OFFICE', 'FLEXIBLE'] as const;
const rewardTypes = ['CONTRACT_UNIT', 'HOURLY_RATE'] as const;

const rewardSchema = v.pipe(
  v.object({
    /** React key; never sent. */
    key: v.string(),
    rewardCategory: optionalText('分野', 60),
    rewardType: v.picklist(rewardTypes),
    netPrice: v.pipe(
      v.nullable(v.number()),
      v.check((price) => price !== null, '受取額を入力してください。'),
      v.check(
        (price) => price === null || (Number.isSafeInteger(price) && price >= 1 && price <= maxNetPrice),
        '1円から1億円までの金額を入力してください。',
      ),
    ),
  }),
  v.transform(({ rewardCategory, rewardType, netPrice }) => ({
    rewardCategory,
    rewardType,
    netPrice: netPrice ?? 0,
  })),
);

export const jobProfileSchema = v.pipe(
  v.object({
    jobSeekingStatus: v.nullable(v.picklist(statuses)),
    operationalHours: v.pipe(
      v.nullable(v.picklist([...hours, none])),
      v.transform((value) => (value === none ? null : value)),
    ),
    operationalAvailabilities: v.array(v.picklist(availabilities)),
    wayOfWorkings: v.array(v.picklist(ways)),
    rewardPrices: v.pipe(v.array(rewardSchema), v.maxLength(maxRewards, `報酬は${maxRewards}行までです。`)),
    rewardNote: optionalText('備考', 1000),
  }),
  v.forward(
    v.check(({ jobSeekingStatus }) => jobSeekingStatus !== null, '仕事の希望を1つ選んでください。'),
    ['jobSeekingStatus'],
  ),
  v.transform(({ jobSeekingStatus, ...rest }) => ({
    ...rest,
    jobSeekingStatus: jobSeekingStatus ?? 'NOT_SEEKING',
  })),
);

export type JobProfileValues = v.InferInput<typeof jobProfileSchema>;
export type RewardRow = JobProfileValues['rewardPrices'][number];

export function emptyReward(): RewardRow {
  return { key: crypto.randomUUID(), rewardCategory: '', rewardType: 'CONTRACT_UNIT', netPrice: null };
}
