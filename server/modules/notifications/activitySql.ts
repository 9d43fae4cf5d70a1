import { sql } from 'kysely';
import type { Kysely, RawBuilder, Selectable } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { keysetValues, walks } from '../../db/keyset.ts';
import type { KeysetPage } from '../../lib/request/paging.ts';
import { followIsShown, foundBy, isShown } from './shownSql.ts';
import type { Reader } from './shownSql.ts';

export type ActivityType = Selectable<Tables['activity_notifications']>['type'];

export interface ActivityRow {
  readonly id: string;
  readonly userId: string;
  readonly type: ActivityType;
  readonly actorId: string | null;
  /** The company the reader is told of. */
  readonly companyId: string | null;
  readonly roomId: string | null;
  readonly openingId: string | null;
  readonly entryId: string | null;
  readonly productId: string | null;
  readonly engagementId: string | null;
  readonly savedSearchId: string | null;
  readonly title: string | null;
  readonly detail: unknown;
  readonly dueAt: Date | null;
  readonly sentAt: Date;
  /** Of a group: null while one is unread. */
  readonly readAt: Date | null;
  readonly othersCount: number;
  /** New results of a saved search. */
  readonly foundCount: number;
}

export interface ActivityFilter {
  readonly types: readonly ActivityType[] | null;
  readonly unread: boolean;
}

/** Groups are counted no further. */
const mostTold = 1000;
const mostFound = 100;

/** The others of a notice's group. Only follows are grouped, so only their condition is checked. */
const group = (others: string) => sql`activity_notifications as ${sql.ref(others)}
  where ${sql.ref(`${others}.user_id`)} = n.user_id and ${sql.ref(`${others}.type`)} = n.type
    and ${sql.ref(`${others}.group_day`)} = n.group_day and ${sql.ref(`${others}.in_app`)}
    and ${followIsShown(others)}`;

const columns = sql`
  n.id, n.user_id as "userId", n.type, n.actor_id as "actorId", n.chat_room_id as "roomId",
  n.job_opening_id as "openingId", n.entry_id as "entryId", n.product_id as "productId", n.engagement_id as "engagementId",
  n.saved_search_id as "savedSearchId", n.detail,
  n.sent_at as "sentAt",
  case when n.group_day is null then n.read_at
    when exists (select from ${group('other')} and other.read_at is null) then null
    else n.read_at end as "readAt",
  case when n.group_day is null then 0
    else (select count(*) from (select from ${group('other')} and other.id <> n.id limit ${sql.lit(mostTold)}) as others)
    end::integer as "othersCount",
  case when n.saved_search_id is null then 0
    else (select count(*) from (select from ${foundBy('n')} limit ${sql.lit(mostFound)}) as found)
    end::integer as "foundCount",
  coalesce(opening.title, work.name, consultation.title, engagement.title, saved.name, (
    select v.title from official_job_offer_versions as v
    where v.offer_id = offer.id and v.version = offer.current_version)) as title,
  case n.type
    when 'FOLLOW_RECEIVED' then (select cm.company_id from company_members as cm where cm.user_id = n.actor_id)
    when 'ENTRY_PROGRESS' then opening.company_id
    when 'SAVED_JOB_OPENING' then opening.company_id
    when 'JOB_CONSULTATION' then consultation.company_id
    when 'ENGAGEMENT' then engagement.company_id
    when 'JOB_OFFER' then offer.company_id end as "companyId",
  case n.type
    when 'ENTRY_JOB_OPENING' then (
      select e.reply_by from job_entries as e
      where e.id = n.entry_id and e.first_replied_at is null and e.stage = 'NEW')
    when 'JOB_CONSULTATION' then
      case when consultation.status = 'SENT' and consultation.creator_id = n.user_id then consultation.reply_by end
    when 'JOB_OFFER' then
      case when offer.status = 'SENT' and offer.creator_id = n.user_id then offer.reply_by end
    end as "dueAt"`;

