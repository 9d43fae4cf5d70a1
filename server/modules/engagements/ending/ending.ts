import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { isNetPrice } from '../../../lib/prices.ts';
import { dropChange } from '../../offers/offers/answer.ts';
import { actIn, counted, workLimits } from '../works/acting.ts';
import type { Acting, Outcome } from '../works/acting.ts';
import { agreedPaymentOf } from '../terms/begin.ts';
import { engagementNotFound, roundsOf } from '../works/engagements.ts';
import { hoursOf } from '../rounds/hoursSql.ts';
import * as roundsSql from '../rounds/roundsSql.ts';
import type { RoundRow } from '../rounds/roundsSql.ts';
import { agreedOf } from '../terms/agreedSql.ts';
import { proposedOffer } from '../terms/changesSql.ts';
import type { EngagementRow } from '../works/engagementsSql.ts';
import { askAtEnd, endEngagement } from './endingSql.ts';
import { receipt } from '../rounds/rounds.ts';
import { isOpen } from '../rules/changing.ts';
import { dueOf, inspectBy } from '../rules/dates.ts';
import { mostOwed, needsNotice } from '../rules/ending.ts';
import { amountOfMinutes } from '../rules/taxes.ts';

/** 途中終了: both sides' reasons, and the amount owed until then. */

interface EndInput {
  readonly engagementId: string;
  readonly words: string;
  /** Proposed for undelivered work, before tax; 0 is nothing. */
  readonly netPrice?: number | null | undefined;
}

interface AnswerEndInput extends EndInput {
  /** Agrees to the other side's amount. */
  readonly agrees: boolean;
}

function assertOwner({ viewer }: Context, side: Acting['side']): void {
  if (side === 'COMPANY' && !(viewer.kind === 'user' && viewer.roles.includes('CORPORATE_USER')))
    throw new DomainError('ForbiddenError', '仕事を途中で終えられるのは、会社のアカウントの管理者だけです。');
}

function assertAmount(netPrice: number, rounds: readonly RoundRow[]): void {
  const most = mostOwed(rounds);
  if (netPrice === 0 || (isNetPrice(netPrice) && netPrice <= (most ?? netPrice))) return;
  throw new DomainError(
    'UserInputInvalidError',
    most === null
      ? 'ここまでの報酬(税抜)は、0円から1億円までの整数で入力してください。'
      : `ここまでの報酬(税抜)は、0円から${most.toLocaleString('ja-JP')}円までの整数で入力してください。`,
    { field: 'netPrice' },
  );
}

