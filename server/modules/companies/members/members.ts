import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { companyRoles } from '../../../lib/request/viewer.ts';
import type { Role } from '../../../lib/request/viewer.ts';
import { endAllSessions } from '../../accounts/sessions/sessions.ts';
import { rememberDomain } from '../company/companies.ts';
import * as accounts from '../../accounts/users/changes.ts';
import * as sql from './membersSql.ts';
import type { Membership } from './membersSql.ts';
import { asOwner } from '../editing/owner.ts';
import type { Owning } from '../editing/owner.ts';

/** Another company's person counts as not existing. */
async function otherMember(
  trx: Transaction<Tables>,
  { company, owner }: Owning,
  globalId: string,
): Promise<Membership> {
  const id = keyOf(globalId, 'CompanyMember');
  const member = id !== undefined && id.length === 36 ? await sql.membership(trx, company.id, id) : undefined;
  if (!member) throw new DomainError('UserNotFoundError', 'このメンバーは見つかりません。');
  if (member.userId === owner.userId) {
    throw new DomainError(
      'ForbiddenError',
      'ご自身の役割の変更や削除はできません。ほかの管理者にお願いしてください。',
    );
  }
  return member;
}

/** An owner must remain. The acting owner does not count if their account is about to be deleted. */
async function keepAnOwner(trx: Transaction<Tables>, member: Membership): Promise<void> {
  if (member.role !== 'CORPORATE_USER' || (await sql.countOtherOwners(trx, member)) > 0) return;
  throw new DomainError('ForbiddenError', '最後の管理者は、役割の変更や削除ができません。');
}

/** Answers the company's id. */
export async function changeMemberRole(context: Context, globalId: string, wanted: Role): Promise<string> {
  const role = companyRoles.find((one) => one === wanted);
  if (role === undefined)
    throw new DomainError('ArgumentInvalidError', '役割を選んでください。', { field: 'role' });
  return asOwner(context, undefined, async (trx, owning) => {
    const member = await otherMember(trx, owning, globalId);
    if (member.role === role) return owning.company.id;
    await keepAnOwner(trx, member);
    await accounts.setRole(trx, member.userId, role);
    await rememberDomain(trx, context.services, { ...member, role });
    return owning.company.id;
  });
}

/** Closes the account and signs it out; what they wrote for the company stays. */
export async function removeMember(context: Context, globalId: string): Promise<string> {
  const { clock } = context.services;
  return asOwner(context, undefined, async (trx, owning) => {
    const member = await otherMember(trx, owning, globalId);
    await keepAnOwner(trx, member);
    await sql.deleteMember(trx, member.userId);
    await accounts.closeForLeaving(trx, member.userId, clock.now());
    await endAllSessions(trx, clock, member.userId, 'SUSPENDED');
    return owning.company.id;
  });
}
