import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

type Stored = Selectable<Tables['platform_notifications']>;

/** What an editor writes. */
export interface NoticeWords {
  readonly actionType: Stored['action_type'];
  readonly audience: Stored['audience'];
  readonly content: string;
  readonly link: string | null;
  readonly publishAt: Date;
}

export interface HouseNotice extends NoticeWords {
  readonly id: string;
  readonly writtenBy: string | null;
}

const notices = (db: Kysely<Tables>) =>
  db
    .selectFrom('platform_notifications as n')
    .leftJoin('staff_accounts as s', 's.id', 'n.created_by_staff_id')
    .select([
      'n.id',
      'n.action_type as actionType',
      'n.audience',
      'n.content',
      'n.link',
      'n.publish_at as publishAt',
      's.name as writtenBy',
    ]);

/** Those to come and those that were published, the newest first. */
export function latest(db: Kysely<Tables>, limit: number): Promise<HouseNotice[]> {
  return notices(db).orderBy('n.publish_at', 'desc').orderBy('n.id', 'desc').limit(limit).execute();
}

export function byId(db: Kysely<Tables>, id: string): Promise<HouseNotice | undefined> {
  return notices(db).where('n.id', '=', id).executeTakeFirst();
}

/** Of one, by its index. */
export async function reads(db: Kysely<Tables>, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('platform_notification_reads')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('notification_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insert(
  trx: Transaction<Tables>,
  id: string,
  { actionType, audience, content, link, publishAt }: NoticeWords,
  { staffId, now }: { readonly staffId: string | null; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('platform_notifications')
    .values({
      id,
      action_type: actionType,
      audience,
      content,
      link,
      publish_at: publishAt,
      created_by_staff_id: staffId,
      created_at: now,
    })
    .execute();
}

/** Held, and only while nobody can have read it. */
export function holdUnpublished(
  trx: Transaction<Tables>,
  id: string,
  now: Date,
): Promise<NoticeWords | undefined> {
  return trx
    .selectFrom('platform_notifications')
    .select(['action_type as actionType', 'audience', 'content', 'link', 'publish_at as publishAt'])
    .where('id', '=', id)
    .where('publish_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function change(
  trx: Transaction<Tables>,
  id: string,
  { actionType, audience, content, link, publishAt }: NoticeWords,
): Promise<void> {
  await trx
    .updateTable('platform_notifications')
    .set({ action_type: actionType, audience, content, link, publish_at: publishAt })
    .where('id', '=', id)
    .execute();
}

export async function remove(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('platform_notifications').where('id', '=', id).execute();
}
