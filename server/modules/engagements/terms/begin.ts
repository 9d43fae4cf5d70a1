import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import * as roundsSql from '../rounds/roundsSql.ts';
import type { RoundRow } from '../rounds/roundsSql.ts';
import { holdEngagement } from '../works/engagementsSql.ts';
import { insertEvent } from '../works/eventsSql.ts';
import { agreedMilestones, agreedOf } from './agreedSql.ts';
import type { AgreedMilestone, AgreedRow } from './agreedSql.ts';
import { insertEngagement, monthsOver, offersToBegin } from './beginSql.ts';
import { workMoved } from '../works/news.ts';
import { inspectionDays, periodAfter, periodFrom } from '../rules/dates.ts';
import type { AgreedPayment, Period } from '../rules/dates.ts';

/** Starts work from accepted offers, and hourly work's next months. */

type Needs = Pick<Services, 'clock' | 'db' | 'newId'>;

function agreedPayment(agreed: AgreedRow): AgreedPayment {
  const { paymentClosesOn, paymentMonthsLater, paymentPaysOn } = agreed;
  return {
    dueOn: agreed.paymentDueOn,
    monthly:
      paymentClosesOn === null || paymentMonthsLater === null || paymentPaysOn === null
        ? null
        : { closesOn: paymentClosesOn, monthsLater: paymentMonthsLater, paysOn: paymentPaysOn },
    deliveryOn: agreed.deliveryOn ?? agreed.serviceTo,
    upstreamPaymentOn: agreed.upstreamPaymentOn,
  };
}

/** For a round with days of its own. */
export function agreedPaymentOf(agreed: AgreedRow, round: RoundRow): AgreedPayment {
  const whole = agreedPayment(agreed);
  return round.agreedDueOn === null
    ? whole
    : { ...whole, dueOn: round.agreedDueOn, deliveryOn: round.deliverBy };
}

/** The terms that rounds are made from. */
export type AgreedRounds = Pick<
  AgreedRow,
  | 'deliveryOn'
  | 'inspectionCompletesOn'
  | 'isInspectionUndecided'
  | 'netPrice'
  | 'remunerationType'
  | 'rightsNetPrice'
  | 'serviceTo'
>;

export const isHourly = ({ remunerationType }: Pick<AgreedRow, 'remunerationType'>): boolean =>
  remunerationType === 'HOURLY_RATE';

/** The month's last day by default. */
export const closingDay = ({ paymentClosesOn }: Pick<AgreedRow, 'paymentClosesOn'>): number =>
  paymentClosesOn ?? 31;

function roundValues(agreed: AgreedRounds, period: Period | null) {
  const sum = agreed.netPrice === null ? null : agreed.netPrice + (agreed.rightsNetPrice ?? 0);
  return {
    net_price: isHourly(agreed) ? null : sum,
    net_hour_price: isHourly(agreed) ? agreed.netPrice : null,
    deliver_by: period?.to ?? agreed.deliveryOn ?? agreed.serviceTo,
    period_from: period?.from ?? null,
    period_to: period?.to ?? null,
    inspection_days: inspectionDays({
      isHourly: isHourly(agreed),
      inspectionCompletesOn: agreed.inspectionCompletesOn,
      isUndecided: agreed.isInspectionUndecided,
      deliveryOn: agreed.deliveryOn ?? agreed.serviceTo,
    }),
  };
}

/** Initial rounds: one, or the agreed ones. */
export function roundsOf(
  agreed: AgreedRounds,
  milestones: readonly AgreedMilestone[],
  period: Period | null,
) {
  const whole = { ...roundValues(agreed, period), title: null, agreed_due_on: null };
  if (milestones.length === 0) return [{ number: 1, ...whole }];
  return milestones.map(({ number, title, deliveryOn, netPrice, paymentDueOn }) => ({
    ...whole,
    number,
    title,
    net_price: netPrice,
    deliver_by: deliveryOn,
    agreed_due_on: paymentDueOn,
  }));
}

/** Idempotent for each offer. */
export async function beginEngagement(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  offerId: string,
): Promise<void> {
  const agreed = await agreedOf(trx, offerId);
  // A change of terms starts no work.
  if (!agreed || agreed.remunerationType === 'FULL_TIME' || agreed.amendsEngagementId !== null) return;
  const now = services.clock.now();
  const id = services.newId();
  const isNew = await insertEngagement(trx, {
    id,
    offer_id: agreed.offerId,
    offer_version: agreed.version,
    terms_offer_id: agreed.offerId,
    terms_version: agreed.version,
    company_id: agreed.companyId,
    creator_id: agreed.creatorId,
    chat_room_id: agreed.chatRoomId,
    title: agreed.title ?? '業務委託',
    company_name: agreed.companyName,
    creator_name: agreed.creatorName,
    remuneration_type: isHourly(agreed) ? 'HOURLY_RATE' : 'CONTRACT_UNIT',
    net_hour_price: isHourly(agreed) ? agreed.netPrice : null,
    started_at: now,
  });
  if (!isNew) return;
  const period = isHourly(agreed)
    ? periodFrom(agreed.serviceFrom ?? japanDay(now), closingDay(agreed), agreed.serviceTo)
    : null;
  const milestones = await agreedMilestones(trx, agreed);
  for (const values of roundsOf(agreed, milestones, period))
    await roundsSql.insertRound(trx, { id: services.newId(), engagement_id: id, ...values });
  await insertEvent(trx, {
    id: services.newId(),
    engagement_id: id,
    kind: 'BEGUN',
    side: 'NOBODY',
    happened_at: now,
  });
  await enqueue(trx, services, workMoved, { engagementId: id, news: 'WORK_BEGUN', by: null });
}

/** Hourly work's next month. */
export async function goOn(
  trx: Transaction<Tables>,
  services: Pick<Services, 'newId'>,
  engagementId: string,
): Promise<void> {
  const engagement = await holdEngagement(trx, engagementId);
  if (!engagement || engagement.endedAt !== null) return;
  const agreed = await agreedOf(trx, engagement.termsOfferId);
  const last = (await roundsSql.roundsOf(trx, [engagementId])).at(-1);
  if (!agreed || last?.periodFrom == null || last.periodTo === null) return;
  const next = periodAfter(
    { from: last.periodFrom, to: last.periodTo },
    closingDay(agreed),
    agreed.serviceTo,
  );
  if (next === undefined) return;
  await roundsSql.insertRound(trx, {
    id: services.newId(),
    engagement_id: engagementId,
    number: last.number + 1,
    ...roundValues(agreed, next),
  });
}

const batch = 100;

/** Starts work missed before, and next months. */
export async function sweepBeginnings(services: Needs): Promise<void> {
  const { db, clock } = services;
  for (const offerId of await offersToBegin(db, batch))
    await db.transaction().execute((trx) => beginEngagement(trx, services, offerId));
  for (const id of await monthsOver(db, { today: japanDay(clock.now()), limit: batch }))
    await db.transaction().execute((trx) => goOn(trx, services, id));
}
