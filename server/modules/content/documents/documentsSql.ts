import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface NewRequest {
  readonly id: string;
  readonly slug: string;
  readonly userId: string | null;
  readonly tokenHash: string;
  readonly companyName: string | null;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertRequest(trx: Transaction<Tables>, request: NewRequest): Promise<void> {
  await trx
    .insertInto('document_requests')
    .values({
      id: request.id,
      document_slug: request.slug,
      user_id: request.userId,
      token_hash: request.tokenHash,
      company_name: request.companyName,
      last_name: request.lastName,
      first_name: request.firstName,
      email: request.email,
      phone_number: request.phoneNumber,
      created_at: request.now,
      expires_at: request.expiresAt,
    })
    .execute();
}

export interface OpenRequest {
  readonly id: string;
  readonly slug: string;
  readonly wantsMeeting: boolean;
}

export async function openRequest(
  db: Kysely<Tables>,
  tokenHash: string,
  now: Date,
): Promise<OpenRequest | undefined> {
  return db
    .selectFrom('document_requests')
    .select(['id', 'document_slug as slug', 'wants_meeting as wantsMeeting'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The first download only. */
export async function noteDownload(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('document_requests')
    .set({ downloaded_at: now })
    .where('id', '=', id)
    .where('downloaded_at', 'is', null)
    .execute();
}

/** Once per request; undefined when already asked or expired. */
export async function noteMeeting(
  trx: Transaction<Tables>,
  tokenHash: string,
  preference: string,
  now: Date,
): Promise<{ readonly name: string; readonly email: string } | undefined> {
  return trx
    .updateTable('document_requests')
    .set({ wants_meeting: true, meeting_preference: preference })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('wants_meeting', '=', false)
    .returning([
      sql<string>`concat_ws(' ', company_name, last_name, first_name)`.as('name'),
      sql<string>`coalesce(email, '')`.as('email'),
    ])
    .executeTakeFirst();
}
