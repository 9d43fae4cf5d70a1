import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { marker } from './sql.ts';

const accounts = sql`(select id from users where email in ('creator@tsumugi.example', 'company@tsumugi.example'))`;

/** The two that a newcomer signs in as. */
export async function demoSides(
  db: Kysely<Tables>,
): Promise<{ readonly creatorId: string | undefined; readonly companyId: string | undefined }> {
  const { rows } = await sql<{ creatorId: string | null; companyId: string | null }>`
    select (select id from users where email = 'creator@tsumugi.example') as "creatorId",
      (select cm.company_id from company_members as cm join users as u on u.id = cm.user_id
        where u.email = 'company@tsumugi.example') as "companyId"`.execute(db);
  return { creatorId: rows[0]?.creatorId ?? undefined, companyId: rows[0]?.companyId ?? undefined };
}

/** Words that wait for an answer, and who gives it. */
export interface Answering {
  readonly messageId: string;
  readonly userId: string;
  readonly side: 'COMPANY' | 'CREATOR';
  readonly companyId: string;
  /** How often they have answered so far. */
  readonly answered: number;
}

/**
 * The newest message of a room, where one of the demo accounts said it and the other side is the town's: neither the other demo account, nor
 * somebody who signed up since.
 */
export async function waitingWords(db: Kysely<Tables>, roomId: string): Promise<Answering | undefined> {
  const { rows } = await sql<Answering>`
    select m.id as "messageId", a.id as "userId", r.company_id as "companyId",
      case when a.id = r.creator_id then 'CREATOR' else 'COMPANY' end as side,
      (select count(*)::int from chat_messages as n where n.room_id = r.id and n.sender_id = a.id) as answered
    from chat_rooms as r
    join chat_messages as m on m.room_id = r.id and m.sequence = r.last_sequence and m.deleted_at is null
    cross join lateral (
      select u.id from chat_members as c join users as u on u.id = c.user_id
      where c.room_id = r.id and (c.user_id = r.creator_id) <> (m.sender_id = r.creator_id) and u.status = 'ACTIVE'
        and u.created_at <= (select l.occurred_at from audit_log as l
          where l.subject_kind = ${marker.kind} and l.action = ${marker.action} limit 1)
        and u.id not in ${accounts}
      order by c.last_read_sequence desc, u.id limit 1) as a
    where r.id = ${roomId}::uuid and m.sender_id in ${accounts}
      and not exists (
        select from chat_members as c where c.room_id = r.id and c.user_id in ${accounts} and c.user_id <> m.sender_id)`.execute(
    db,
  );
  return rows[0];
}
