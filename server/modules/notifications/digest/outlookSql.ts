import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Role } from '../../../lib/request/viewer.ts';
import { foundBy, isShown } from '../shownSql.ts';
import type { Reader } from '../shownSql.ts';

export interface ListenerRow {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly companyId: string | null;
  readonly mail: 'AT_ONCE' | 'DAILY' | 'NEVER' | null;
  readonly push: boolean | null;
  readonly hidesWords: boolean | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly agreedAt: Date | null;
}

/** A reader's present settings for a kind; undefined when suspended or gone. */
export async function listener(
  db: Kysely<Tables>,
  userId: string,
  kind: string,
): Promise<ListenerRow | undefined> {
  const { rows } = await sql<ListenerRow>`
    select u.id as "userId", u.email, u.role, cm.company_id as "companyId", p.mail, p.push,
      p.hides_words as "hidesWords", s.quiet_from as "quietFrom", s.quiet_until as "quietUntil",
      s.agreed_at as "agreedAt"
    from users as u
    left join company_members as cm on cm.user_id = u.id
    left join notification_preferences as p on p.user_id = u.id and p.kind = ${kind}::text
    left join notification_settings as s on s.user_id = u.id
    where u.id = ${userId}::uuid and u.status = 'ACTIVE'`.execute(db);
  return rows[0];
}

/** Whether a notice is valid and unread. */
export async function isNews(
  db: Kysely<Tables>,
  reader: Reader,
  noticeId: string,
  evenIfRead = false,
): Promise<boolean> {
  const { rows } = await sql`
    select from activity_notifications as n
    where n.id = ${noticeId}::uuid and n.user_id = ${reader.userId}::uuid
      and (${evenIfRead} or n.read_at is null) and ${isShown('n', reader)}`.execute(db);
  return rows.length > 0;
}

/** An announcement the reader has not read. */
export async function isNewWord(db: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from platform_notifications as n
    where n.id = ${id}::uuid and not exists (
      select from platform_notification_reads as r where r.notification_id = n.id and r.user_id = ${userId}::uuid)`.execute(
    db,
  );
  return rows.length > 0;
}

/** The reader chose the digest meanwhile. */
export async function leaveForDay(db: Kysely<Tables>, noticeId: string, letter: string): Promise<void> {
  await db
    .updateTable('activity_notifications')
    .set({ mail: 'DAILY', mailed_at: null, letter })
    .where('id', '=', noticeId)
    .where('mail', '=', 'AT_ONCE')
    .execute();
}

export async function noteUnmailed(db: Kysely<Tables>, noticeId: string): Promise<void> {
  await db
    .updateTable('activity_notifications')
    .set({ mailed_at: null })
    .where('id', '=', noticeId)
    .execute();
}

/** What a room's notice still tells, without messages deleted since. */
export async function standingMessages(
  db: Kysely<Tables>,
  noticeId: string,
): Promise<
  { readonly count: number; readonly text: string | null; readonly senderName: string } | undefined
> {
  const { rows } = await sql<{ count: number; text: string | null; senderName: string }>`
    select (count(*) over ())::integer as count, c.text,
      coalesce(p.user_name, concat_ws(' ', k.last_name, k.first_name)) as "senderName"
    from activity_notifications as n
    join chat_messages as c on c.room_id = n.chat_room_id
      and c.sequence between (n.detail ->> 'from')::bigint and (n.detail ->> 'until')::bigint
    join chat_rooms as r on r.id = c.room_id
    left join creator_profiles as p on p.user_id = c.sender_id
    left join corporate_profiles as k on k.user_id = c.sender_id
    where n.id = ${noticeId}::uuid and c.deleted_at is null
      and (c.sender_id = r.creator_id) <> (n.user_id = r.creator_id)
    order by c.sequence desc
    limit 1`.execute(db);
  return rows[0];
}

/** Results of a saved search still visible, newest first. */
export async function foundTitles(db: Kysely<Tables>, noticeId: string): Promise<string[]> {
  const { rows } = await sql<{ titles: string[] }>`
    select array(select d.title from ${foundBy('n')} order by d.sort_at desc limit 100) as titles
    from activity_notifications as n where n.id = ${noticeId}::uuid`.execute(db);
  return rows[0]?.titles ?? [];
}
