import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { contentsJson } from '../contents/contentsSql.ts';
import type { Contents } from '../contents/fields.ts';
import type { OpeningRow } from '../openings/openingSql.ts';

export async function isOwner(db: Kysely<Tables>, userId: string, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('company_members')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('role', '=', 'CORPORATE_USER')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setPublic(trx: Transaction<Tables>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('job_openings')
    .set({ status: 'PUBLIC', published_at: now })
    .where('id', '=', id)
    .execute();
}

export async function setStatus(
  trx: Transaction<Tables>,
  id: string,
  status: OpeningRow['status'],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('job_openings')
    .set({ status, edited_at: now, closed_at: status === 'CLOSED' ? now : null })
    .where('id', '=', id)
    .execute();
}

/** Answered and undecided; an entry may be NEW and answered, as messages can be sent to it. */
export async function entriesUnderWay(db: Kysely<Tables>, openingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('job_entries')
    .select('id')
    .where('job_opening_id', '=', openingId)
    .where('first_replied_at', 'is not', null)
    .where('stage', 'in', ['NEW', 'CONSIDERING', 'INTERVIEW', 'OFFERED'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores a published version. The opening is locked, so the number is free. */
export async function keepVersion(
  trx: Transaction<Tables>,
  id: string,
  contents: Contents,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  const last = await trx
    .selectFrom('job_opening_versions')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('job_opening_id', '=', id)
    .executeTakeFirst();
  await trx
    .insertInto('job_opening_versions')
    .values({
      job_opening_id: id,
      version: (last?.version ?? 0) + 1,
      content: contentsJson(contents),
      published_by_user_id: userId,
      published_at: now,
    })
    .execute();
}
