import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf, dayOf } from '../../../db/columns.ts';
import { keysetPlaces, keysetValues, walkKeyset } from '../../../db/keyset.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';

export interface FeeInvoiceRow {
  readonly id: string;
  readonly companyId: string;
  /** YYYY-MM */
  readonly month: string;
  readonly year: number;
  readonly ordinal: number;
  readonly status: Selectable<Tables['fee_invoices']>['status'];
  readonly issuedOn: string;
  readonly payBy: string;
  readonly issuerName: string;
  readonly issuerLines: string;
  readonly issuerAccount: string;
  readonly registrationNumber: string | null;
  readonly companyName: string;
  readonly net: number;
  readonly tax: number;
  readonly replacesId: string | null;
  readonly paidOn: string | null;
  readonly voidReason: string | null;
  readonly issuedAt: Date;
  /** Of the PDF; null until it is made. */
  readonly documentKey: string | null;
  readonly documentName: string | null;
}

const columns = columnsOf(
  'i.id',
  'i.companyId',
  'i.year',
  'i.ordinal',
  'i.status',
  'i.issuerName',
  'i.issuerLines',
  'i.issuerAccount',
  'i.registrationNumber',
  'i.companyName',
  'i.net',
  'i.tax',
  'i.replacesId',
  'i.voidReason',
  'i.issuedAt',
);

const invoices = (db: Kysely<Tables>) =>
  db
    .selectFrom('fee_invoices as i')
    .leftJoin('fee_invoice_documents as d', 'd.invoice_id', 'i.id')
    .leftJoin('media_objects as m', 'm.id', 'd.media_id')
    .select(columns)
    .select([
      sql<string>`to_char(i.month, 'YYYY-MM')`.as('month'),
      dayOf('i.issued_on').as('issuedOn'),
      dayOf('i.pay_by').as('payBy'),
      dayOf<string | null>('i.paid_on').as('paidOn'),
      'm.storage_key as documentKey',
      'm.filename as documentName',
    ]);