const joined = sql`activity_notifications as n
  left join job_openings as opening on opening.id = n.job_opening_id
  left join products as work on work.id = n.product_id
  left join job_consultations as consultation on consultation.id = n.consultation_id
  left join official_job_offers as offer on offer.id = n.offer_id
  left join engagements as engagement on engagement.id = n.engagement_id
  left join saved_searches as saved on saved.id = n.saved_search_id`;

function ofTypes(types: readonly ActivityType[] | null): RawBuilder<unknown> {
  if (types === null) return sql``;
  const [only] = types;
  return types.length === 1 ? sql`and n.type = ${only}::text` : sql`and n.type = any(${[...types]}::text[])`;
}

/** A keyset page, newest first; reads one more than the page. */
export async function activityPage(
  db: Kysely<Tables>,
  reader: Reader,
  page: KeysetPage,
  { types, unread }: ActivityFilter,
): Promise<ActivityRow[]> {
  const { at, id, limit } = keysetValues(page);
  const than = sql.raw(page.backward ? '>' : '<');
  const direction = sql.raw(walks(page.backward));
  const unreadOnly = (n: string) => (unread ? sql`and ${sql.ref(n)}.read_at is null` : sql``);
  const listed = sql<ActivityRow>`
    select ${columns} from ${joined}
    where n.user_id = ${reader.userId}::uuid and n.in_app
      and (n.sent_at, n.id) ${than} (${at}::timestamptz, ${id}::uuid)
      ${unreadOnly('n')} ${ofTypes(types)}
      and ${isShown('n', reader)}
      and (n.group_day is null or not exists (
        select from ${group('newer')} ${unreadOnly('newer')} and (newer.sent_at, newer.id) > (n.sent_at, n.id)))
    order by n.sent_at ${direction}, n.id ${direction} limit ${limit}`;
  return (await db.executeQuery(listed.compile(db))).rows;
}

export async function activitiesByIds(
  db: Kysely<Tables>,
  reader: Reader,
  ids: readonly string[],
): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select ${columns} from ${joined}
    where n.id = any(${[...ids]}::uuid[]) and n.user_id = ${reader.userId}::uuid and n.in_app
      and ${isShown('n', reader)}`.execute(db);
  return rows;
}

/** Unread lines, counted up to a limit. */
export async function countUnread(db: Kysely<Tables>, reader: Reader, most: number): Promise<number> {
  const counted = sql<{ count: number }>`
    select count(*)::integer as count from (
      select from activity_notifications as n
      where n.user_id = ${reader.userId}::uuid and n.in_app and n.read_at is null and ${isShown('n', reader)}
        and (n.group_day is null or not exists (
          select from ${group('newer')} and newer.read_at is null
            and (newer.sent_at, newer.id) > (n.sent_at, n.id)))
      order by n.sent_at desc, n.id desc limit ${most}) as unread`;
  return (await db.executeQuery(counted.compile(db))).rows[0]?.count ?? 0;
}

/** Marks a notice and the earlier ones of its group. */
export async function markRead(
  db: Kysely<Tables>,
  row: Pick<ActivityRow, 'id' | 'userId'>,
  now: Date,
): Promise<void> {
  await sql`
    update activity_notifications as a set read_at = ${now}
    from activity_notifications as n
    where n.id = ${row.id}::uuid and n.user_id = ${row.userId}::uuid
      and a.user_id = n.user_id and a.read_at is null and a.sent_at <= n.sent_at
      and (a.id = n.id or (a.type = n.type and a.group_day = n.group_day))`.execute(db);
}

/** Answers whether any was unread. */
export async function markSavedSearchRead(
  db: Kysely<Tables>,
  { userId, savedSearchId }: { readonly userId: string; readonly savedSearchId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('activity_notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('saved_search_id', '=', savedSearchId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function markAllRead(db: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('activity_notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    .where('sent_at', '<=', now)
    .execute();
}
