import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { NewId } from '../../../lib/ids.ts';
import type { JobProfileRow, RewardPriceRow } from '../profiles/sql.ts';

export interface JobProfileValues {
  readonly job_seeking_status: JobProfileRow['jobSeekingStatus'];
  readonly operational_hours: JobProfileRow['operationalHours'];
  readonly operational_availabilities: readonly ('HOLIDAY' | 'WEEKDAY_DAY_TIME' | 'WEEKDAY_NIGHT_TIME')[];
  readonly way_of_workings: readonly ('FLEXIBLE' | 'FULL_REMOTE' | 'OFFICE')[];
  readonly reward_note: string | null;
}

export type RewardPriceValues = Pick<
  RewardPriceRow,
  'grossPrice' | 'netPrice' | 'rewardCategory' | 'rewardType'
>;

export async function seekingStatus(
  trx: Transaction<Tables>,
  userId: string,
): Promise<JobProfileRow['jobSeekingStatus'] | undefined> {
  const row = await trx
    .selectFrom('creator_job_profiles')
    .select('job_seeking_status')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.job_seeking_status;
}

export async function insertJobProfile(
  trx: Transaction<Tables>,
  id: string,
  userId: string,
  values: JobProfileValues,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('creator_job_profiles')
    .values({
      ...values,
      id,
      user_id: userId,
      latest_job_seeking_status_changed_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function updateJobProfile(
  trx: Transaction<Tables>,
  userId: string,
  values: Partial<JobProfileValues>,
  { now, statusChanged }: { readonly now: Date; readonly statusChanged: boolean },
): Promise<void> {
  await trx
    .updateTable('creator_job_profiles')
    .set({
      ...values,
      updated_at: now,
      ...(statusChanged && { latest_job_seeking_status_changed_at: now }),
    })
    .where('user_id', '=', userId)
    .execute();
}

export async function replaceRewardPrices(
  trx: Transaction<Tables>,
  userId: string,
  prices: readonly RewardPriceValues[],
  newId: NewId,
): Promise<void> {
  await trx.deleteFrom('creator_reward_prices').where('user_id', '=', userId).execute();
  if (prices.length === 0) return;
  await trx
    .insertInto('creator_reward_prices')
    .values(
      prices.map((price, position) => ({
        id: newId(),
        user_id: userId,
        reward_category: price.rewardCategory,
        reward_type: price.rewardType,
        net_price: price.netPrice,
        gross_price: price.grossPrice,
        position,
      })),
    )
    .execute();
}

/** News for the creator's followers. */
export async function insertSeekingActivity(
  trx: Transaction<Tables>,
  id: string,
  userId: string,
  status: JobProfileRow['jobSeekingStatus'],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('activities')
    .values({
      id,
      user_id: userId,
      type: 'EDIT_JOB_SEEKING_STATUS',
      job_seeking_status: status,
      occurred_at: now,
    })
    .execute();
}
