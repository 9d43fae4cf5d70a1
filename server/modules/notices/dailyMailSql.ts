import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

export interface ReaderRow {
  readonly id: string;
  /** Null for an account that is suspended, or gone. */
  readonly email: string | null;
}

/** Somebody for whom a notice from before waits. Held until the end of the transaction: other servers take somebody else. */
export async function takeReader(trx: Transaction<Tables>, before: Date): Promise<ReaderRow | undefined> {
  return trx
    .selectFrom('users as u')
    .select(['u.id', sql<string | null>`case when u.status = 'ACTIVE' then u.email end`.as('email')])
    .where('u.id', 'in', (waiting) =>
      waiting
        .selectFrom('activity_notifications as n')
        .select('n.user_id')
        .where('n.mail', '=', 'DAILY')
        .where('n.mailed_at', 'is', null)
        .where('n.sent_at', '<', before),
    )
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The letters of what waits, oldest first, without what was read in the app or is wanted by mail no more. */
export async function lettersOf(trx: Transaction<Tables>, userId: string, before: Date): Promise<unknown[]> {
  const rows = await trx
    .selectFrom('activity_notifications as n')
    .leftJoin('notification_preferences as p', (join) =>
      join.onRef('p.user_id', '=', 'n.user_id').onRef('p.kind', '=', 'n.type'),
    )
    .select('n.letter')
    .where('n.user_id', '=', userId)
    .where('n.mail', '=', 'DAILY')
    .where('n.mailed_at', 'is', null)
    .where('n.sent_at', '<', before)
    .where('n.read_at', 'is', null)
    .where('n.letter', 'is not', null)
    .where((where) => where.or([where('p.mail', 'is', null), where('p.mail', '<>', 'NEVER')]))
    .orderBy('n.sent_at')
    .orderBy('n.id')
    .execute();
  return rows.map(({ letter }) => letter);
}

export async function markMailed(
  trx: Transaction<Tables>,
  userId: string,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('activity_notifications')
    .set({ mailed_at: now, letter: null })
    .where('user_id', '=', userId)
    .where('mail', '=', 'DAILY')
    .where('mailed_at', 'is', null)
    .where('sent_at', '<', before)
    .execute();
}
