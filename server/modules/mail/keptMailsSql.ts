import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { columnsOf } from '../../db/columns.ts';

export interface KeptMailRow {
  readonly id: string;
  readonly payload: unknown;
  readonly failedAt: Date;
  /** When the mail server had all but the last line; null if never. */
  readonly handedOverAt: Date | null;
  readonly lastError: string;
}

const keptColumns = columnsOf('id', 'payload', 'handedOverAt');

const kept = (db: Kysely<Tables>) =>
  db
    .selectFrom('outbox')
    .select([
      ...keptColumns,
      sql<Date>`failed_at`.as('failedAt'),
      sql<string>`coalesce(last_error, '')`.as('lastError'),
    ])
    .where('kind', '=', 'mail')
    .where('failed_at', 'is not', null);

/** Newest first. */
export function keptMails(db: Kysely<Tables>, limit: number): Promise<KeptMailRow[]> {
  return kept(db).orderBy('failed_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export function keptMailsEndingIn(db: Kysely<Tables>, digits: string): Promise<KeptMailRow[]> {
  return kept(db)
    .where(sql<boolean>`replace(id::text, '-', '') like ${`%${digits}`}`)
    .limit(2)
    .execute();
}

/** Resets it. False when it is no longer kept. */
export async function sendAgain(db: Kysely<Tables>, id: string, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('outbox')
    .set({
      failed_at: null,
      handed_over_at: null,
      locked_until: null,
      attempts: 0,
      doubts: 0,
      available_at: now,
    })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export interface MailTo {
  readonly id: string;
  readonly payload: unknown;
  readonly createdAt: Date;
  readonly failedAt: Date | null;
  readonly handedOverAt: Date | null;
  readonly lastError: string | null;
}

const toColumns = columnsOf('id', 'payload', 'createdAt', 'failedAt', 'handedOverAt', 'lastError');

/** From the outbox, newest first. */
export function mailsTo(db: Kysely<Tables>, address: string, limit: number): Promise<MailTo[]> {
  return db
    .selectFrom('outbox')
    .select(toColumns)
    .where('kind', '=', 'mail')
    .where(sql<boolean>`payload ->> 'to' = ${address}`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
