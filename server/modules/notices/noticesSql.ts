import { sql } from 'kysely';
import type { Transaction, Selectable } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { columnsOf } from '../../db/columns.ts';

type Preference = Selectable<Tables['notification_preferences']>;

export interface RecipientRow {
  readonly email: string;
  /** Their choices; null for the defaults. */
  readonly inApp: boolean | null;
  readonly mail: Preference['mail'] | null;
  readonly push: boolean | null;
  readonly devices: readonly string[];
}

const recipientColumns = columnsOf('u.email', 'p.inApp', 'p.mail', 'p.push');

/** Who is told, and how; undefined for suspended and deleted accounts. */
export async function recipient(
  trx: Transaction<Tables>,
  userId: string,
  kind: Preference['kind'],
): Promise<RecipientRow | undefined> {
  return trx
    .selectFrom('users as u')
    .leftJoin('notification_preferences as p', (join) =>
      join.onRef('p.user_id', '=', 'u.id').on('p.kind', '=', kind),
    )
    .select(recipientColumns)
    .select(
      sql<string[]>`array(select d.id from push_devices as d where d.user_id = u.id order by d.id)`.as(
        'devices',
      ),
    )
    .where('u.id', '=', userId)
    .where('u.status', '=', 'ACTIVE')
    .executeTakeFirst();
}

export interface NoticeValues {
  readonly id: string;
  readonly user_id: string;
  readonly type: Exclude<Preference['kind'], 'PLATFORM'>;
  readonly actor_id: string | null;
  readonly product_id: string | null;
  readonly job_opening_id: string | null;
  readonly entry_id: string | null;
  readonly chat_room_id: string | null;
  readonly consultation_id: string | null;
  readonly offer_id: string | null;
  readonly engagement_id: string | null;
  readonly saved_search_id: string | null;
  readonly detail: string;
  readonly dedupe_key: string | null;
  readonly in_app: boolean;
  readonly mail: 'AT_ONCE' | 'DAILY' | 'NONE';
  readonly mailed_at: Date | null;
  /** jsonb */
  readonly letter: string | null;
  readonly sent_at: Date;
}

/** False when a notice with the same key exists. */
export async function insertNotice(trx: Transaction<Tables>, values: NoticeValues): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('activity_notifications')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
