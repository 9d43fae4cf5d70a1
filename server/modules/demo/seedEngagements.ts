import { creators } from '../../../demo/creators.ts';
import { demoCompanies } from '../../../demo/town/companies.ts';
import { demoOffers } from '../../../demo/town/dealings.ts';
import { demoEngagements } from '../../../demo/town/engagements.ts';
import { dayMs, momentOf, tokyoDate } from '../../../demo/town/times.ts';
import type { DemoEngagement, DemoOffer } from '../../../demo/town/types.ts';
import { addDays } from '../../lib/paymentDates.ts';
import { dueOf, inspectBy, periodAfter, periodFrom } from '../engagements/rules/dates.ts';
import type { Period } from '../engagements/rules/dates.ts';
import { amountOfMinutes } from '../engagements/rules/taxes.ts';
import { type PlannedRoom, roomKey } from './chatPlan.ts';
import { type Row, insertAll } from './sql.ts';
import { type Town, found } from './town.ts';

/** Work that follows the accepted offers of the town, in every state that needs no paper of its own. */

type RoundRow = Row<'engagement_rounds'>;
type State = NonNullable<RoundRow['state']>;
interface Rows {
  readonly works: Row<'engagements'>[];
  readonly rounds: RoundRow[];
  readonly deliveries: Row<'engagement_deliveries'>[];
  readonly hours: Row<'engagement_hours'>[];
  readonly events: Row<'engagement_events'>[];
}

const hoursInspectionDays = 7;
const monthly = { closesOn: 31, monthsLater: 1, paysOn: 31 } as const;
const noon = (day: string): Date => new Date(`${day}T12:00:00+09:00`);

export async function seedEngagements(town: Town, rooms: ReadonlyMap<string, PlannedRoom>): Promise<void> {
  const rows: Rows = { works: [], rounds: [], deliveries: [], hours: [], events: [] };
  for (const offer of demoOffers) {
    const plan = demoEngagements.find(({ offerKey }) => offerKey === offer.key);
    if (offer.status === 'ACCEPTED' && plan !== undefined) workOf(town, rooms, offer, plan, rows);
  }
  await insertAll(town.trx, 'engagements', rows.works);
  await insertAll(town.trx, 'engagement_rounds', rows.rounds);
  await insertAll(town.trx, 'engagement_deliveries', rows.deliveries);
  await insertAll(town.trx, 'engagement_hours', rows.hours);
  await insertAll(town.trx, 'engagement_events', rows.events);
}

function workOf(
  town: Town,
  rooms: ReadonlyMap<string, PlannedRoom>,
  offer: DemoOffer,
  plan: DemoEngagement,
  rows: Rows,
): void {
  const { now, newId, idOf } = town;
  const company = demoCompanies.find(({ key }) => key === offer.companyKey);
  const creator = creators.find(({ key }) => key === offer.creatorKey);
  const startedAt = momentOf(now, offer.respondedWhen ?? offer.when);
  const sentOn = tokyoDate(momentOf(now, offer.when));
  const id = newId();
  const ended = plan.state === 'ENDED_EARLY' ? new Date(now.getTime() - plan.daysAgo * dayMs) : null;
  rows.works.push({
    id,
    offer_id: idOf(offer.key),
    offer_version: 1,
    company_id: idOf(offer.companyKey),
    creator_id: idOf(offer.creatorKey),
    chat_room_id: found(rooms, roomKey(offer.companyKey, offer.creatorKey)).id,
    title: offer.title,
    company_name: company?.name ?? '',
    creator_name: `${creator?.lastName ?? ''} ${creator?.firstName ?? ''}`.trim(),
    remuneration_type: offer.type,
    net_hour_price: offer.type === 'HOURLY_RATE' ? offer.net : null,
    started_at: startedAt,
    ended_at: ended,
    ended_by_user_id: ended === null ? null : idOf(`${offer.companyKey}-1`),
  });
  const event = (
    kind: Row<'engagement_events'>['kind'],
    at: Date,
    { roundId = null, words = null, side = 'NOBODY' }: Partial<Said> = {},
  ): void => {
    rows.events.push({
      id: newId(),
      engagement_id: id,
      round_id: roundId,
      kind,
      side,
      user_id:
        side === 'NOBODY' ? null : idOf(side === 'CREATOR' ? offer.creatorKey : `${offer.companyKey}-1`),
      term: kind === 'CORRECTION_ASKED' ? 'WORK' : null,
      words,
      happened_at: at,
    });
  };
  event('BEGUN', startedAt);
  if (ended !== null) event('ENDED_EARLY', ended, { side: 'COMPANY', words: plan.words ?? null });
  const work: Work = { id, offer, sentOn, event };
  if (offer.type === 'HOURLY_RATE') months(town, work, plan, rows);
  else whole(town, work, plan, rows);
}

interface Said {
  readonly roundId: string | null;
  readonly words: string | null;
  readonly side: 'COMPANY' | 'CREATOR' | 'NOBODY';
}

interface Work {
  readonly id: string;
  readonly offer: DemoOffer;
  readonly sentOn: string;
  readonly event: (kind: Row<'engagement_events'>['kind'], at: Date, said?: Partial<Said>) => void;
}

const blank = {
  received_on: null,
  inspect_by: null,
  due_on: null,
  pay_by: null,
  accepted_at: null,
  is_accepted_silently: false,
  paid_on: null,
  received_at: null,
} as const;

