import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

/** Only its writer sees it. */
export interface LaterRow {
  readonly id: string;
  readonly roomId: string;
  readonly senderId: string;
  readonly clientId: string;
  readonly text: string;
  readonly sendAt: Date;
  /** Why it was not sent when due. */
  readonly refusal: string | null;
  readonly changedAt: Date;
}

const later = (db: Kysely<Tables>) =>
  db
    .selectFrom('chat_scheduled_messages as s')
    .select([
      's.id',
      's.room_id as roomId',
      's.sender_id as senderId',
      's.client_id as clientId',
      's.text',
      's.send_at as sendAt',
      's.refusal',
      's.changed_at as changedAt',
    ]);

export async function laterById(db: Kysely<Tables>, id: string): Promise<LaterRow | undefined> {
  return later(db).where('s.id', '=', id).executeTakeFirst();
}

/** In sending order. */
export async function laterOfRooms(
  db: Kysely<Tables>,
  roomIds: readonly string[],
  senderId: string,
): Promise<LaterRow[]> {
  return later(db)
    .where(sql<boolean>`s.room_id = any(${[...roomIds]}::uuid[])`)
    .where('s.sender_id', '=', senderId)
    .orderBy('s.send_at')
    .orderBy('s.id')
    .execute();
}

export async function insertLater(trx: Transaction<Tables>, row: LaterRow): Promise<void> {
  await trx
    .insertInto('chat_scheduled_messages')
    .values({
      id: row.id,
      room_id: row.roomId,
      sender_id: row.senderId,
      client_id: row.clientId,
      text: row.text,
      send_at: row.sendAt,
      changed_at: row.changedAt,
    })
    .onConflict((conflict) => conflict.columns(['room_id', 'sender_id', 'client_id']).doNothing())
    .execute();
}

export async function updateLater(
  trx: Transaction<Tables>,
  { id, sendAt, text, changedAt }: Pick<LaterRow, 'changedAt' | 'id' | 'sendAt' | 'text'>,
): Promise<void> {
  await trx
    .updateTable('chat_scheduled_messages')
    .set({ send_at: sendAt, text, changed_at: changedAt, refusal: null })
    .where('id', '=', id)
    .execute();
}

export async function refuseLater(trx: Transaction<Tables>, id: string, refusal: string): Promise<void> {
  await trx.updateTable('chat_scheduled_messages').set({ refusal }).where('id', '=', id).execute();
}

export async function deleteLater(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('chat_scheduled_messages').where('id', '=', id).execute();
}

export async function isActive(trx: Transaction<Tables>, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row !== undefined;
}

/** How an application of the creator's at the company ended since then, if one did. */
export async function endedSince(
  trx: Transaction<Tables>,
  { companyId, creatorId }: { readonly companyId: string; readonly creatorId: string },
  since: Date,
): Promise<'DECLINED' | 'WITHDRAWN' | undefined> {
  const row = await trx
    .selectFrom('job_entries as e')
    .innerJoin('job_openings as o', 'o.id', 'e.job_opening_id')
    .select('e.stage')
    .where('o.company_id', '=', companyId)
    .where('e.creator_id', '=', creatorId)
    .where('e.stage', 'in', ['DECLINED', 'WITHDRAWN'])
    .where('e.stage_changed_at', '>', since)
    .orderBy('e.stage_changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.stage === 'DECLINED' || row?.stage === 'WITHDRAWN' ? row.stage : undefined;
}

/** By room, the opening the creator last applied to. */
export async function openingTitles(
  db: Kysely<Tables>,
  roomIds: readonly string[],
): Promise<{ readonly roomId: string; readonly title: string }[]> {
  const { rows } = await sql<{ roomId: string; title: string }>`
    select distinct on (r.id) r.id as "roomId", o.title
    from chat_rooms as r
    join job_entries as e on e.creator_id = r.creator_id
    join job_openings as o on o.id = e.job_opening_id and o.company_id = r.company_id
    where r.id = any(${[...roomIds]}::uuid[])
    order by r.id, e.entered_at desc, e.id desc`.execute(db);
  return rows;
}
