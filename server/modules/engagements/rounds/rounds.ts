import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { dayWords, isDay } from '../../../lib/dates/days.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { isNetPrice } from '../../../lib/prices.ts';
import { actInRound, counted, notNow, workLimits } from '../works/acting.ts';
import type { ActingInRound } from '../works/acting.ts';
import { agreedPaymentOf, goOn } from '../terms/begin.ts';
import { engagementNotFound } from '../works/engagements.ts';
import { isInvoiced } from '../invoices/invoicesSql.ts';
import { agreedOf } from '../terms/agreedSql.ts';
import type { AgreedRow } from '../terms/agreedSql.ts';
import type { EngagementRow } from '../works/engagementsSql.ts';
import type { EngagementEventRow } from '../works/eventsSql.ts';
import { insertDelivery } from './deliveriesSql.ts';
import { handOverFiles, waitingFiles } from './filesSql.ts';
import { hoursOf } from './hoursSql.ts';
import { changeRound } from './roundsSql.ts';
import type { RoundRow } from './roundsSql.ts';
import { isOpen } from '../rules/changing.ts';
import { dueOf, inspectBy } from '../rules/dates.ts';
import type { Due } from '../rules/dates.ts';
import { amountOfMinutes } from '../rules/taxes.ts';

interface DeliverInput {
  readonly roundId: string;
  readonly note?: string | null | undefined;
  readonly linkUrl?: string | null | undefined;
  /** The amount, if the agreement has a formula. */
  readonly netPrice?: number | null | undefined;
}

async function deliveredAmount(
  { trx, engagement, round }: ActingInRound,
  given: number | null | undefined,
): Promise<number> {
  if (engagement.remunerationType === 'HOURLY_RATE' && round.netHourPrice !== null) {
    const hours = await hoursOf(trx, [round.id]);
    const minutes = hours.reduce((sum, line) => sum + line.minutes, 0);
    if (minutes === 0)
      throw new DomainError('UserInputInvalidError', '稼働時間を1件以上入力してから、締めてください。', {
        field: 'roundId',
      });
    return amountOfMinutes(minutes, round.netHourPrice);
  }
  const amount = round.netPrice ?? given ?? null;
  if (amount === null || !isNetPrice(amount))
    throw new DomainError('UserInputInvalidError', '算定方法で決まった報酬の額(税抜)を入力してください。', {
      field: 'netPrice',
    });
  return amount;
}

/** Delivers files or a link, or closes a month of hours. The payment period starts today. */
export async function deliverRound(context: Context, input: DeliverInput): Promise<EngagementRow> {
  const inputs = new Inputs();
  const note = inputs.lines('note', 'メモ', input.note, workLimits.note);
  const linkUrl = inputs.url('linkUrl', '納品物のURL', input.linkUrl, workLimits.link);
  inputs.finish();
  await counted(context);
  const { services } = context;
  return actInRound(context, input.roundId, 'CREATOR', async (acting) => {
    const { trx, round, engagement, userId, now, name } = acting;
    if (!isOpen(round)) throw notNow(round, '納品できません。');
    const isHourly = engagement.remunerationType === 'HOURLY_RATE';
    const netPrice = await deliveredAmount(acting, input.netPrice);
    if (!isHourly && note === null && linkUrl === null && (await waitingFiles(trx, round.id)) === 0)
      throw new DomainError(
        'UserInputInvalidError',
        '納品物のファイルかURL、またはメモを入力してください。',
        {
          field: 'note',
        },
      );
    const agreed = await agreedOf(trx, engagement.termsOfferId);
    if (!agreed) throw engagementNotFound();
    const today = japanDay(now);
    if (isHourly && round.periodTo !== null && today < round.periodTo)
      throw new DomainError(
        'ArgumentInvalidError',
        `この回の稼働時間は、${dayWords(round.periodTo)}から締められます。`,
        { field: 'roundId' },
      );
    const deliveryId = services.newId();
    await insertDelivery(trx, {
      id: deliveryId,
      round_id: round.id,
      note,
      link_url: linkUrl,
      delivered_by_user_id: userId,
      delivered_at: now,
    });
    await handOverFiles(trx, round.id, deliveryId);
    const { receivedOn, due } = receipt(agreed, round, today);
    const isAccepted = round.inspectionDays === null;
    await changeRound(trx, round.id, {
      state: isAccepted ? 'ACCEPTED' : 'DELIVERED',
      net_price: netPrice,
      received_on: receivedOn,
      inspect_by: isAccepted ? null : inspectBy(today, round.inspectionDays ?? 0),
      due_on: due.dueOn,
      pay_by: due.payBy,
      silence_told_at: null,
      hours_told_at: null,
      due_told_at: null,
      late_told_at: null,
      // Without an agreed inspection it is accepted at once.
      ...(isAccepted && { accepted_at: now, is_accepted_silently: true }),
    });
    if (isHourly) await goOn(trx, services, engagement.id);
    return {
      kind: 'DELIVERED',
      news: 'WORK_DELIVERED',
      roundId: round.id,
      words: note,
      saying: isHourly
        ? `${name}の稼働時間を締めました。内容を確認してください。`
        : `${name}を納品しました。${isAccepted ? '' : '検収をお願いします。'}`,
    };
  });
}

