import { demoCompanies } from '../../../demo/town/companies.ts';
import { demoConsultations } from '../../../demo/town/dealings.ts';
import { grossOf } from '../../../demo/town/openings.ts';
import { dayMs, momentOf, tokyoDate } from '../../../demo/town/times.ts';
import type { DemoConsultation } from '../../../demo/town/types.ts';
import { type PlannedRoom, roomKey } from './chatPlan.ts';
import { addressOf } from './seedCompanies.ts';
import { type Row, insertAll } from './sql.ts';
import { type Town, found } from './town.ts';

const replyDays = 14;

const companies = new Map(demoCompanies.map((company) => [company.key, company]));

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
  const company = found(companies, one.companyKey);
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
    company_name: company.name,
    company_address: addressOf(company),
    company_contact: `${company.phone} ${company.contactEmail}`,
    reply_by: new Date(createdAt.getTime() + replyDays * dayMs),
    read_at: respondedAt ?? new Date(createdAt.getTime() + 3 * 60_000),
    responded_at: respondedAt,
    created_at: createdAt,
  };
}
