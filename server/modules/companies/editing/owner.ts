import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { hasRole } from '../../../lib/request/viewer.ts';
import { forgetCompany } from '../company/companies.ts';
import * as companySql from '../company/companySql.ts';
import * as sql from '../members/membersSql.ts';
import type { Membership } from '../members/membersSql.ts';

export interface Owning {
  readonly company: { readonly id: string; readonly name: string };
  readonly owner: Membership;
}

const forbidden = () => new DomainError('ForbiddenError', 'この操作は会社の管理者だけができます。');

/** Only the owner may edit the company's page. */
export const noEditPrivilege = () =>
  new DomainError('UserEditPrivilegeError', '会社の情報は、会社の管理者だけが変更できます。');

/** Before reading or counting; checked again with the company locked. */
export function assertMayEdit({ viewer }: Context): void {
  if (viewer.kind === 'user' && viewer.companyId !== null && !hasRole(viewer, 'CORPORATE_USER'))
    throw noEditPrivilege();
}

/**
 * Runs an owner's act. Locks the company and then reads the viewer's role again, as it may have changed
 * meanwhile.
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
  // Outside of the transaction, so that refusals count too.
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
