import { creators } from '../../../demo/creators.ts';
import { demoCompanies } from '../../../demo/town/companies.ts';
import { demoOffers } from '../../../demo/town/dealings.ts';
import { demoEngagements } from '../../../demo/town/engagements.ts';
import { dayMs, momentOf, tokyoDate } from '../../../demo/town/times.ts';
import type { DemoEngagement, DemoOffer } from '../../../demo/town/types.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import { addDays } from '../../lib/dates/paymentDates.ts';
import { dueOf, inspectBy, periodAfter, periodFrom } from '../engagements/rules/dates.ts';
import type { Period } from '../engagements/rules/dates.ts';
import { invoiceIssued, placeOfAccount } from '../engagements/invoices/invoicePaper.ts';
import { amountOfMinutes, deductibleShare, invoiceAmounts } from '../engagements/rules/taxes.ts';
import type { Services } from '../../lib/request/services.ts';
import { type PlannedRoom, roomKey } from './chatPlan.ts';
import { type Row, insertAll } from './sql.ts';
import { type Town, found } from './town.ts';

/** Work that follows the accepted offers of the town, in every state, with the invoices of some. */

type RoundRow = Row<'engagement_rounds'>;
type State = NonNullable<RoundRow['state']>;
interface Rows {
  readonly works: Row<'engagements'>[];
  readonly rounds: RoundRow[];
  readonly deliveries: Row<'engagement_deliveries'>[];
  readonly hours: Row<'engagement_hours'>[];
  readonly events: Row<'engagement_events'>[];
  readonly invoices: Row<'engagement_invoices'>[];
}

type Needs = Pick<Services, 'clock' | 'newId' | 'secrets'>;

const hoursInspectionDays = 7;
const monthly = { closesOn: 31, monthsLater: 1, paysOn: 31 } as const;
const noon = (day: string): Date => new Date(`${day}T12:00:00+09:00`);

export async function seedEngagements(
  town: Town,
  rooms: ReadonlyMap<string, PlannedRoom>,
  services: Needs,
): Promise<void> {
  const rows: Rows = { works: [], rounds: [], deliveries: [], hours: [], events: [], invoices: [] };
  for (const offer of demoOffers) {
    const plan = demoEngagements.find(({ offerKey }) => offerKey === offer.key);
    if (offer.status === 'ACCEPTED' && plan !== undefined) workOf(town, rooms, offer, plan, rows, services);
  }
  await insertAll(town.trx, 'engagements', rows.works);
  await insertAll(town.trx, 'engagement_rounds', rows.rounds);
  await insertAll(town.trx, 'engagement_deliveries', rows.deliveries);
  await insertAll(town.trx, 'engagement_hours', rows.hours);
  await insertAll(town.trx, 'engagement_events', rows.events);
  await insertAll(town.trx, 'engagement_invoices', rows.invoices);
  for (const { id } of rows.invoices) await enqueue(town.trx, services, invoiceIssued, { invoiceId: id });
}

function workOf(
  town: Town,
  rooms: ReadonlyMap<string, PlannedRoom>,
  offer: DemoOffer,
  plan: DemoEngagement,
  rows: Rows,
  { secrets }: Needs,
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
    terms_offer_id: idOf(offer.key),
    terms_version: 1,
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
    end_net_price: ended === null ? null : (plan.endNet ?? null),
    end_asks: ended === null ? null : 'CREATOR',
  });
  const event = (
    kind: Row<'engagement_events'>['kind'],
    at: Date,
    { roundId = null, words = null, side = 'NOBODY', netPrice = null }: Partial<Said> = {},
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
      net_price: netPrice,
      happened_at: at,
    });
  };
  event('BEGUN', startedAt);
  if (ended !== null)
    event('ENDED_EARLY', ended, {
      side: 'COMPANY',
      words: plan.words ?? null,
      netPrice: plan.endNet ?? null,
    });
  const work: Work = { id, offer, sentOn, event };
  if (offer.type === 'HOURLY_RATE') months(town, work, plan, rows);
  else if (offer.milestones === undefined) whole(town, work, { ...plan, number: 1, ...wholeOf(offer) }, rows);
  else
    for (const [at, { title, net, deliveryAfterDays, paymentAfterDays }] of offer.milestones.entries()) {
      const round = plan.rounds?.[at] ?? { state: 'UNDER_WAY', daysAgo: 0 };
      whole(town, work, { ...round, number: at + 1, title, net, deliveryAfterDays, paymentAfterDays }, rows);
    }
  rows.invoices.push(...invoicesOf(town, offer, id, plan, rows, secrets));
}