export async function feeInvoiceById(db: Kysely<Tables>, id: string): Promise<FeeInvoiceRow | undefined> {
  return invoices(db).where('i.id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function feeInvoicesPage(
  db: Kysely<Tables>,
  companyId: string,
  page: KeysetPage,
): Promise<FeeInvoiceRow[]> {
  const values = keysetValues(page);
  const newest = { at: 'i.issued_at', id: 'i.id' };
  return invoices(db)
    .where('i.company_id', '=', companyId)
    .$call((query) => walkKeyset(query, newest, page.backward, keysetPlaces(values)))
    .limit(values.limit)
    .execute();
}

/** A company's invoices of a year, in order. */
export async function feeInvoicesOfYear(
  db: Kysely<Tables>,
  { companyId, year }: { readonly companyId: string; readonly year: number },
): Promise<FeeInvoiceRow[]> {
  return invoices(db)
    .where('i.company_id', '=', companyId)
    .where('i.year', '=', year)
    .orderBy('i.ordinal')
    .execute();
}

/** For operators: of a month, or unpaid ones, oldest first. */
export async function listFeeInvoices(
  db: Kysely<Tables>,
  { month, limit }: { readonly month: string | null; readonly limit: number },
): Promise<FeeInvoiceRow[]> {
  return invoices(db)
    .$if(month !== null, (query) => query.where('i.month', '=', sql<string>`${`${month}-01`}::date`))
    .$if(month === null, (query) => query.where('i.status', '=', 'ISSUED').where('i.paid_on', 'is', null))
    .orderBy('i.pay_by')
    .orderBy('i.year')
    .orderBy('i.ordinal')
    .limit(limit)
    .execute();
}

/** By number, locked. */
export async function holdFeeInvoice(
  trx: Transaction<Tables>,
  { year, ordinal }: { readonly year: number; readonly ordinal: number },
): Promise<FeeInvoiceRow | undefined> {
  const held = await trx
    .selectFrom('fee_invoices')
    .select('id')
    .where('year', '=', year)
    .where('ordinal', '=', ordinal)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held && feeInvoiceById(trx, held.id);
}

export interface FeeLineRow {
  readonly invoiceId: string;
  readonly position: number;
  readonly roundId: string;
  readonly engagementId: string;
  readonly title: string;
  readonly creatorName: string;
  readonly acceptedOn: string;
  readonly netPrice: number;
  readonly fee: number;
}

export async function feeLinesOf(db: Kysely<Tables>, invoiceIds: readonly string[]): Promise<FeeLineRow[]> {
  return db
    .selectFrom('fee_invoice_lines as l')
    .innerJoin('engagement_rounds as r', 'r.id', 'l.round_id')
    .select([
      'l.invoice_id as invoiceId',
      'l.position',
      'l.round_id as roundId',
      'r.engagement_id as engagementId',
      'l.title',
      'l.creator_name as creatorName',
      dayOf('l.accepted_on').as('acceptedOn'),
      'l.net_price as netPrice',
      'l.fee',
    ])
    .where(sql<boolean>`l.invoice_id = any(${[...invoiceIds]}::uuid[])`)
    .orderBy('l.invoice_id')
    .orderBy('l.position')
    .execute();
}

export interface BillableRow {
  readonly roundId: string;
  readonly number: number;
  readonly remunerationType: Selectable<Tables['engagements']>['remuneration_type'];
  readonly isOneOfSeveral: boolean;
  readonly title: string;
  readonly creatorName: string;
  readonly acceptedAt: Date;
  /** With operators' adjustments. */
  readonly netPrice: number;
}

const billable = (db: Kysely<Tables>) =>
  db
    .selectFrom('engagement_rounds as r')
    .innerJoin('engagements as e', 'e.id', 'r.engagement_id')
    .select([
      'r.id as roundId',
      'r.number',
      'e.remuneration_type as remunerationType',
      sql<boolean>`r.number > 1 or exists (select from engagement_rounds as o
        where o.engagement_id = r.engagement_id and o.number = 2)`.as('isOneOfSeveral'),
      'e.title',
      'e.creator_name as creatorName',
      sql<Date>`r.accepted_at`.as('acceptedAt'),
      sql<number>`coalesce((select a.net_price from fee_adjustments as a where a.round_id = r.id
        order by a.decided_at desc, a.id desc limit 1), r.net_price)`.as('netPrice'),
    ])
    .orderBy('r.accepted_at')
    .orderBy('r.id');

const isAccepted = sql<boolean>`r.state in ('ACCEPTED', 'INVOICED', 'PAID', 'RECEIVED')`;

/** A company's unbilled rounds accepted in this period. */
export async function unbilledOf(
  db: Kysely<Tables>,
  companyId: string,
  { from, before }: { readonly from: Date | null; readonly before: Date },
): Promise<BillableRow[]> {
  return billable(db)
    .where('e.company_id', '=', companyId)
    .where('r.accepted_at', '<', before)
    .$if(from !== null, (query) => query.where('r.accepted_at', '>=', from))
    .where('r.fee_settled_at', 'is', null)
    .where(isAccepted)
    .execute();
}

export async function billableByIds(db: Kysely<Tables>, roundIds: readonly string[]): Promise<BillableRow[]> {
  return billable(db)
    .where(sql<boolean>`r.id = any(${[...roundIds]}::uuid[])`)
    .execute();
}

/** Companies and months with unbilled rounds, oldest first. */
export async function monthsToBill(
  db: Kysely<Tables>,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<{ readonly companyId: string; readonly month: string }[]> {
  const { rows } = await sql<{ companyId: string; month: string }>`
    select distinct e.company_id as "companyId",
      to_char(r.accepted_at at time zone 'Asia/Tokyo', 'YYYY-MM') as month
    from engagement_rounds as r join engagements as e on e.id = r.engagement_id
    where r.accepted_at < ${before} and r.fee_settled_at is null and ${isAccepted}
    order by month, "companyId" limit ${limit}`.execute(db);
  return rows;
}

export async function settleFees(
  trx: Transaction<Tables>,
  roundIds: readonly string[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('engagement_rounds')
    .set({ fee_settled_at: now })
    .where(sql<boolean>`id = any(${[...roundIds]}::uuid[])`)
    .execute();
}

/** Serialises billing of a company; answers its name. */
export async function holdCompany(trx: Transaction<Tables>, companyId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.name;
}

export async function isBilled(
  trx: Transaction<Tables>,
  { companyId, month }: { readonly companyId: string; readonly month: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('fee_invoices')
    .select('id')
    .where('company_id', '=', companyId)
    .where('month', '=', sql<string>`${`${month}-01`}::date`)
    .where('status', '=', 'ISSUED')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gapless: a rollback undoes it. */
export async function nextFeeOrdinal(trx: Transaction<Tables>, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('fee_invoice_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`fee_invoice_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertFeeInvoice(
  trx: Transaction<Tables>,
  values: Insertable<Tables['fee_invoices']>,
  lines: readonly Insertable<Tables['fee_invoice_lines']>[],
): Promise<void> {
  await trx.insertInto('fee_invoices').values(values).execute();
  await trx
    .insertInto('fee_invoice_lines')
    .values([...lines])
    .execute();
}

export async function insertAdjustments(
  trx: Transaction<Tables>,
  values: readonly Insertable<Tables['fee_adjustments']>[],
): Promise<void> {
  if (values.length > 0)
    await trx
      .insertInto('fee_adjustments')
      .values([...values])
      .execute();
}

export async function voidFeeInvoice(
  trx: Transaction<Tables>,
  id: string,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('fee_invoices')
    .set({ status: 'VOIDED', voided_at: now, void_reason: reason })
    .where('id', '=', id)
    .execute();
}

export async function markFeePaid(
  trx: Transaction<Tables>,
  id: string,
  { paidOn, now }: { readonly paidOn: string | null; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('fee_invoices')
    .set({ paid_on: paidOn, paid_marked_at: paidOn === null ? null : now })
    .where('id', '=', id)
    .execute();
}

/** Marks late invoices as told. */
export async function takeLateFees(
  trx: Transaction<Tables>,
  { today, now, limit }: { readonly today: string; readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update fee_invoices as i set late_told_at = ${now}
    where i.id in (
      select d.id from fee_invoices as d
      where d.status = 'ISSUED' and d.paid_on is null and d.late_told_at is null and d.pay_by < ${today}::date
      order by d.pay_by limit ${limit} for update skip locked)
    returning i.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Issued before then and still without a PDF. */
export async function unmadeFeeInvoices(
  db: Kysely<Tables>,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('fee_invoices as i')
    .leftJoin('fee_invoice_documents as d', 'd.invoice_id', 'i.id')
    .select('i.id')
    .where('d.invoice_id', 'is', null)
    .where('i.issued_at', '<', before)
    .orderBy('i.issued_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertFeeDocument(
  trx: Transaction<Tables>,
  values: Insertable<Tables['fee_invoice_documents']>,
): Promise<void> {
  await trx
    .insertInto('fee_invoice_documents')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
