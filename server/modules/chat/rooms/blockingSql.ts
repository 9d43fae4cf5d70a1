import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

/** False where the creator has no room with them. */
export async function insertPersonBlock(
  trx: Transaction<Tables>,
  creatorId: string,
  personId: string,
  now: Date,
): Promise<boolean> {
  const met = await trx
    .selectFrom('chat_members as m')
    .innerJoin('chat_rooms as r', 'r.id', 'm.room_id')
    .select('r.id')
    .where('r.creator_id', '=', creatorId)
    .where('m.user_id', '=', personId)
    .where('m.user_id', '<>', creatorId)
    .limit(1)
    .executeTakeFirst();
  if (!met) return false;
  await trx
    .insertInto('user_blocks')
    .values({ blocker_id: creatorId, blocked_id: personId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** False where there was none. */
export async function deletePersonBlock(
  trx: Transaction<Tables>,
  creatorId: string,
  personId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('user_blocks')
    .where('blocker_id', '=', creatorId)
    .where('blocked_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function isPersonBlocked(
  trx: Transaction<Tables>,
  creatorId: string,
  personId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('user_blocks')
    .select('blocker_id')
    .where('blocker_id', '=', creatorId)
    .where('blocked_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first. */
export async function blockedPersonIds(db: Kysely<Tables>, creatorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user_blocks')
    .select('blocked_id as id')
    .where('blocker_id', '=', creatorId)
    .orderBy('created_at', 'desc')
    .orderBy('blocked_id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

const mostBlocked = 200;

/** Rooms that the member's company has blocked, newest block first. */
export async function blockedRoomIds(db: Kysely<Tables>, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_members as m')
    .innerJoin('chat_rooms as r', 'r.id', 'm.room_id')
    .select('r.id')
    .where('m.user_id', '=', memberId)
    .where('r.creator_id', '<>', memberId)
    .where('r.blocked_by_company_at', 'is not', null)
    .where(sql<boolean>`exists (select from users as u where u.id = r.creator_id and u.status = 'ACTIVE')`)
    .orderBy('r.blocked_by_company_at', 'desc')
    .orderBy('r.id')
    .limit(mostBlocked)
    .execute();
  return rows.map(({ id }) => id);
}
