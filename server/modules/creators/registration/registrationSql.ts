import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { RegistrationStep } from '../../../lib/request/viewer.ts';

/** The account's step, locked until the transaction ends. */
export async function lockStep(
  trx: Transaction<Tables>,
  userId: string,
): Promise<RegistrationStep | undefined> {
  const row = await trx
    .selectFrom('users')
    .select('registration_step')
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    // Not `for update`: rows that refer to the account may still be written.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.registration_step;
}

type Todo = 'bank_account_registered_at' | 'job_profile_registered_at' | 'profile_registered_at';

/** Marks a to-do as done; keeps the first time it was. null reopens it. */
export async function setTodo(
  db: Kysely<Tables>,
  userId: string,
  todo: Todo,
  since: Date | null,
): Promise<void> {
  await db
    .insertInto('creator_onboarding_statuses')
    .values({ user_id: userId, [todo]: since })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        [todo]: since === null ? null : eb.fn.coalesce(`creator_onboarding_statuses.${todo}`, eb.val(since)),
      })),
    )
    .execute();
}
