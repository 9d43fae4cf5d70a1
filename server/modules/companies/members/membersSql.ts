import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import type { CompanyRole } from '../../../lib/request/viewer.ts';

export interface Membership {
  readonly userId: string;
  readonly companyId: string;
  readonly role: CompanyRole;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const membershipColumns = columnsOf(
  'm.userId',
  'm.companyId',
  'm.role',
  'u.email',
  'p.firstName',
  'p.lastName',
);

/** Read after locking the company, since the request's viewer may be outdated. */
export async function membership(
  trx: Transaction<Tables>,
  companyId: string,
  userId: string,
): Promise<Membership | undefined> {
  return trx
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('corporate_profiles as p', 'p.user_id', 'm.user_id')
    .select(membershipColumns)
    .where('m.company_id', '=', companyId)
    .where('m.user_id', '=', userId)
    .where('u.status', '=', 'ACTIVE')
    .executeTakeFirst();
}

/** Other owners who are not about to leave. */
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

export async function deleteMember(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.deleteFrom('company_members').where('user_id', '=', userId).execute();
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

/** Password and profile. */
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

/** Who of a company may sign in and has one of these roles, the longest there first. */
export async function activeMembers(
  db: Kysely<Tables>,
  companyId: string,
  roles: readonly CompanyRole[],
): Promise<{ readonly id: string; readonly email: string }[]> {
  return db
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.email'])
    .where('m.company_id', '=', companyId)
    .where('m.role', 'in', [...roles])
    .where('u.status', '=', 'ACTIVE')
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .execute();
}
