import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import type { CompanyRole, RegistrationStep } from '../../../lib/request/viewer.ts';

/** Such an account opens again with the next invitation. */
const leftCompany = 'LEFT_COMPANY';

/**
 * A corporate account without a company is closed until another invitation, since creators hide from
 * companies.
 */
export async function closeForLeaving(trx: Transaction<Tables>, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ status: 'SUSPENDED', suspended_at: now, suspension_reason: leftCompany })
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .execute();
}

export interface InvitableAccount {
  readonly id: string;
  /** `UNFINISHED`: has no way to sign in, so whoever proves the address may take it over. */
  readonly kind: 'UNFINISHED' | 'LEFT_COMPANY' | 'TAKEN';
  readonly companyId: string | null;
}

const invitableAccountColumns = columnsOf('u.id', 'u.role', 'u.status', 'm.companyId');

export async function invitableAccount(
  trx: Transaction<Tables>,
  email: string,
): Promise<InvitableAccount | undefined> {
  const row = await trx
    .selectFrom('users as u')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .select([...invitableAccountColumns, 'u.suspension_reason as reason', 'u.registration_step as step'])
    .where(sql<boolean>`lower(u.email) = ${email.toLowerCase()}`)
    .forUpdate('u')
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, companyId } = row;
  if (row.status === 'ACTIVE' && (row.step === 'EMAIL_VERIFICATION' || row.step === 'PASSWORD'))
    return { id, companyId, kind: 'UNFINISHED' };
  const left = row.status === 'SUSPENDED' && row.reason === leftCompany && companyId === null;
  return { id, companyId, kind: left ? 'LEFT_COMPANY' : 'TAKEN' };
}

/** Only for an unfinished account, which nothing points at. */
export async function deleteUnfinished(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

interface InvitedAccount {
  readonly id: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly now: Date;
}

/** False when the address was taken meanwhile. */
export async function insertInvited(trx: Transaction<Tables>, account: InvitedAccount): Promise<boolean> {
  const rows = await trx
    .insertInto('users')
    .values({
      id: account.id,
      email: account.email,
      email_verified_at: account.now,
      role: account.role,
      registration_step: 'COMPLETED',
      registration_completed_at: account.now,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Reopens an account that had left a company. */
export async function reopen(
  trx: Transaction<Tables>,
  account: Pick<InvitedAccount, 'id' | 'role'>,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ status: 'ACTIVE', suspended_at: null, suspension_reason: null, role: account.role })
    .where('id', '=', account.id)
    .execute();
}

/** The member's role follows by its foreign key. */
export async function setRole(trx: Transaction<Tables>, userId: string, role: CompanyRole): Promise<void> {
  await trx.updateTable('users').set({ role }).where('id', '=', userId).execute();
}

export async function setRegistrationStep(
  trx: Transaction<Tables>,
  userId: string,
  step: RegistrationStep,
): Promise<void> {
  await trx.updateTable('users').set({ registration_step: step }).where('id', '=', userId).execute();
}

export async function completeRegistration(
  trx: Transaction<Tables>,
  userId: string,
  now: Date,
  trialEndsAt: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ registration_step: 'COMPLETED', registration_completed_at: now, trial_ends_at: trialEndsAt })
    .where('id', '=', userId)
    .execute();
}

/** After the first approved work a creator sees everything. */
export async function noteFirstApproval(
  trx: Transaction<Tables>,
  authorId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ first_work_approved_at: now })
    .where('id', '=', authorId)
    .where('first_work_approved_at', 'is', null)
    .execute();
}

/** Only the first time. */
export async function noteCampaignDialogClosed(db: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ closed_prairie_card_sign_up_campaign_ended_dialog_at: now })
    .where('id', '=', userId)
    .where('closed_prairie_card_sign_up_campaign_ended_dialog_at', 'is', null)
    .execute();
}

export async function setDeletionDue(
  trx: Transaction<Tables>,
  userId: string,
  dueAt: Date | null,
): Promise<void> {
  await trx.updateTable('users').set({ deletion_due_at: dueAt }).where('id', '=', userId).execute();
}
