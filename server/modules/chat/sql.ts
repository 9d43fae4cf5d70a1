import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

export interface MessageRow {
  readonly id: string;
  readonly roomId: string;
  readonly senderId: string;
  readonly sequence: number;
  /** Null once the sender has deleted it. */
  readonly text: string | null;
  readonly sendAt: Date;
}

export async function isMember(db: Kysely<Tables>, roomId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_members')
    .select('user_id')
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function messageById(db: Kysely<Tables>, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('chat_messages')
    .select(['id', 'room_id as roomId', 'sender_id as senderId', 'sequence', 'text', 'send_at as sendAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}
