import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

/** A reader with unread messages in a room. */
export interface WaitingRow {
  readonly userId: string;
  readonly lastReadSequence: number;
  readonly companyName: string;
  readonly isCreator: boolean;
  readonly from: number;
  readonly until: number;
  readonly count: number;
  readonly since: Date;
  readonly senderId: string;
  readonly senderName: string;
  /** Null for a picture or file. */
  readonly text: string | null;
  readonly hidesWords: boolean;
}

/**
 * People of one side with unread messages from the other: without those who muted the room or have not
 * accepted it, and nobody if one side is blocked or suspended. Deleted messages and those of blocked people do
 * not count.
 */
export async function waitingReaders(
  trx: Transaction<Tables>,
  roomId: string,
  toCreator: boolean,
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select m.user_id as "userId", m.last_read_sequence as "lastReadSequence", co.name as "companyName",
      m.user_id = r.creator_id as "isCreator",
      unread."from", unread.until, unread.count::integer, unread.since,
      newest.sender_id as "senderId", newest.text,
      coalesce(p.user_name, concat_ws(' ', k.last_name, k.first_name)) as "senderName",
      coalesce(wish.hides_words, false) as "hidesWords"
    from chat_rooms as r
    join companies as co on co.id = r.company_id and co.status = 'ACTIVE'
    join users as u on u.id = r.creator_id and u.status = 'ACTIVE'
    join chat_members as m on m.room_id = r.id and (m.user_id = r.creator_id) = ${toCreator}::boolean
    cross join lateral (
      select min(c.sequence) as "from", max(c.sequence) as until, count(*) as count, min(c.send_at) as since
      from chat_messages as c
      where c.room_id = r.id and c.sequence > m.last_read_sequence and c.deleted_at is null
        and (c.sender_id = r.creator_id) <> ${toCreator}::boolean
        and not exists (select from user_blocks as b where b.blocker_id = m.user_id and b.blocked_id = c.sender_id)
    ) as unread
    join chat_messages as newest on newest.room_id = r.id and newest.sequence = unread.until
    left join creator_profiles as p on p.user_id = newest.sender_id
    left join corporate_profiles as k on k.user_id = newest.sender_id
    left join notification_preferences as wish on wish.user_id = m.user_id and wish.kind = 'CHAT_MESSAGE'
    where r.id = ${roomId}::uuid and m.has_unread and not m.is_muted and r.blocked_by_company_at is null
      and not exists (
        select from creator_hidden_companies as h
        where h.creator_id = r.creator_id and h.company_id = r.company_id and h.reason = 'MANUAL')
    order by m.user_id`.execute(trx);
  return rows;
}
