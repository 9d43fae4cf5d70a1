import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { columnsOf } from '../../db/columns.ts';

export interface PreferenceRow {
  readonly kind:
    | 'CHAT_MESSAGE'
    | 'ENGAGEMENT'
    | 'ENTRY_JOB_OPENING'
    | 'ENTRY_PROGRESS'
    | 'FOLLOW_RECEIVED'
    | 'INTERVIEW'
    | 'JOB_CONSULTATION'
    | 'JOB_OFFER'
    | 'OPENING_REVIEW'
    | 'PLATFORM'
    | 'PRODUCT_REVIEW'
    | 'SAVED_JOB_OPENING'
    | 'SAVED_SEARCH';
  readonly inApp: boolean;
  readonly mail: 'AT_ONCE' | 'DAILY' | 'NEVER';
  readonly push: boolean;
}

const preferencesOfColumns = columnsOf('kind', 'inApp', 'mail', 'push');

/** Kinds without a row have the defaults. */
export function preferencesOf(db: Kysely<Tables>, userId: string): Promise<PreferenceRow[]> {
  return db
    .selectFrom('notification_preferences')
    .select(preferencesOfColumns)
    .where('user_id', '=', userId)
    .execute();
}

/** Push stays when omitted. */
export type ChosenPreference = Omit<PreferenceRow, 'push'> & { readonly push?: boolean | null | undefined };

export async function writePreference(
  db: Kysely<Tables> | Transaction<Tables>,
  userId: string,
  { kind, inApp, mail, push }: ChosenPreference,
  now: Date,
): Promise<void> {
  await db
    .insertInto('notification_preferences')
    .values({ user_id: userId, kind, in_app: inApp, mail, ...(push != null && { push }), updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet({ in_app: inApp, mail, ...(push != null && { push }), updated_at: now }),
    )
    .execute();
}
