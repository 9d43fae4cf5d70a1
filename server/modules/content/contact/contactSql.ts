import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

/** Messages of one sender are handled one after another. */
export async function holdSender(trx: Transaction<Tables>, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${key}`}, 0))`.execute(trx);
}

export async function isKnown(
  trx: Transaction<Tables>,
  email: string,
  body: string,
  since: Date,
): Promise<boolean> {
  const found = await trx
    .selectFrom('contact_messages')
    .select('id')
    .where('email', '=', email)
    .where('body', '=', body)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return found !== undefined;
}

export interface NewContact {
  readonly id: string;
  readonly userId: string | null;
  readonly topic: 'ACCOUNT' | 'JOBS' | 'OTHER' | 'PAYMENT' | 'PRESS' | 'REPORT' | 'SERVICE' | 'WORKS';
  readonly name: string;
  readonly companyName: string | null;
  readonly email: string;
  readonly body: string;
  readonly now: Date;
}

export async function insertContact(trx: Transaction<Tables>, contact: NewContact): Promise<void> {
  await trx
    .insertInto('contact_messages')
    .values({
      id: contact.id,
      user_id: contact.userId,
      category: contact.topic,
      name: contact.name,
      company_name: contact.companyName,
      email: contact.email,
      body: contact.body,
      created_at: contact.now,
    })
    .execute();
}
