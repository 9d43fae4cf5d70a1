import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

type Settings = Selectable<Tables['user_settings']>;

export interface ChatSettingsRow {
  readonly showsReadReceipts: boolean;
  readonly enterSends: boolean;
  readonly talkFrom: Settings['talk_from'];
}

export async function settingsOf(db: Kysely<Tables>, userId: string): Promise<ChatSettingsRow | undefined> {
  return db
    .selectFrom('user_settings')
    .select([
      'shows_read_receipts as showsReadReceipts',
      'enter_sends as enterSends',
      'talk_from as talkFrom',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function putSettings(
  trx: Transaction<Tables>,
  userId: string,
  values: Partial<ChatSettingsRow>,
  now: Date,
): Promise<void> {
  const changed = {
    ...(values.showsReadReceipts !== undefined && { shows_read_receipts: values.showsReadReceipts }),
    ...(values.enterSends !== undefined && { enter_sends: values.enterSends }),
    ...(values.talkFrom !== undefined && { talk_from: values.talkFrom }),
    updated_at: now,
  };
  await trx
    .insertInto('user_settings')
    .values({ user_id: userId, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute();
}
