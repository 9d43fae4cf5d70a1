import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { breakdownOf, isNetPrice } from '../../../lib/prices.ts';
import * as sql from './jobProfileSql.ts';
import type { JobProfileValues, RewardPriceValues } from './jobProfileSql.ts';
import { atStep, completeRegistration } from '../registration/registration.ts';
import type { Own } from '../registration/registration.ts';
import { setTodo } from '../registration/registrationSql.ts';
import type { JobProfileRow, RewardPriceRow } from '../profiles/sql.ts';

interface RewardPriceInput {
  readonly rewardCategory?: string | null | undefined;
  readonly rewardType: RewardPriceRow['rewardType'];
  readonly netPrice: number;
}

export interface JobProfileInput {
  readonly jobSeekingStatus: JobProfileRow['jobSeekingStatus'];
  readonly operationalHours?: JobProfileRow['operationalHours'] | undefined;
  readonly operationalAvailabilities: JobProfileValues['operational_availabilities'];
  readonly wayOfWorkings: JobProfileValues['way_of_workings'];
  readonly rewardPrices: readonly RewardPriceInput[];
  readonly rewardNote?: string | null | undefined;
}

interface CheckedJobProfile {
  readonly values: JobProfileValues;
  readonly prices: readonly RewardPriceValues[];
}

const pricesAtMost = 20;

function checkJobProfile(input: JobProfileInput): CheckedJobProfile {
  const inputs = new Inputs();
  const values: JobProfileValues = {
    job_seeking_status: input.jobSeekingStatus,
    operational_hours: input.operationalHours ?? null,
    operational_availabilities: [...new Set(input.operationalAvailabilities)],
    way_of_workings: [...new Set(input.wayOfWorkings)],
    reward_note: inputs.lines('rewardNote', '備考', input.rewardNote, 1000),
  };
  const prices = checkPrices(inputs, input.rewardPrices);
  inputs.finish();
  return { values, prices };
}

/** The company's price is always computed here, never taken from the input. */
function checkPrices(inputs: Inputs, given: readonly RewardPriceInput[]): RewardPriceValues[] {
  if (given.length > pricesAtMost) {
    inputs.wrong('rewardPrices', `報酬の目安は${pricesAtMost}件まで登録できます。`);
    return [];
  }
  return given.map(({ rewardCategory, rewardType, netPrice }, index) => {
    const field = `rewardPrices.${index}`;
    if (!isNetPrice(netPrice))
      inputs.wrong(`${field}.netPrice`, '金額は1円から100,000,000円の整数で入力してください。');
    return {
      rewardCategory: inputs.line(`${field}.rewardCategory`, '分野', rewardCategory, 60),
      rewardType,
      netPrice,
      grossPrice: breakdownOf(netPrice).grossPrice,
    };
  });
}

/** Ends the registration. */
export async function createJobProfile(context: Context, input: JobProfileInput): Promise<void> {
  const checked = checkJobProfile(input);
  await atStep(context, ['JOB_PROFILE'], async (own) => {
    await insert(own, checked);
    await completeRegistration(own);
  });
}

/** Ends the registration without a job profile, which can be written later. */
export async function skipJobProfile(context: Context): Promise<void> {
  await atStep(context, ['JOB_PROFILE'], completeRegistration);
}

export async function updateJobProfile(context: Context, input: JobProfileInput): Promise<void> {
  const checked = checkJobProfile(input);
  const status = checked.values.job_seeking_status;
  await atStep(context, ['COMPLETED'], async (own) => {
    const { trx, services, userId, now } = own;
    const before = await sql.seekingStatus(trx, userId);
    if (before === undefined) {
      await insert(own, checked);
    } else {
      await sql.updateJobProfile(trx, userId, checked.values, { now, statusChanged: before !== status });
      await sql.replaceRewardPrices(trx, userId, checked.prices, services.newId);
    }
    // No profile yet counts as not seeking.
    await tellFollowers(own, before ?? 'NOT_SEEKING', status);
  });
}

export async function updateSeekingStatus(
  context: Context,
  status: JobProfileRow['jobSeekingStatus'],
): Promise<void> {
  await atStep(context, ['COMPLETED'], async (own) => {
    const { trx, userId, now } = own;
    const before = await sql.seekingStatus(trx, userId);
    if (before === undefined) throw new DomainError('ForbiddenError', '先に、仕事の条件を登録してください。');
    if (before === status) return;
    await sql.updateJobProfile(trx, userId, { job_seeking_status: status }, { now, statusChanged: true });
    await tellFollowers(own, before, status);
  });
}

async function insert({ trx, services, userId, now }: Own, checked: CheckedJobProfile): Promise<void> {
  await sql.insertJobProfile(trx, services.newId(), userId, checked.values, now);
  await sql.replaceRewardPrices(trx, userId, checked.prices, services.newId);
  await setTodo(trx, userId, 'job_profile_registered_at', now);
}

async function tellFollowers(
  { trx, services, userId, now }: Own,
  before: JobProfileRow['jobSeekingStatus'],
  status: JobProfileRow['jobSeekingStatus'],
): Promise<void> {
  if (before !== status) await sql.insertSeekingActivity(trx, services.newId(), userId, status, now);
}
