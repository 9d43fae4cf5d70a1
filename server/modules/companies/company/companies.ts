import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import type { Clock } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { mailDomainOf } from '../../../lib/text/mailAddress.ts';
import { oneLine } from '../../../lib/text/text.ts';
import { actsFor, hasRole } from '../../../lib/request/viewer.ts';
import type { CompanyRole } from '../../../lib/request/viewer.ts';
import { refreshHidingOfCompany } from '../../creators/hiding/hiding.ts';
import { companyNameKey } from '../../../lib/text/companyName.ts';
import * as sql from './companySql.ts';
import type { CompanyRow, MemberRow } from './companySql.ts';
import { isFreeMailDomain } from '../registration/freeMail.ts';
import * as invitationsSql from '../members/invitationsSql.ts';
import type { InvitationRow } from '../members/invitationsSql.ts';

const companyLoader = batched<string, CompanyRow>(async (context, ids) =>
  indexBy(await sql.companiesByIds(context.services.db, ids), ({ id }) => id),
);
const memberLoader = batched<string, readonly MemberRow[]>(async (context, ids) =>
  groupBy(ids, await sql.membersOf(context.services.db, ids), ({ companyId }) => companyId),
);
const invitationLoader = batched<string, readonly InvitationRow[]>(async (context, ids) =>
  groupBy(
    ids,
    await invitationsSql.openInvitationsOf(context.services.db, ids),
    ({ companyId }) => companyId,
  ),
);

const isId = (id: string): boolean => id.length === 36;

/** Suspended companies are seen only by their own people. Null for guests and unknown ids. */
export async function visibleCompany(context: Context, id: string): Promise<CompanyRow | null> {
  if (context.viewer.kind !== 'user' || !isId(id)) return null;
  const company = await companyLoader(context).load(id);
  return company && (company.status === 'ACTIVE' || actsFor(context.viewer, id)) ? company : null;
}

/** The company of something visible, even suspended and for guests. */
export async function companyBehind(context: Context, id: string): Promise<CompanyRow> {
  const company = await companyLoader(context).load(id);
  if (!company) throw new Error(`The company ${id} of something that is shown does not exist.`);
  return company;
}

export function visibleCompanies(context: Context, ids: readonly string[]): Promise<(CompanyRow | null)[]> {
  return Promise.all(ids.map((id) => visibleCompany(context, id)));
}

/** After a write in this request. */
export function forgetCompany(context: Context, id: string): void {
  companyLoader(context).clear(id);
  memberLoader(context).clear(id);
  invitationLoader(context).clear(id);
}

/** Only for members. */
export async function membersOf(context: Context, companyId: string): Promise<MemberRow[]> {
  return actsFor(context.viewer, companyId) ? [...((await memberLoader(context).load(companyId)) ?? [])] : [];
}

/** Pending invitations, for those who may invite. */
export async function openInvitationsOf(context: Context, companyId: string): Promise<InvitationRow[]> {
  return actsFor(context.viewer, companyId) && hasRole(context.viewer, 'CORPORATE_USER')
    ? [...((await invitationLoader(context).load(companyId)) ?? [])]
    : [];
}

const mostFound = 20;

/** Companies by name in any spelling. Nothing typed finds nothing. */
export async function companiesByName(
  { services }: Context,
  typed: string,
  first: number,
): Promise<CompanyRow[]> {
  const name = oneLine(typed).slice(0, 100);
  const key = companyNameKey(name);
  if (key === '' || first <= 0) return [];
  const text = name.normalize('NFKC').toLowerCase();
  return sql.companiesByName(services.db, { key, text, first: Math.min(first, mostFound) });
}

/**
 * Call in the same transaction after a person joined or changed their address: stores the domain as the
 * company's, except free mail and outside recruiters.
 */
export async function rememberDomain(
  trx: Transaction<Tables>,
  services: { readonly clock: Clock },
  {
    companyId,
    email,
    role,
  }: { readonly companyId: string; readonly email: string; readonly role: CompanyRole },
): Promise<void> {
  const domain = mailDomainOf(email);
  if (role === 'OUTSOURCING_RECRUITER' || isFreeMailDomain(domain)) return;
  if (await sql.insertDomain(trx, companyId, domain)) await refreshHidingOfCompany(trx, services, companyId);
}
