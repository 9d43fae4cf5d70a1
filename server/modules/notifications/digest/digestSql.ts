import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { bound, notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import { isShown } from '../shownSql.ts';
import type { Reader } from '../shownSql.ts';

export interface DueReader {
  readonly userId: string;
  /** The morning of their last digest. */
  readonly since: Date;
}

/** Marks some readers not served this morning; other servers take others. */
export async function takeReaders(
  trx: Transaction<Tables>,
  morning: Date,
  limit: number,
): Promise<DueReader[]> {
  const { rows } = await sql<DueReader>`
    with due as materialized (
      select user_id, digest_at from notification_settings where digest_at < ${morning}
      order by digest_at, user_id limit ${limit} for no key update skip locked
    )
    update notification_settings as s set digest_at = ${morning} from due where s.user_id = due.user_id
    returning s.user_id as "userId", due.digest_at as since`.execute(trx);
  return rows;
}

/** Assigns waiting notices to this morning's mail and drops an earlier mail's. */
export async function markMailed(
  trx: Transaction<Tables>,
  userIds: readonly string[],
  morning: Date,
): Promise<void> {
  await sql`
    update activity_notifications
    set mailed_at = case when mailed_at is null then ${morning} else mailed_at end,
      letter = case when mailed_at is null then letter end
    where user_id = any(${[...userIds]}::uuid[]) and mail = 'DAILY' and (mailed_at is null or letter is not null)
      and sent_at < ${morning} and mailed_at is distinct from ${morning}`.execute(trx);
}

/** Notices for this morning's mail that are valid, unread and wanted by mail, oldest first. */
export async function lettersOf(db: Kysely<Tables>, reader: Reader, morning: Date): Promise<unknown[]> {
  const { rows } = await sql<{ letter: unknown }>`
    select n.letter from activity_notifications as n
    left join notification_preferences as p on p.user_id = n.user_id and p.kind = n.type
    where n.user_id = ${reader.userId}::uuid and n.mail = 'DAILY' and n.mailed_at = ${morning}
      and n.letter is not null and n.read_at is null and coalesce(p.mail, 'AT_ONCE') <> 'NEVER'
      and ${isShown('n', reader)}
    order by n.sent_at, n.id`.execute(db);
  return rows.map(({ letter }) => letter);
}

/** Removes the stored mails once sent. */
export async function dropLetters(db: Kysely<Tables>, userId: string, morning: Date): Promise<void> {
  await db
    .updateTable('activity_notifications')
    .set({ letter: null })
    .where('user_id', '=', userId)
    .where('mail', '=', 'DAILY')
    .where('letter', 'is not', null)
    .where('mailed_at', '=', morning)
    .execute();
}

export async function dailyKinds(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select('kind')
    .where('user_id', '=', userId)
    .where('mail', '=', 'DAILY')
    .execute();
  return rows.map(({ kind }) => kind);
}

export interface Span {
  readonly since: Date;
  readonly until: Date;
}

export interface WordRow {
  readonly content: string;
  readonly link: string | null;
}

/** Unread announcements; advertising ones only with consent. */
export async function wordsOf(
  db: Kysely<Tables>,
  userId: string,
  { since, until }: Span,
  agrees: boolean,
): Promise<WordRow[]> {
  const { rows } = await sql<WordRow>`
    select n.content, n.link from users as u
    join platform_notifications as n on n.publish_at > ${since} and n.publish_at <= ${until}
      and n.publish_at >= u.created_at
      and n.audience in ('ALL', case u.role when 'CREATOR_USER' then 'CREATORS' else 'COMPANIES' end)
    where u.id = ${userId}::uuid and (${agrees}::boolean or n.action_type not in ('CAMPAIGN', 'NEW_FEATURE'))
      and not exists (
        select from platform_notification_reads as r where r.user_id = u.id and r.notification_id = n.id)
    order by n.publish_at, n.id`.execute(db);
  return rows;
}

export interface WaitingRow {
  readonly kind: 'ENTRY' | 'CONSULTATION';
  readonly count: number;
  readonly dueAt: Date;
}

/** What waits for the reader's answer, and until when. */
export async function waitingOf(db: Kysely<Tables>, reader: Reader, now: Date): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select 'ENTRY' as kind, count(*)::integer as count, min(e.reply_by) as "dueAt"
    from job_entries as e
    join job_openings as o on o.id = e.job_opening_id
    join users as u on u.id = e.creator_id and u.status = 'ACTIVE'
    where o.company_id = ${reader.companyId}::uuid and o.status = any(${[...reader.statuses]}::text[])
      and e.stage = 'NEW' and e.first_replied_at is null and e.reply_by > ${now}
      and coalesce(e.assignee_id, ${reader.userId}::uuid) = ${reader.userId}::uuid
    having count(*) > 0
    union all
    select 'CONSULTATION', count(*)::integer, min(c.reply_by)
    from job_consultations as c
    where c.creator_id = ${reader.userId}::uuid and c.status = 'SENT' and c.reply_by > ${now}
      and not exists (
        select from creator_hidden_companies as h
        where h.creator_id = c.creator_id and h.company_id = c.company_id and h.reason = 'MANUAL')
    having count(*) > 0`.execute(db);
  return rows;
}

export interface NewWorkRow {
  readonly id: string;
  readonly name: string;
  readonly authorName: string;
}

/** New works of those the reader follows. */
export async function worksOf(
  db: Kysely<Tables>,
  scope: ViewerScope,
  { since, until }: Span,
  limit: number,
): Promise<NewWorkRow[]> {
  const { rows } = await sql<NewWorkRow>`
    select p.id, p.name, c.user_name as "authorName"
    from follows as f
    join creator_profiles as c on c.user_id = f.followee_id and not c.is_hidden
    join activities as a on a.user_id = f.followee_id and a.type = 'CREATE_PRODUCT'
      and a.occurred_at > ${since} and a.occurred_at <= ${until}
    join products as p on p.id = a.product_id and p.member_at is not null
    where f.follower_id = ${scope.viewerId}::uuid and ${notHiddenFrom(bound(scope), 'p.author_id')}
    order by a.occurred_at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}
