import { sql } from 'kysely';
import type { Kysely, RawBuilder, Selectable } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { keysetValues, walks } from '../../db/keyset.ts';
import type { KeysetPage } from '../../lib/request/paging.ts';

export interface PlatformRow {
  readonly id: string;
  readonly actionType: Selectable<Tables['platform_notifications']>['action_type'];
  readonly content: string;
  readonly link: string | null;
  readonly sentAt: Date;
  readonly publishAt: Date;
  readonly readAt: Date | null;
}

const columns = sql`n.id, n.action_type as "actionType", n.content, n.link, n.publish_at as "publishAt",
  coalesce(n.sent_at, n.publish_at) as "sentAt", r.read_at as "readAt"`;

/** Announcements for those registered when they were published, by audience and setting. */
const forReader = (userId: string, now: Date): RawBuilder<unknown> => sql`
  from users as u
  join platform_notifications as n on n.publish_at <= ${now}::timestamptz and n.publish_at >= u.created_at
    and n.audience in ('ALL', case u.role when 'CREATOR_USER' then 'CREATORS' else 'COMPANIES' end)
  left join platform_notification_reads as r on r.notification_id = n.id and r.user_id = u.id
  where u.id = ${userId}::uuid and not exists (
    select from notification_preferences as p where p.user_id = u.id and p.kind = 'PLATFORM' and not p.in_app)`;

/** Newest first; reads one more than the page. */
export async function platformPage(
  db: Kysely<Tables>,
  userId: string,
  page: KeysetPage,
  { now, unread }: { readonly now: Date; readonly unread: boolean },
): Promise<PlatformRow[]> {
  const { at, id, limit } = keysetValues(page);
  const than = sql.raw(page.backward ? '>' : '<');
  const direction = sql.raw(walks(page.backward));
  const listed = sql<PlatformRow>`
    select ${columns} ${forReader(userId, now)}
      and (n.publish_at, n.id) ${than} (${at}::timestamptz, ${id}::uuid)
      ${unread ? sql`and r.read_at is null` : sql``}
    order by n.publish_at ${direction}, n.id ${direction} limit ${limit}`;
  return (await db.executeQuery(listed.compile(db))).rows;
}

export async function platformById(
  db: Kysely<Tables>,
  userId: string,
  id: string,
  now: Date,
): Promise<PlatformRow | undefined> {
  const { rows } = await sql<PlatformRow>`
    select ${columns} ${forReader(userId, now)} and n.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function countUnread(
  db: Kysely<Tables>,
  userId: string,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select ${forReader(userId, now)} and r.read_at is null
      order by n.publish_at desc limit ${most}) as unread`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Null: all. */
export async function markRead(
  db: Kysely<Tables>,
  userId: string,
  { id, now }: { readonly id: string | null; readonly now: Date },
): Promise<void> {
  await sql`
    insert into platform_notification_reads (user_id, notification_id, read_at)
    select u.id, n.id, ${now}::timestamptz ${forReader(userId, now)} and r.read_at is null
      ${id === null ? sql`` : sql`and n.id = ${id}::uuid`}
    on conflict do nothing`.execute(db);
}