const account = {
  bankName: '加賀あおば銀行',
  branchName: '本店',
  branchCode: '001',
  accountType: 'ORDINARY',
  number: '1234567',
  holder: 'デモ ヨウ',
} as const;

/** 請求書 of the rounds that have one, in the order of their acceptance. */
function invoicesOf(
  { newId, idOf }: Pick<Town, 'idOf' | 'newId'>,
  offer: DemoOffer,
  engagementId: string,
  plan: DemoEngagement,
  { rounds }: Pick<Rows, 'rounds'>,
  secrets: Services['secrets'],
): Row<'engagement_invoices'>[] {
  const company = demoCompanies.find(({ key }) => key === offer.companyKey);
  const creator = creators.find(({ key }) => key === offer.creatorKey);
  const own = rounds.filter((round) => round.engagement_id === engagementId);
  const billed = own.filter((_, at) => (plan.rounds?.[at] ?? plan).isInvoiced === true);
  return billed.flatMap((round, at) => {
    const { accepted_at: acceptedAt, received_on: receivedOn, pay_by: payBy, net_price: net } = round;
    if (!(acceptedAt instanceof Date) || typeof receivedOn !== 'string' || typeof payBy !== 'string')
      return [];
    if (typeof net !== 'number') return [];
    const sums = invoiceAmounts([net], { isIndividual: true, workKind: 'DESIGN' });
    const id = newId();
    const issuedAt = new Date(acceptedAt.getTime() + 2 * 3_600_000);
    const issuedOn = tokyoDate(issuedAt);
    return [
      {
        id,
        round_id: round.id,
        creator_id: idOf(offer.creatorKey),
        company_id: idOf(offer.companyKey),
        year: Number(issuedOn.slice(0, 4)),
        ordinal: at + 1,
        issued_on: issuedOn,
        received_on: receivedOn,
        pay_by: payBy,
        title: round.title == null ? offer.title : `${offer.title} 第${at + 1}回`,
        issuer_name: `${creator?.lastName ?? ''} ${creator?.firstName ?? ''}`.trim(),
        issuer_address: null,
        company_name: company?.name ?? '',
        registration_number: null,
        deductible_percent: deductibleShare(receivedOn, false),
        work_kind: 'DESIGN',
        net: sums.net,
        tax: sums.tax,
        withholding: sums.withholding,
        note: null,
        bank_sealed: secrets.seal(JSON.stringify(account), placeOfAccount(id)),
        issued_at: issuedAt,
      },
    ];
  });
}

interface Said {
  readonly roundId: string | null;
  readonly words: string | null;
  readonly netPrice: number | null;
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

/** One round of a work for the whole: as planned, and what the offer says of it. */
interface PlannedRound extends Pick<DemoEngagement, 'daysAgo' | 'isInvoiced' | 'note' | 'state' | 'words'> {
  readonly number: number;
  readonly title: string | null;
  readonly net: number;
  readonly deliveryAfterDays: number;
  readonly paymentAfterDays: number;
}

const wholeOf = (
  offer: DemoOffer,
): Pick<PlannedRound, 'deliveryAfterDays' | 'net' | 'paymentAfterDays' | 'title'> => ({
  title: null,
  net: offer.net,
  deliveryAfterDays: offer.deliveryAfterDays ?? offer.serviceAfterDays?.[1] ?? 0,
  paymentAfterDays: offer.paymentAfterDays,
});

function whole({ now, newId, idOf }: Town, work: Work, plan: PlannedRound, rows: Rows): void {
  const { offer, sentOn, event } = work;
  const deliverBy = addDays(sentOn, plan.deliveryAfterDays);
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
      dueOn: offer.isMonthly === true ? null : addDays(sentOn, plan.paymentAfterDays),
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
    number: plan.number,
    title: plan.title,
    agreed_due_on: plan.title === null ? null : addDays(sentOn, plan.paymentAfterDays),
    state: plan.state,
    net_price: plan.net,
    net_hour_price: null,
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
  const round = rows.rounds.find(({ id }) => id === roundId);
  if (plan.isInvoiced === true && round?.accepted_at instanceof Date)
    event('INVOICED', new Date(round.accepted_at.getTime() + 2 * 3_600_000), { roundId, side: 'CREATOR' });
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
      title: null,
      agreed_due_on: null,
      state,
      net_price: isClosed ? amountOfMinutes(minutes, offer.net) : null,
      net_hour_price: offer.net,
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
