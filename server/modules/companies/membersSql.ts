import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { CompanyRole } from '../../lib/viewer.ts';

export interface Membership {
  readonly userId: string;
  readonly companyId: string;
  readonly role: CompanyRole;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Read after the company is held: a request's viewer is as old as its first statement. */
export async function membership(
  trx: Transaction<Tables>,
  companyId: string,
  userId: string,
): Promise<Membership | undefined> {
  return trx
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('corporate_profiles as p', 'p.user_id', 'm.user_id')
    .select([
      'm.user_id as userId',
      'm.company_id as companyId',
      'm.role',
      'u.email',
      'p.first_name as firstName',
      'p.last_name as lastName',
    ])
    .where('m.company_id', '=', companyId)
    .where('m.user_id', '=', userId)
    .where('u.status', '=', 'ACTIVE')
    .executeTakeFirst();
}

/** Owners besides this one who stay: not those whose accounts are to be deleted. */
export async function countOtherOwners(
  trx: Transaction<Tables>,
  { companyId, userId }: Pick<Membership, 'companyId' | 'userId'>,
): Promise<number> {
  const row = await trx
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'CORPORATE_USER')
    .where('m.user_id', '<>', userId)
    .where('u.status', '=', 'ACTIVE')
    .where('u.deletion_due_at', 'is', null)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The member's role follows by its foreign key. */
export async function setRole(trx: Transaction<Tables>, userId: string, role: CompanyRole): Promise<void> {
  await trx.updateTable('users').set({ role }).where('id', '=', userId).execute();
}

/** Why an account without a company is closed; one that was closed for this reason opens again with the next invitation. */
const leftCompany = 'LEFT_COMPANY';

/**
 * Takes a person out of their company. A corporate account acts for a company or not at all: whom creators hide from hangs on it, so the
 * account is closed until another invitation.
 */
export async function deleteMember(trx: Transaction<Tables>, userId: string, now: Date): Promise<void> {
  await trx.deleteFrom('company_members').where('user_id', '=', userId).execute();
  await trx
    .updateTable('users')
    .set({ status: 'SUSPENDED', suspended_at: now, suspension_reason: leftCompany })
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .execute();
}

export interface AccountOfEmail {
  readonly id: string;
  /** May be taken over by whoever shows that the address is theirs: it has no way to sign in. */
  readonly kind: 'UNFINISHED' | 'LEFT_COMPANY' | 'TAKEN';
  readonly companyId: string | null;
}

export async function accountOfEmail(
  trx: Transaction<Tables>,
  email: string,
): Promise<AccountOfEmail | undefined> {
  const row = await trx
    .selectFrom('users as u')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .select([
      'u.id',
      'u.role',
      'u.status',
      'u.suspension_reason as reason',
      'u.registration_step as step',
      'm.company_id as companyId',
    ])
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

export async function deleteAccount(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

export interface NewMember {
  readonly id: string;
  readonly companyId: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameKana: string | null;
  readonly lastNameKana: string | null;
  readonly phoneNumber: string | null;
  readonly now: Date;
}

/** False when somebody took the address in the meantime. */
export async function insertAccount(trx: Transaction<Tables>, member: NewMember): Promise<boolean> {
  const rows = await trx
    .insertInto('users')
    .values({
      id: member.id,
      email: member.email,
      email_verified_at: member.now,
      role: member.role,
      registration_step: 'COMPLETED',
      registration_completed_at: member.now,
      created_at: member.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** An account that had left a company is its owner’s again, with what the invitation says. */
export async function reopenAccount(trx: Transaction<Tables>, member: NewMember): Promise<void> {
  await trx
    .updateTable('users')
    .set({ status: 'ACTIVE', suspended_at: null, suspension_reason: null, role: member.role })
    .where('id', '=', member.id)
    .execute();
}

/** What a person of a company has besides the account. */
export async function writeMember(trx: Transaction<Tables>, member: NewMember): Promise<void> {
  const credential = { password_hash: member.passwordHash, changed_at: member.now };
  await trx
    .insertInto('password_credentials')
    .values({ user_id: member.id, ...credential })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(credential))
    .execute();
  const profile = {
    first_name: member.firstName,
    last_name: member.lastName,
    first_name_kana: member.firstNameKana,
    last_name_kana: member.lastNameKana,
    phone_number: member.phoneNumber,
    updated_at: member.now,
  };
  await trx
    .insertInto('corporate_profiles')
    .values({ user_id: member.id, ...profile, created_at: member.now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(profile))
    .execute();
  await trx
    .insertInto('company_members')
    .values({ user_id: member.id, company_id: member.companyId, role: member.role, joined_at: member.now })
    .execute();
  await trx
    .insertInto('corporate_todo_statuses')
    .values({ user_id: member.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
