import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

/** Triggers keep `chat_members` in step with a company's people and applicants. */
export async function isMember(db: Kysely<Tables>, roomId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_members')
    .select('user_id')
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function memberIds(db: Kysely<Tables>, roomId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_members')
    .select('user_id as userId')
    .where('room_id', '=', roomId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  return rows.map(({ userId }) => userId);
}
