import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf, dayOf } from '../../../db/columns.ts';

export interface InvoiceRow {
  readonly id: string;
  readonly roundId: string;
  readonly creatorId: string;
  readonly companyId: string;
  readonly year: number;
  readonly ordinal: number;
  readonly status: Selectable<Tables['engagement_invoices']>['status'];
  readonly issuedOn: string;
  readonly receivedOn: string;
  readonly payBy: string;
  readonly title: string;
  readonly issuerName: string;
  readonly issuerAddress: string | null;
  readonly companyName: string;
  readonly registrationNumber: string | null;
  readonly deductiblePercent: number;
  readonly workKind: Selectable<Tables['engagement_invoices']>['work_kind'];
  readonly net: number;
  readonly tax: number;
  readonly withholding: number;
  readonly note: string | null;
  readonly replacesId: string | null;
  readonly voidReason: string | null;
  /** Of the PDF; null until it is made. */
  readonly documentKey: string | null;
  readonly documentName: string | null;
}

const columns = columnsOf(
  'i.id',
  'i.roundId',
  'i.creatorId',
  'i.companyId',
  'i.year',
  'i.ordinal',
  'i.status',
  'i.title',
  'i.issuerName',
  'i.issuerAddress',
  'i.companyName',
  'i.registrationNumber',
  'i.deductiblePercent',
  'i.workKind',
  'i.net',
  'i.tax',
  'i.withholding',
  'i.note',
  'i.replacesId',
  'i.voidReason',
);

const invoices = (db: Kysely<Tables>) =>
  db
    .selectFrom('engagement_invoices as i')
    .leftJoin('engagement_invoice_documents as d', 'd.invoice_id', 'i.id')
    .leftJoin('media_objects as m', 'm.id', 'd.media_id')
    .select(columns)
    .select([
      'm.storage_key as documentKey',
      'm.filename as documentName',
      dayOf('i.issued_on').as('issuedOn'),
      dayOf('i.received_on').as('receivedOn'),
      dayOf('i.pay_by').as('payBy'),
    ]);

/** Newest first. */
export async function invoicesOf(db: Kysely<Tables>, roundIds: readonly string[]): Promise<InvoiceRow[]> {
  return invoices(db)
    .where(sql<boolean>`i.round_id = any(${[...roundIds]}::uuid[])`)
    .orderBy('i.round_id')
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}

export async function invoiceById(db: Kysely<Tables>, id: string): Promise<InvoiceRow | undefined> {
  return invoices(db).where('i.id', '=', id).executeTakeFirst();
}

/** An invoice that was issued and not voided. */
export async function isInvoiced(trx: Transaction<Tables>, roundId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('engagement_invoices')
    .select('id')
    .where('round_id', '=', roundId)
    .where('status', '=', 'ISSUED')
    .executeTakeFirst();
  return row !== undefined;
}

/** What a side billed or was billed for what was received in a year, and what was paid of it. */
export interface LedgerRow extends InvoiceRow {
  readonly paidOn: string | null;
}

export async function ledgerOf(
  db: Kysely<Tables>,
  side: { readonly creatorId: string } | { readonly companyId: string },
  year: number,
): Promise<LedgerRow[]> {
  return invoices(db)
    .innerJoin('engagement_rounds as r', 'r.id', 'i.round_id')
    .select(dayOf<string | null>('r.paid_on').as('paidOn'))
    .where(
      'creatorId' in side
        ? sql<boolean>`i.creator_id = ${side.creatorId}::uuid`
        : sql<boolean>`i.company_id = ${side.companyId}::uuid`,
    )
    .where(sql<boolean>`i.received_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`)
    .orderBy('i.received_on')
    .orderBy('i.id')
    .limit(5_000)
    .execute();
}

/** The year's next number, serialised by the creator's profile row. */
export async function nextOrdinal(
  trx: Transaction<Tables>,
  creatorId: string,
  year: number,
): Promise<number> {
  await trx
    .selectFrom('creator_profiles')
    .select('user_id')
    .where('user_id', '=', creatorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { last } = await trx
    .selectFrom('engagement_invoices')
    .select(sql<number>`coalesce(max(ordinal), 0)`.as('last'))
    .where('creator_id', '=', creatorId)
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  return Number(last) + 1;
}

export async function insertInvoice(
  trx: Transaction<Tables>,
  values: Insertable<Tables['engagement_invoices']>,
): Promise<void> {
  await trx.insertInto('engagement_invoices').values(values).execute();
}

export async function voidInvoice(
  trx: Transaction<Tables>,
  id: string,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('engagement_invoices')
    .set({ status: 'VOIDED', voided_at: now, void_reason: reason, bank_sealed: null })
    .where('id', '=', id)
    .execute();
}

export async function sealedAccount(db: Kysely<Tables>, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('engagement_invoices')
    .select('bank_sealed as sealed')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.sealed ?? null;
}

/** Issued before then and still without a PDF. */
export async function unmadeInvoices(
  db: Kysely<Tables>,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('engagement_invoices')
    .select('id')
    .where('bank_sealed', 'is not', null)
    .where('issued_at', '<', before)
    .orderBy('issued_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores the PDF and deletes the account elsewhere. */
export async function insertDocument(
  trx: Transaction<Tables>,
  values: Insertable<Tables['engagement_invoice_documents']>,
): Promise<void> {
  await trx
    .insertInto('engagement_invoice_documents')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable('engagement_invoices')
    .set({ bank_sealed: null })
    .where('id', '=', values.invoice_id)
    .execute();
}

export async function hasAccount(db: Kysely<Tables>, creatorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('creator_bank_accounts')
    .select('user_id')
    .where('user_id', '=', creatorId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface IssuerRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly prefecture: string | null;
  readonly registrationNumber: string | null;
  readonly isIndividual: boolean;
}

export async function issuer(db: Kysely<Tables>, creatorId: string): Promise<IssuerRow | undefined> {
  return db
    .selectFrom('creator_profiles as c')
    .leftJoin('prefectures as p', 'p.id', 'c.prefecture_id')
    .select([
      'c.first_name as firstName',
      'c.last_name as lastName',
      'p.name as prefecture',
      'c.invoice_registration_number as registrationNumber',
      'c.is_individual as isIndividual',
    ])
    .where('c.user_id', '=', creatorId)
    .executeTakeFirst();
}
