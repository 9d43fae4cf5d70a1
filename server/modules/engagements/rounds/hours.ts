import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { isDay } from '../../../lib/dates/days.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { isUuid } from '../../../lib/ids.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { actInRound, notNow, workLimits } from '../works/acting.ts';
import type { EngagementRow } from '../works/engagementsSql.ts';
import { isOpen } from '../rules/changing.ts';
import * as sql from './hoursSql.ts';
import type { RoundRow } from './roundsSql.ts';

const writing: RateLimit = { name: 'engagement-hours', hits: 600, windowMs: 3_600_000 };
const mostLines = 400;
const minutesOfDay = 1_440;

interface HoursInput {
  readonly roundId: string;
  /** A new line's UUID from the page; a repeat adds no second. */
  readonly clientId?: string | null | undefined;
  /** The line to change. */
  readonly hoursId?: string | null | undefined;
  readonly workedOn: string;
  readonly minutes: number;
  readonly work: string;
}

function assertOpen(round: RoundRow): void {
  if (round.periodFrom === null) throw notNow(round, '稼働時間は入力できません。');
  if (!isOpen(round)) throw notNow(round, '稼働時間を変更できません。');
}

/** Adds or changes a line of hours. */
export async function saveHours(context: Context, input: HoursInput): Promise<EngagementRow> {
  const { services } = context;
  const inputs = new Inputs();
  const work = inputs.requiredLine('work', '作業の内容', input.work, workLimits.hoursWork);
  const isTime = Number.isInteger(input.minutes) && input.minutes >= 1 && input.minutes <= minutesOfDay;
  if (!isTime) inputs.wrong('minutes', '時間は、1分から24時間までで入力してください。');
  if (!isDay(input.workedOn)) inputs.wrong('workedOn', '日付を確認してください。');
  inputs.finish();
  const given = input.hoursId == null ? (input.clientId ?? null) : keyOf(input.hoursId, 'EngagementHours');
  if (given === undefined || (given !== null && !isUuid(given)))
    throw new DomainError('ArgumentInvalidError', '稼働時間の番号が正しくありません。', { field: 'hoursId' });
  await hit(services, writing, viewerId(context.viewer) ?? '');
  return actInRound(context, input.roundId, 'CREATOR', async ({ trx, round, now }) => {
    assertOpen(round);
    const { periodFrom, periodTo } = round;
    if (
      input.workedOn < (periodFrom ?? '') ||
      input.workedOn > (periodTo ?? '') ||
      input.workedOn > japanDay(now)
    )
      throw new DomainError(
        'UserInputInvalidError',
        '日付は、この回の期間内で今日までの日を入力してください。',
        {
          field: 'workedOn',
        },
      );
    const lines = await sql.hoursOf(trx, [round.id]);
    const others = lines.filter(({ id }) => id !== given);
    if (others.length >= mostLines)
      throw new DomainError('ArgumentInvalidError', `稼働時間は、1回に${mostLines}件まで入力できます。`, {
        field: 'workedOn',
      });
    const ofDay = others.filter(({ workedOn }) => workedOn === input.workedOn);
    if (ofDay.reduce((sum, { minutes }) => sum + minutes, input.minutes) > minutesOfDay)
      throw new DomainError('UserInputInvalidError', '1日の合計が24時間を超えています。', {
        field: 'minutes',
      });
    const isStored = await sql.putHours(trx, {
      id: given ?? services.newId(),
      round_id: round.id,
      worked_on: input.workedOn,
      minutes: input.minutes,
      work,
      written_at: now,
    });
    if (!isStored)
      throw new DomainError('ArgumentInvalidError', '稼働時間が見つかりません。', { field: 'hoursId' });
    return undefined;
  });
}

interface RemoveInput {
  readonly roundId: string;
  readonly hoursId: string;
}

export async function removeHours(context: Context, input: RemoveInput): Promise<EngagementRow> {
  const key = keyOf(input.hoursId, 'EngagementHours');
  return actInRound(context, input.roundId, 'CREATOR', async ({ trx, round }) => {
    assertOpen(round);
    if (key !== undefined) await sql.removeHours(trx, round.id, key);
    return undefined;
  });
}
