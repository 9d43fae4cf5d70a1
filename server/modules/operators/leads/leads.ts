import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import type { StaffContext } from '../../../lib/request/staff.ts';
import { acceptLead, alikeCompanies, declineLead } from '../../companies/registration/decideLeads.ts';
import type { AcceptedLead } from '../../companies/registration/decideLeads.ts';
import { actorOf } from '../../staff/sessions.ts';
import * as sql from './leadsSql.ts';
import type { WaitingLead } from './leadsSql.ts';

const most = 100;

export interface AlikeCompany {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  readonly createdAt: Date;
}

export type LeadAtDesk = WaitingLead & { readonly alike: readonly AlikeCompany[] };

export async function waitingLeads({ services }: StaffContext): Promise<LeadAtDesk[]> {
  const leads = await sql.waitingLeads(services.db, most);
  return Promise.all(
    leads.map(async (lead) => ({ ...lead, alike: await alikeCompanies(services, lead.companyName) })),
  );
}

function leadOf(globalId: string): string {
  const id = keyOf(globalId, 'Lead');
  if (id === undefined) throw new DomainError('ArgumentInvalidError', 'このお申し込みは見つかりません。');
  return id;
}

export async function accept(
  context: StaffContext,
  globalId: string,
  { companyId, separate }: { readonly companyId?: string | null | undefined; readonly separate: boolean },
): Promise<AcceptedLead> {
  const company = companyId == null ? undefined : keyOf(companyId, 'Company');
  if (companyId != null && company === undefined)
    throw new DomainError('ArgumentInvalidError', '指定された会社は見つかりません。', { field: 'companyId' });
  const acting = { ...context.services, actor: actorOf(context) };
  return acceptLead(acting, leadOf(globalId), {
    separate,
    ...(company !== undefined && { companyId: company }),
  });
}

export async function decline(
  context: StaffContext,
  globalId: string,
  words: string | null | undefined,
): Promise<void> {
  await declineLead({ ...context.services, actor: actorOf(context) }, leadOf(globalId), words);
}
