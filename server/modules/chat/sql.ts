import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
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

/**
 * Of `chat_rooms as r`: whether the person is in it. The creator is, and who is of the company now; a recruiter from outside only where
 * they were let in.
 */
export function isInRoom(userId: string): RawBuilder<boolean> {
  return sql<boolean>`(r.creator_id = ${userId}::uuid or exists (
    select from company_members as cm
    where cm.user_id = ${userId}::uuid and cm.company_id = r.company_id
      and (cm.role <> 'OUTSOURCING_RECRUITER'
        or exists (select from chat_members as m where m.room_id = r.id and m.user_id = cm.user_id))))`;
}

export async function isMember(db: Kysely<Tables>, roomId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_rooms as r')
    .select('r.id')
    .where('r.id', '=', roomId)
    .where(isInRoom(userId))
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
