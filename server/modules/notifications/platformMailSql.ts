import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { columnsOf } from '../../db/columns.ts';
import type { PlatformRow } from './platformSql.ts';

export interface DueWord extends Pick<PlatformRow, 'actionType' | 'content' | 'id' | 'link' | 'publishAt'> {
  readonly audience: 'ALL' | 'COMPANIES' | 'CREATORS';
  readonly mailedUpTo: string | null;
}

const wordColumns = columnsOf('id', 'actionType', 'audience', 'content', 'link', 'publishAt', 'mailedUpTo');

/** Locked: other servers take another one. */
export async function takeWord(trx: Transaction<Tables>, now: Date): Promise<DueWord | undefined> {
  return trx
    .selectFrom('platform_notifications')
    .select(wordColumns)
    .where('sent_at', 'is', null)
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export interface WordReader {
  readonly userId: string;
  readonly email: string;
  /** False: by digest, or not by mail. */
  readonly isMailed: boolean;
  readonly devices: readonly string[];
}

/** The next addressees by id, including those who want neither mail nor push. */
export async function nextReaders(
  trx: Transaction<Tables>,
  { audience, mailedUpTo, publishAt }: DueWord,
  advertises: boolean,
  limit: number,
): Promise<WordReader[]> {
  const isFor = {
    ALL: sql`true`,
    CREATORS: sql`u.role = 'CREATOR_USER'`,
    COMPANIES: sql`u.role <> 'CREATOR_USER'`,
  }[audience];
  const { rows } = await sql<WordReader>`
    select u.id as "userId", u.email,
      coalesce(p.mail, 'AT_ONCE') = 'AT_ONCE'
        and (not ${advertises}::boolean or s.agreed_at is not null) as "isMailed",
      case when coalesce(p.push, true)
        then array(select d.id from push_devices as d where d.user_id = u.id order by d.id)
        else '{}'::uuid[] end as devices
    from users as u
    left join notification_preferences as p on p.user_id = u.id and p.kind = 'PLATFORM'
    left join notification_settings as s on s.user_id = u.id
    where u.status = 'ACTIVE' and u.registration_step = 'COMPLETED' and u.created_at <= ${publishAt}
      and ${isFor} and u.id > coalesce(${mailedUpTo}::uuid, '00000000-0000-0000-0000-000000000000'::uuid)
    order by u.id limit ${limit}`.execute(trx);
  return rows;
}

export async function noteSent(
  trx: Transaction<Tables>,
  id: string,
  { upTo, sentAt }: { readonly upTo: string | null; readonly sentAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('platform_notifications')
    .set({ mailed_up_to: upTo, sent_at: sentAt })
    .where('id', '=', id)
    .execute();
}
