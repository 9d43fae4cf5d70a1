import { sql } from 'kysely';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf, dayOf } from '../../../db/columns.ts';

export interface QuoteRow {
  readonly id: string;
  readonly roomId: string;
  readonly companyId: string;
  readonly creatorId: string;
  readonly companyName: string;
  readonly creatorName: string;
  readonly isIndividual: boolean;
  readonly title: string;
  readonly items: unknown;
  readonly netPrice: number;
  readonly note: string | null;
  /** YYYY-MM-DD */
  readonly validUntil: string;
  readonly sentAt: Date;
  /** When it was withdrawn. */
  readonly withdrawnAt: Date | null;
  /** Of the PDF; null until it is made. */
  readonly documentKey: string | null;
  readonly documentName: string | null;
}

const columns = columnsOf(
  'q.id',
  'q.roomId',
  'q.companyId',
  'q.creatorId',
  'q.companyName',
  'q.creatorName',
  'q.isIndividual',
  'q.title',
  'q.items',
  'q.netPrice',
  'q.note',
  'q.sentAt',
  'q.withdrawnAt',
);

const quotes = (db: Kysely<Tables>) =>
  db
    .selectFrom('quotes as q')
    .leftJoin('media_objects as m', 'm.id', 'q.media_id')
    .select(columns)
    .select([
      'm.storage_key as documentKey',
      'm.filename as documentName',
      dayOf('q.valid_until').as('validUntil'),
    ]);

export type QuoteSide = { readonly creatorId: string } | { readonly companyId: string };

export async function quotesByIds(
  db: Kysely<Tables>,
  side: QuoteSide,
  ids: readonly string[],
): Promise<QuoteRow[]> {
  return quotes(db)
    .where(sql<boolean>`q.id = any(${[...ids]}::uuid[])`)
    .where(
      'creatorId' in side
        ? sql<boolean>`q.creator_id = ${side.creatorId}::uuid`
        : sql<boolean>`q.company_id = ${side.companyId}::uuid`,
    )
    .execute();
}

export async function quoteOfClient(
  db: Kysely<Tables>,
  creatorId: string,
  clientId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('quotes')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.id;
}

export async function insertQuote(
  trx: Transaction<Tables>,
  values: Insertable<Tables['quotes']>,
): Promise<void> {
  await trx.insertInto('quotes').values(values).execute();
}

/** False when already withdrawn. */
export async function withdraw(trx: Transaction<Tables>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('quotes')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function unmadeQuote(db: Kysely<Tables>, id: string): Promise<QuoteRow | undefined> {
  return quotes(db).where('q.id', '=', id).where('q.media_id', 'is', null).executeTakeFirst();
}

export async function unmadeQuotes(
  db: Kysely<Tables>,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('quotes')
    .select('id')
    .where('media_id', 'is', null)
    .where('sent_at', '<', before)
    .orderBy('sent_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Idempotent. */
export async function setDocument(
  trx: Transaction<Tables>,
  id: string,
  { mediaId, sha256 }: { readonly mediaId: string; readonly sha256: string },
): Promise<void> {
  await trx
    .updateTable('quotes')
    .set({ media_id: mediaId, sha256 })
    .where('id', '=', id)
    .where('media_id', 'is', null)
    .execute();
}
