import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

/** A due account, locked; undefined when cancelled, or when another server has it. */
export function holdDue(
  trx: Transaction<Tables>,
  userId: string,
  now: Date,
): Promise<{ email: string } | undefined> {
  return trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('status', '<>', 'DELETED')
    .where('deletion_due_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Storage keys of a person's exports. */
export async function exportedObjects(trx: Transaction<Tables>, userId: string): Promise<string[]> {
  const exports = await trx
    .selectFrom('data_exports')
    .select('storage_key')
    .where('user_id', '=', userId)
    .where('storage_key', 'is not', null)
    .execute();
  return exports.flatMap(({ storage_key: key }) => key ?? []);
}
