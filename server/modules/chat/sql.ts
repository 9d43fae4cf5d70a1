import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

/** Whether the person is in the room. Triggers keep `chat_members` with who acts for the company and who entered its openings. */
export async function isMember(db: Kysely<Tables>, roomId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_members')
    .select('user_id')
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who is in the room now. */
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