/** What a round that was received on a day has become. */
function afterDelivery(
  state: State,
  receivedOn: string,
  inspectionDays: number,
  due: { readonly dueOn: string; readonly payBy: string },
  today: string,
) {
  const isAccepted = state !== 'DELIVERED';
  const isPaid = state === 'PAID' || state === 'RECEIVED';
  const acceptedOn = addDays(receivedOn, Math.min(3, inspectionDays));
  const paidOn = due.payBy < today ? due.payBy : addDays(today, -1);
  return {
    received_on: receivedOn,
    inspect_by: inspectBy(receivedOn, inspectionDays),
    due_on: due.dueOn,
    pay_by: due.payBy,
    accepted_at: isAccepted ? noon(acceptedOn) : null,
    is_accepted_silently: false,
    paid_on: isPaid ? paidOn : null,
    received_at: state === 'RECEIVED' ? noon(paidOn) : null,
  };
}

function whole({ now, newId, idOf }: Town, work: Work, plan: DemoEngagement, rows: Rows): void {
  const { offer, sentOn, event } = work;
  const deliverBy = addDays(sentOn, offer.deliveryAfterDays ?? offer.serviceAfterDays?.[1] ?? 0);
  const inspectionDays =
    offer.inspectionAfterDays === undefined
      ? hoursInspectionDays
      : offer.inspectionAfterDays - (offer.deliveryAfterDays ?? offer.serviceAfterDays?.[1] ?? 0);
  const today = tokyoDate(now);
  const roundId = newId();
  const isOpen = plan.state === 'UNDER_WAY' || plan.state === 'ENDED_EARLY';
  const receivedOn = addDays(today, -plan.daysAgo);
  const due = dueOf(
    {
      dueOn: offer.isMonthly === true ? null : addDays(sentOn, offer.paymentAfterDays),
      monthly: offer.isMonthly === true ? monthly : null,
      deliveryOn: deliverBy,
      upstreamPaymentOn: null,
    },
    receivedOn,
  );
  const isCorrecting = plan.state === 'CORRECTION_ASKED';
  rows.rounds.push({
    id: roundId,
    engagement_id: work.id,
    number: 1,
    state: plan.state,
    net_price: offer.net,
    deliver_by: deliverBy,
    period_from: null,
    period_to: null,
    inspection_days: inspectionDays,
    ...(isOpen || isCorrecting ? blank : afterDelivery(plan.state, receivedOn, inspectionDays, due, today)),
  });
  if (isOpen) return;
  deliver({ newId, idOf }, work, { roundId, at: noon(receivedOn), note: plan.note ?? null }, rows);
  if (isCorrecting)
    event('CORRECTION_ASKED', noon(addDays(receivedOn, 1)), {
      roundId,
      side: 'COMPANY',
      words: plan.words ?? null,
    });
  follow(work, roundId, rows);
}

function deliver(
  { newId, idOf }: Pick<Town, 'idOf' | 'newId'>,
  { offer, event }: Work,
  { roundId, at, note }: { readonly roundId: string; readonly at: Date; readonly note: string | null },
  rows: Rows,
): void {
  rows.deliveries.push({
    id: newId(),
    round_id: roundId,
    version: 1,
    note,
    delivered_by_user_id: idOf(offer.creatorKey),
    delivered_at: at,
  });
  event('DELIVERED', at, { roundId, side: 'CREATOR', words: note });
}

/** What happened after the delivery, as the round says. */
function follow({ event }: Work, roundId: string, { rounds }: Rows): void {
  const round = rounds.find(({ id }) => id === roundId);
  if (round?.accepted_at instanceof Date) event('ACCEPTED', round.accepted_at, { roundId, side: 'COMPANY' });
  if (typeof round?.paid_on === 'string') event('PAID', noon(round.paid_on), { roundId, side: 'COMPANY' });
  if (round?.received_at instanceof Date) event('RECEIVED', round.received_at, { roundId, side: 'CREATOR' });
}

const minutesOfDay = 240;

/** Months of hours: those that are over are closed on their last day, and paid as was agreed. */
function months({ now, newId, idOf }: Town, work: Work, plan: DemoEngagement, rows: Rows): void {
  const { offer, sentOn } = work;
  const today = tokyoDate(now);
  const from = addDays(sentOn, offer.serviceAfterDays?.[0] ?? 0);
  const to = addDays(sentOn, offer.serviceAfterDays?.[1] ?? 0);
  let period: Period | undefined = periodFrom(from, monthly.closesOn, to);
  for (let number = 1; period !== undefined && period.from <= today; number += 1) {
    const roundId = newId();
    const last = period.to < today ? period.to : today;
    let minutes = 0;
    for (let day = period.from; day <= last; day = addDays(day, 3)) {
      minutes += minutesOfDay;
      rows.hours.push({
        id: newId(),
        round_id: roundId,
        worked_on: day,
        minutes: minutesOfDay,
        work: plan.hours?.[rows.hours.length % plan.hours.length] ?? '制作',
        written_at: noon(day),
      });
    }
    const isClosed = period.to < today;
    const due = dueOf({ dueOn: null, monthly, deliveryOn: to, upstreamPaymentOn: null }, period.to);
    const state: State = !isClosed
      ? 'UNDER_WAY'
      : due.payBy < today
        ? 'RECEIVED'
        : addDays(period.to, 3) < today
          ? 'ACCEPTED'
          : 'DELIVERED';
    rows.rounds.push({
      id: roundId,
      engagement_id: work.id,
      number,
      state,
      net_price: isClosed ? amountOfMinutes(minutes, offer.net) : null,
      deliver_by: period.to,
      period_from: period.from,
      period_to: period.to,
      inspection_days: hoursInspectionDays,
      ...(isClosed ? afterDelivery(state, period.to, hoursInspectionDays, due, today) : blank),
    });
    if (isClosed) {
      deliver({ newId, idOf }, work, { roundId, at: noon(period.to), note: null }, rows);
      follow(work, roundId, rows);
    }
    period = periodAfter(period, monthly.closesOn, to);
  }
}