/** A month of hours is received with its last day, however late it is closed; what is due before it was closed is paid at once. */
export function receipt(
  agreed: AgreedRow,
  round: RoundRow,
  today: string,
): { readonly receivedOn: string; readonly due: Pick<Due, 'dueOn' | 'payBy'> } {
  const receivedOn = round.periodTo !== null && round.periodTo < today ? round.periodTo : today;
  const { dueOn, payBy } = dueOf(agreedPaymentOf(agreed, round), receivedOn);
  return { receivedOn, due: { dueOn, payBy: payBy < today ? today : payBy } };
}

/** 検収: what stands is as agreed. */
export async function acceptRound(context: Context, roundId: string): Promise<EngagementRow> {
  await counted(context);
  return actInRound(context, roundId, 'OWNER', async ({ trx, round, now, name }) => {
    if (round.state === 'ACCEPTED') return undefined;
    if (round.state !== 'DELIVERED') throw notNow(round, '検収できません。');
    await changeRound(trx, round.id, { state: 'ACCEPTED', accepted_at: now });
    return {
      kind: 'ACCEPTED',
      news: 'WORK_ACCEPTED',
      roundId: round.id,
      saying: `${name}を検収しました。`,
    };
  });
}

interface CorrectionInput {
  readonly roundId: string;
  readonly term: NonNullable<EngagementEventRow['term']>;
  readonly words: string;
}

/** Names the unmet item. */
export async function askCorrection(context: Context, input: CorrectionInput): Promise<EngagementRow> {
  const inputs = new Inputs();
  const words = inputs.requiredLines('words', '修正してほしい内容', input.words, workLimits.words);
  inputs.finish();
  await counted(context);
  return actInRound(context, input.roundId, 'OWNER', async ({ trx, round, name }) => {
    if (round.state !== 'DELIVERED') throw notNow(round, '修正を依頼できません。');
    await changeRound(trx, round.id, {
      state: 'CORRECTION_ASKED',
      received_on: null,
      inspect_by: null,
      due_on: null,
      pay_by: null,
    });
    return {
      kind: 'CORRECTION_ASKED',
      news: 'WORK_CORRECTION_ASKED',
      roundId: round.id,
      term: input.term,
      words,
      saying: `${name}の修正を依頼しました。\n${words}`,
    };
  });
}

interface PaidInput {
  readonly roundId: string;
  readonly paidOn?: string | null | undefined;
}

/** 支払済: on the day of the transfer, today by default. */
export async function markPaid(context: Context, { roundId, paidOn }: PaidInput): Promise<EngagementRow> {
  await counted(context);
  return actInRound(context, roundId, 'OWNER', async ({ trx, round, now, name }) => {
    if (round.state === 'PAID') return undefined;
    // 支払期日 waits for no inspection: whoever pays before it is over accepts.
    if (round.state !== 'ACCEPTED' && round.state !== 'INVOICED' && round.state !== 'DELIVERED')
      throw notNow(round, '支払い済みにできません。');
    const today = japanDay(now);
    const day = paidOn ?? today;
    if (!isDay(day) || day > today || day < (round.receivedOn ?? today))
      throw new DomainError(
        'UserInputInvalidError',
        '支払った日は、納品された日から今日までの日付を入力してください。',
        {
          field: 'paidOn',
        },
      );
    await changeRound(trx, round.id, {
      state: 'PAID',
      paid_on: day,
      ...(round.state === 'DELIVERED' && { accepted_at: now }),
    });
    return {
      kind: 'PAID',
      news: 'WORK_PAID',
      roundId: round.id,
      saying: `${name}の報酬を支払いました。入金を確認してください。`,
    };
  });
}

/** 入金確認 */
export async function confirmReceived(context: Context, roundId: string): Promise<EngagementRow> {
  await counted(context);
  return actInRound(context, roundId, 'CREATOR', async ({ trx, round, now, name }) => {
    if (round.state === 'RECEIVED') return undefined;
    if (round.state !== 'PAID') throw notNow(round, '入金を確認できません。');
    await changeRound(trx, round.id, { state: 'RECEIVED', received_at: now });
    return {
      kind: 'RECEIVED',
      news: 'WORK_RECEIVED',
      roundId: round.id,
      saying: `${name}の入金を確認しました。`,
    };
  });
}

interface DenyInput {
  readonly roundId: string;
  readonly words?: string | null | undefined;
}

/** The money that the company marked as paid did not come: the round waits for it again, with the day that it had. */
export async function denyPayment(context: Context, input: DenyInput): Promise<EngagementRow> {
  const inputs = new Inputs();
  const words = inputs.lines('words', '会社に伝えること', input.words, workLimits.words);
  inputs.finish();
  await counted(context);
  return actInRound(context, input.roundId, 'CREATOR', async ({ trx, round, name }) => {
    if (round.state !== 'PAID') throw notNow(round, '入金がないことを伝えられません。');
    await changeRound(trx, round.id, {
      state: (await isInvoiced(trx, round.id)) ? 'INVOICED' : 'ACCEPTED',
      paid_on: null,
    });
    return {
      kind: 'PAYMENT_DENIED',
      news: 'WORK_PAYMENT_DENIED',
      roundId: round.id,
      words,
      saying: `${name}の入金を確認できませんでした。${words === null ? '振込先と振込日を確認してください。' : `\n${words}`}`,
    };
  });
}
