import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import type { RegistrationStep, Role } from '../../../lib/request/viewer.ts';

export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly registrationStep: RegistrationStep;
  readonly status: 'ACTIVE' | 'SUSPENDED' | 'DELETED';
}

const accountColumns = columnsOf('id', 'email', 'role', 'registrationStep', 'status');

/** In any state, by the lower-case address. */
export function accountOfEmail(db: Kysely<Tables>, emailKey: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('users')
    .select(accountColumns)
    .where(sql<boolean>`lower(email) = ${emailKey}`)
    .executeTakeFirst();
}

export function holdAccountOfEmail(
  trx: Transaction<Tables>,
  emailKey: string,
): Promise<AccountRow | undefined> {
  return trx
    .selectFrom('users')
    .select(accountColumns)
    .where(sql<boolean>`lower(email) = ${emailKey}`)
    .forUpdate()
    .executeTakeFirst();
}

interface NewCreator {
  readonly id: string;
  readonly email: string;
  readonly now: Date;
}

/** Does nothing when the address is taken. */
export async function insertTemporaryCreator(
  trx: Transaction<Tables>,
  { id, email, now }: NewCreator,
): Promise<void> {
  await trx
    .insertInto('users')
    .values({ id, email, role: 'CREATOR_USER', registration_step: 'EMAIL_VERIFICATION', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function markEmailVerified(db: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email_verified_at: sql`coalesce(email_verified_at, ${now}::timestamptz)`,
      registration_step: sql`case registration_step when 'EMAIL_VERIFICATION' then 'PASSWORD' else registration_step end`,
    })
    .where('id', '=', userId)
    .execute();
}

export async function beginProfileStep(
  trx: Transaction<Tables>,
  userId: string,
  { now, viaPrairieCard = false }: { readonly now: Date; readonly viaPrairieCard?: boolean },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      email_verified_at: sql`coalesce(email_verified_at, ${now}::timestamptz)`,
      registration_step: 'PROFILE',
      ...(viaPrairieCard && { via_prairie_card: true }),
    })
    .where('id', '=', userId)
    .where('registration_step', 'in', ['EMAIL_VERIFICATION', 'PASSWORD'])
    .execute();
}

/** Rejects with a unique violation when the address is taken. */
export async function changeEmail(
  trx: Transaction<Tables>,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await trx.updateTable('users').set({ email, email_verified_at: now }).where('id', '=', userId).execute();
}

export async function markActive(trx: Transaction<Tables>, userId: string, now: Date): Promise<void> {
  await trx.updateTable('users').set({ last_active_at: now }).where('id', '=', userId).execute();
}