const other = (side: Acting['side']): Acting['side'] => (side === 'COMPANY' ? 'CREATOR' : 'COMPANY');
const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円(税抜)`;

function readWords(label: string, given: string): string {
  const inputs = new Inputs();
  const words = inputs.requiredLines('words', label, given, workLimits.words);
  inputs.finish();
  return words;
}

/** Worked hours are owed: closes the month. False without hours. */
async function closeHours({ trx, engagement, now }: Acting, round: RoundRow): Promise<boolean> {
  const hours = await hoursOf(trx, [round.id]);
  const minutes = hours.reduce((sum, line) => sum + line.minutes, 0);
  const agreed = await agreedOf(trx, engagement.termsOfferId);
  if (round.netHourPrice === null || minutes === 0 || !agreed) return false;
  const today = japanDay(now);
  const { receivedOn, due } = receipt(agreed, round, today);
  await roundsSql.changeRound(trx, round.id, {
    state: 'DELIVERED',
    net_price: amountOfMinutes(minutes, round.netHourPrice),
    received_on: receivedOn,
    inspect_by: inspectBy(today, round.inspectionDays ?? 0),
    due_on: due.dueOn,
    pay_by: due.payBy,
  });
  return true;
}

/** Ends undelivered work with a reason. Delivered work is still inspected and paid. */
export async function endWork(context: Context, input: EndInput): Promise<EngagementRow> {
  const words = readWords('終了の理由', input.words);
  await counted(context);
  return actIn(context, keyOf(input.engagementId, 'Engagement'), 'EVERYBODY', async (acting) => {
    const { trx, engagement, userId, side, now } = acting;
    assertOwner(context, side);
    if (engagement.endedAt !== null) return undefined;
    const rounds = (await roundsSql.roundsOf(trx, [engagement.id])).filter(isOpen);
    if (rounds.length === 0)
      throw new DomainError('ArgumentInvalidError', '納品を待っている回がないため、途中で終えられません。', {
        field: 'engagementId',
      });
    // Worked hours are owed whatever is proposed.
    const netPrice = engagement.remunerationType === 'HOURLY_RATE' ? null : (input.netPrice ?? null);
    if (netPrice !== null) assertAmount(netPrice, rounds);
    for (const round of rounds) await closeHours(acting, round);
    await endEngagement(trx, engagement.id, { userId, now, asks: other(side), netPrice });
    const offerId = await proposedOffer(trx, engagement.id);
    const said =
      offerId === undefined ? [] : await dropChange(trx, context, { offerId, userId, room: acting.room });
    return {
      kind: 'ENDED_EARLY',
      news: 'WORK_ENDED_EARLY',
      roundId: null,
      words,
      netPrice,
      saying: `「${engagement.title}」を途中で終えることにしました。\n${words}${
        netPrice === null ? '' : `\nここまでの報酬として、${yen(netPrice)}を提案します。`
      }${offerId === undefined ? '' : '\n返信を待っていた条件の変更は、取り下げになります。'}`,
      said,
    };
  });
}

/** The agreed amount is owed from the end on, like an accepted delivery. */
async function settle({ trx, engagement, now }: Acting, netPrice: number): Promise<void> {
  await askAtEnd(trx, engagement.id, { asks: null, netPrice });
  const round = (await roundsSql.roundsOf(trx, [engagement.id])).find(({ state }) => state === 'ENDED_EARLY');
  if (netPrice === 0 || !round) return;
  const agreed = await agreedOf(trx, engagement.termsOfferId);
  if (!agreed) throw engagementNotFound();
  const today = japanDay(now);
  const receivedOn = japanDay(engagement.endedAt ?? now);
  const due = dueOf(agreedPaymentOf(agreed, round), receivedOn);
  await roundsSql.changeRound(trx, round.id, {
    state: 'ACCEPTED',
    net_price: netPrice,
    received_on: receivedOn,
    due_on: due.dueOn,
    // Agreed after it was due: pay at once.
    pay_by: due.payBy < today ? today : due.payBy,
    accepted_at: now,
  });
}

/** The other side's reason; it agrees to the amount or proposes another. */
export async function answerEnd(context: Context, input: AnswerEndInput): Promise<EngagementRow> {
  const words = readWords('理由', input.words);
  await counted(context);
  return actIn(context, keyOf(input.engagementId, 'Engagement'), 'EVERYBODY', async (acting) => {
    const { trx, engagement, side } = acting;
    assertOwner(context, side);
    if (engagement.endAsks !== side)
      throw new DomainError('ArgumentInvalidError', '返答を待っている途中終了がありません。', {
        field: 'engagementId',
      });
    const rounds = (await roundsSql.roundsOf(trx, [engagement.id])).filter(
      ({ state }) => state === 'ENDED_EARLY',
    );
    const isHourly = engagement.remunerationType === 'HOURLY_RATE';
    const proposed = engagement.endNetPrice;
    const answered = (kind: 'END_ANSWERED' | 'END_SETTLED', netPrice: number | null): Outcome => ({
      kind,
      news: kind === 'END_SETTLED' ? 'WORK_END_SETTLED' : 'WORK_END_ANSWERED',
      roundId: null,
      words,
      netPrice,
      saying: `「${engagement.title}」の途中終了に返答しました。\n${words}${
        netPrice === null
          ? ''
          : kind === 'END_SETTLED'
            ? `\nここまでの報酬は、${yen(netPrice)}とします。`
            : `\nここまでの報酬として、${yen(netPrice)}を提案します。`
      }`,
    });
    if (isHourly || rounds.length === 0) {
      await askAtEnd(trx, engagement.id, { asks: null, netPrice: null });
      return answered('END_ANSWERED', null);
    }
    if (input.agrees && proposed !== null) {
      await settle(acting, proposed);
      return answered('END_SETTLED', proposed);
    }
    const netPrice = input.netPrice ?? null;
    if (netPrice === null)
      throw new DomainError('UserInputInvalidError', 'ここまでの報酬(税抜)を入力してください。', {
        field: 'netPrice',
      });
    assertAmount(netPrice, rounds);
    await askAtEnd(trx, engagement.id, { asks: other(side), netPrice });
    return answered('END_ANSWERED', netPrice);
  });
}

/** Whether a company must give 30 days' notice. */
export async function isNoticeNeeded(context: Context, engagement: EngagementRow): Promise<boolean> {
  const rounds = await roundsOf(context, engagement);
  const agreed = await agreedOf(context.services.db, engagement.termsOfferId);
  const last =
    engagement.remunerationType === 'HOURLY_RATE'
      ? (agreed?.serviceTo ?? null)
      : (rounds
          .map(({ deliverBy }) => deliverBy ?? '')
          .toSorted()
          .at(-1) ?? null);
  return needsNotice(
    japanDay(engagement.startedAt),
    last === '' ? null : last,
    japanDay(context.services.clock.now()),
  );
}

/** The highest amount to propose; null for formulas and hourly work. */
export async function mostOwedOf(context: Context, engagement: EngagementRow): Promise<number | null> {
  if (engagement.remunerationType === 'HOURLY_RATE') return null;
  const rounds = await roundsOf(context, engagement);
  return mostOwed(rounds.filter((round) => isOpen(round) || round.state === 'ENDED_EARLY'));
}
