import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/context.ts';
import { DomainError } from '../../../lib/errors.ts';
import { hit } from '../../../lib/rateLimit.ts';
import type { RateLimit } from '../../../lib/rateLimit.ts';
import { hasRole } from '../../../lib/viewer.ts';
import { forgetCompany } from '../company/companies.ts';
import * as companySql from '../company/companySql.ts';
import * as sql from '../members/membersSql.ts';
import type { Membership } from '../members/membersSql.ts';

export interface Owning {
  readonly company: { readonly id: string; readonly name: string };
  readonly owner: Membership;
}

const forbidden = () => new DomainError('ForbiddenError', 'この操作は会社の管理者だけができます。');

/** Of those of the company who write for it, the owner alone changes what it says of itself. */
export const noEditPrivilege = () =>
  new DomainError('UserEditPrivilegeError', '会社の情報は、会社の管理者だけが変更できます。');

/** Before anything is read or counted; the use case looks once more while it holds the company. */
export function assertMayEdit({ viewer }: Context): void {
  if (viewer.kind === 'user' && viewer.companyId !== null && !hasRole(viewer, 'CORPORATE_USER'))
    throw noEditPrivilege();
}

/**
 * What only an owner may do to their company, one after the other: the company is held, and the viewer's own role is read again after it,
 * since it may have been taken away while the request waited.
 */
export async function asOwner<Result>(
  context: Context,
  limit: RateLimit | undefined,
  work: (trx: Transaction<Tables>, owning: Owning) => Promise<Result>,
  refusal: () => DomainError = forbidden,
): Promise<Result> {
  const { services, viewer } = context;
  if (viewer.kind !== 'user' || viewer.companyId === null) throw forbidden();
  const { userId, companyId } = viewer;
  // Counted outside: what is refused counts too.
  if (limit) await hit(services, limit, companyId);
  const result = await services.db.transaction().execute(async (trx) => {
    const company = await companySql.holdCompany(trx, companyId);
    const owner = company && (await sql.membership(trx, companyId, userId));
    if (!company || owner?.role !== 'CORPORATE_USER') throw owner ? refusal() : forbidden();
    return work(trx, { company, owner });
  });
  forgetCompany(context, companyId);
  return result;
}
