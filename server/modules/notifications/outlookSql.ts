import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Role } from '../../lib/viewer.ts';
import { foundBy, isShown } from './shownSql.ts';
import type { Reader } from './shownSql.ts';

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

/** Somebody as they are to be told of a kind of thing now; undefined for an account that is suspended, or gone. */
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

/** Whether a notice still tells its reader something: it stands, and was not read. */
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

/** A word of the house that the reader has not read. */
export async function isNewWord(db: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from platform_notifications as n
    where n.id = ${id}::uuid and not exists (
      select from platform_notification_reads as r where r.notification_id = n.id and r.user_id = ${userId}::uuid)`.execute(
    db,
  );
  return rows.length > 0;
}

/** It was to be mailed at once; its reader has chosen the mail of the day meanwhile. */
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

/** What a saved search found and its reader still finds, the newest first. */
export async function foundTitles(db: Kysely<Tables>, noticeId: string): Promise<string[]> {
  const { rows } = await sql<{ titles: string[] }>`
    select array(select d.title from ${foundBy('n')} order by d.sort_at desc limit 100) as titles
    from activity_notifications as n where n.id = ${noticeId}::uuid`.execute(db);
  return rows[0]?.titles ?? [];
}
