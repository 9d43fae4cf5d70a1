import { createHash } from 'node:crypto';
import { creators } from '../../../demo/creators.ts';
import { demoCompanies } from '../../../demo/town/companies.ts';
import { demoConsultations, demoOffers } from '../../../demo/town/dealings.ts';
import { grossOf } from '../../../demo/town/openings.ts';
import { dayMs, momentOf, tokyoDate } from '../../../demo/town/times.ts';
import type { DemoConsultation, DemoOffer } from '../../../demo/town/types.ts';
import { type PlannedRoom, roomKey } from './chatPlan.ts';
import type { PlannedEntry } from './seedEntries.ts';
import { type Row, insertAll } from './sql.ts';
import { type Town, found } from './town.ts';

const replyDays = 14;

type Rooms = ReadonlyMap<string, PlannedRoom>;

export async function seedConsultations(town: Town, rooms: Rooms): Promise<void> {
  await insertAll(
    town.trx,
    'job_consultations',
    demoConsultations.map((consultation) => consultationRow(town, consultation, rooms)),
  );
}

function consultationRow(
  { now, idOf, category }: Town,
  one: DemoConsultation,
  rooms: Rooms,
): Row<'job_consultations'> {
  const createdAt = momentOf(now, one.when);
  const respondedAt = one.repliedWhen === undefined ? null : momentOf(now, one.repliedWhen);
  const { terms } = one;
  const hourly = terms.type === 'HOURLY_RATE' ? terms : undefined;
  const unit = terms.type === 'CONTRACT_UNIT' ? terms : undefined;
  const inDays = (days: number | undefined): Date | null =>
    days === undefined
      ? null
      : new Date(`${tokyoDate(new Date(createdAt.getTime() + days * dayMs))}T23:59:00+09:00`);
  return {
    id: idOf(one.key),
    company_id: idOf(one.companyKey),
    sender_id: idOf(`${one.companyKey}-1`),
    creator_id: idOf(one.creatorKey),
    chat_room_id: found(rooms, roomKey(one.companyKey, one.creatorKey)).id,
    title: one.title,
    category_id: category(one.category),
    offer_purpose: one.purpose,
    offer_detail: one.detail,
    way_of_working: one.wayOfWorking,
    working_place: one.place,
    offer_type: terms.type,
    is_allowed_to_publish_external: one.mayPublish,
    special_note_for_external_publish: one.publishNote ?? null,
    net_hourly_rate_price: hourly?.net ?? null,
    gross_hourly_rate_price: hourly === undefined ? null : grossOf(hourly.net),
    weekly_operational_hours: hourly?.weeklyHours ?? null,
    requested_period_months: hourly?.months ?? null,
    is_operational_not_decided: hourly === undefined ? null : hourly.weeklyHours === undefined,
    desired_contract_started_at: inDays(hourly?.startsInDays),
    net_budget: unit?.net ?? null,
    gross_budget: unit?.net === undefined ? null : grossOf(unit.net),
    desired_deadline_at: inDays(unit?.deadlineInDays),
    status: one.status,
    reply_by: new Date(createdAt.getTime() + replyDays * dayMs),
    read_at: respondedAt ?? new Date(createdAt.getTime() + 3 * 60_000),
    responded_at: respondedAt,
    created_at: createdAt,
  };
}

export async function seedOffers(town: Town, rooms: Rooms, entries: readonly PlannedEntry[]): Promise<void> {
  const { trx, now, newId, idOf } = town;
  await insertAll(
    trx,
    'official_job_offers',
    demoOffers.map((offer) => ({
      id: idOf(offer.key),
      company_id: idOf(offer.companyKey),
      creator_id: idOf(offer.creatorKey),
      sender_id: idOf(`${offer.companyKey}-1`),
      job_opening_id: offer.openingKey === undefined ? null : idOf(offer.openingKey),
      entry_id:
        entries.find(
          ({ entry }) => entry.openingKey === offer.openingKey && entry.creatorKey === offer.creatorKey,
        )?.id ?? null,
      consultation_id: offer.consultationKey === undefined ? null : idOf(offer.consultationKey),
      chat_room_id: found(rooms, roomKey(offer.companyKey, offer.creatorKey)).id,
      status: offer.status,
      sent_at: momentOf(now, offer.when),
      responded_at: offer.respondedWhen === undefined ? null : momentOf(now, offer.respondedWhen),
    })),
  );
  await insertAll(
    trx,
    'official_job_offer_versions',
    demoOffers.map((offer) => versionRow(town, offer)),
  );
  await insertAll(
    trx,
    'official_job_offer_undecided_terms',
    demoOffers.flatMap(({ key, when, undecided }) =>
      undecided === undefined
        ? []
        : [
            {
              offer_id: idOf(key),
              version: 1,
              term: undecided.term,
              reason: undecided.reason,
              decided_by: dateAfter(momentOf(now, when), undecided.afterDays),
            },
          ],
    ),
  );
  await insertAll(
    trx,
    'official_job_offer_responses',
    demoOffers.flatMap(({ key, status, respondedWhen, responseNote, creatorKey }) =>
      status === 'SENT' || respondedWhen === undefined
        ? []
        : [
            {
              id: newId(),
              offer_id: idOf(key),
              version: 1,
              response: status,
              note: responseNote ?? null,
              responded_by_user_id: idOf(creatorKey),
              responded_at: momentOf(now, respondedWhen),
            },
          ],
    ),
  );
}

function dateAfter(moment: Date, days: number): string {
  return tokyoDate(new Date(moment.getTime() + days * dayMs));
}

function versionRow({ now, idOf }: Town, offer: DemoOffer): Row<'official_job_offer_versions'> {
  const sentAt = momentOf(now, offer.when);
  const after = (days: number | undefined): string | null =>
    days === undefined ? null : dateAfter(sentAt, days);
  const company = demoCompanies.find(({ key }) => key === offer.companyKey);
  const creator = creators.find(({ key }) => key === offer.creatorKey);
  const terms = {
    company_name: company?.name ?? '',
    creator_name: `${creator?.lastName ?? ''} ${creator?.firstName ?? ''}`.trim(),
    commissioned_on: tokyoDate(sentAt),
    remuneration_type: offer.type,
    title: offer.title,
    work: offer.work,
    rights: offer.rights,
    delivery_on: after(offer.deliveryAfterDays),
    service_from: after(offer.serviceAfterDays?.[0]),
    service_to: after(offer.serviceAfterDays?.[1]),
    place: offer.place,
    inspection_completes_on: after(offer.inspectionAfterDays),
    net_price: offer.net,
    gross_price: grossOf(offer.net),
    requested_period_months: offer.months ?? null,
    payment_due_on: offer.isMonthly === true ? null : after(offer.paymentAfterDays),
    // What lasts for months is paid month by month: whatever is received is paid for within two months (フリーランス法4条1項).
    payment_closes_on: offer.isMonthly === true ? 31 : null,
    payment_months_later: offer.isMonthly === true ? 1 : null,
    payment_pays_on: offer.isMonthly === true ? 31 : null,
    payment_method: '銀行振込(振込手数料は発注者が負担)',
    message: offer.message ?? null,
  } as const;
  return {
    offer_id: idOf(offer.key),
    version: 1,
    ...terms,
    content_hash: createHash('sha256').update(JSON.stringify(terms)).digest('hex'),
    created_by_user_id: idOf(`${offer.companyKey}-1`),
    created_at: sentAt,
  };
}
