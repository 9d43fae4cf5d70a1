import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { RegistrationStep } from '../../../lib/viewer.ts';

/** The account's step; until the transaction ends nobody else takes one. */
export async function lockStep(
  trx: Transaction<Tables>,
  userId: string,
): Promise<RegistrationStep | undefined> {
  const row = await trx
    .selectFrom('users')
    .select('registration_step')
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    // Not `for update`: rows that point at the account may still be written meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.registration_step;
}

type Todo = 'bank_account_registered_at' | 'job_profile_registered_at' | 'profile_registered_at';

/** What the onboarding still asks for. The moment a thing was first registered is kept; null takes it back. */
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
