import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { PreferenceRow } from './preferencesSql.ts';

export interface RecipientRow {
  readonly email: string;
  /** What they chose; null for the defaults. */
  readonly inApp: boolean | null;
  readonly mail: PreferenceRow['mail'] | null;
}

/** Who is told, and how they want to be; undefined for an account that is suspended, or gone. */
export async function recipient(
  trx: Transaction<Tables>,
  userId: string,
  kind: PreferenceRow['kind'],
): Promise<RecipientRow | undefined> {
  return trx
    .selectFrom('users as u')
    .leftJoin('notification_preferences as p', (join) =>
      join.onRef('p.user_id', '=', 'u.id').on('p.kind', '=', kind),
    )
    .select(['u.email', 'p.in_app as inApp', 'p.mail'])
    .where('u.id', '=', userId)
    .where('u.status', '=', 'ACTIVE')
    .executeTakeFirst();
}

export interface NoticeValues {
  readonly id: string;
  readonly user_id: string;
  readonly type: Exclude<PreferenceRow['kind'], 'PLATFORM'>;
  readonly actor_id: string | null;
  readonly product_id: string | null;
  readonly job_opening_id: string | null;
  readonly entry_id: string | null;
  readonly chat_room_id: string | null;
  readonly detail: string;
  readonly dedupe_key: string | null;
  readonly in_app: boolean;
  readonly mail: 'AT_ONCE' | 'DAILY' | 'NONE';
  readonly mailed_at: Date | null;
  /** jsonb */
  readonly letter: string | null;
  readonly sent_at: Date;
}

/** Says whether it is news: a notice with the key of an earlier one is not. */
export async function insertNotice(trx: Transaction<Tables>, values: NoticeValues): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('activity_notifications')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
