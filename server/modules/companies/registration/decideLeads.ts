import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import type { DomainErrorDetails } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import type { Services } from '../../../lib/request/services.ts';
import { hashToken, newToken, tokenLifetimeMs } from '../../accounts/credentials/oneTimeTokens.ts';
import { refreshHidingOfCompany } from '../../creators/hiding/hiding.ts';
import { companyNameKey } from '../../../lib/text/companyName.ts';
import * as companySql from '../company/companySql.ts';
import { sendInvitation } from '../members/invitations.ts';
import * as invitationsSql from '../members/invitationsSql.ts';
import { leadNotFound, shortIdOf } from './leads.ts';
import * as accounts from '../../accounts/users/changes.ts';
import { mail } from '../../mail/mails.ts';
import * as sql from './leadsSql.ts';
import type { LeadRow, LeadStatus } from './leadsSql.ts';

/** Operators' decisions; callers check permission. */
type Deciding = Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

export interface AcceptOptions {
  /** An existing company to join. */
  readonly companyId?: string;
  /** Makes a new company despite an equal name. */
  readonly separate?: boolean;
}

export interface AcceptedLead {
  readonly lead: LeadRow;
  readonly company: { readonly id: string; readonly name: string };
  readonly kind: 'CREATED' | 'JOINED' | 'SENT_AGAIN';
  readonly expiresAt: Date;
}

const refuse = (message: string, details?: DomainErrorDetails) =>
  new DomainError('ArgumentInvalidError', message, details);

export function listLeads({ db }: Deciding, status?: LeadStatus): Promise<LeadRow[]> {
  return sql.listLeads(db, { limit: 100, ...(status && { status }) });
}

export function listCompanies({ db }: Deciding): Promise<companySql.ListedCompany[]> {
  return companySql.listCompanies(db, 200);
}

/** By the id's last digits or the whole id. */
export async function leadIdOf({ db }: Deciding, typed: string): Promise<string> {
  const digits = typed.trim().toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{6,32}$/u.test(digits)) throw leadNotFound();
  const ids = await sql.leadIdsEndingIn(db, digits);
  const [id] = ids;
  if (id === undefined) throw leadNotFound();
  if (ids.length > 1)
    throw refuse('この番号に当てはまるお申し込みが複数あります。もっと長く指定してください。');
  return id;
}

/**
 * Makes or joins a company and sends an invitation for seven days. Repeating, while nobody came, sends a new
 * link.
 */
export async function acceptLead(
  services: Deciding,
  leadId: string,
  options: AcceptOptions = {},
): Promise<AcceptedLead> {
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const lead = await sql.holdLead(trx, leadId);
    if (!lead) throw leadNotFound();
    if (lead.status === 'DECLINED') throw refuse('このお申し込みは見送り済みです。');
    if (await invitationsSql.leadCame(trx, lead.id))
      throw refuse('このお申し込みの方は、すでに登録を終えています。');
    const account = await accounts.invitableAccount(trx, lead.email);
    if (account?.kind === 'TAKEN')
      throw refuse(`${lead.email} は、すでにつむぎに登録されています。招待は送っていません。`);

    const { company, kind } = await companyFor(trx, services, lead, options);
    const token = newToken();
    const expiresAt = new Date(now.getTime() + tokenLifetimeMs.INVITATION);
    await invitationsSql.putInvitation(trx, {
      id: services.newId(),
      companyId: company.id,
      email: lead.email,
      role: 'CORPORATE_USER',
      tokenHash: hashToken(token),
      leadId: lead.id,
      invitedByUserId: null,
      now,
      expiresAt,
    });
    await sendInvitation(trx, services, {
      email: lead.email,
      role: 'CORPORATE_USER',
      companyName: company.name,
      inviterName: null,
      token,
      expiresAt,
    });
    if (lead.status === 'NEW')
      await sql.decideLead(trx, lead.id, {
        status: 'ACCEPTED',
        staffId: services.actor?.staffId ?? null,
        now,
      });
    await audit(trx, services, {
      action: 'lead.accept',
      subjectKind: 'LEAD',
      subjectId: lead.id,
      detail: { companyId: company.id, kind },
    });
    return { lead, company, kind, expiresAt };
  });
}

async function companyFor(
  trx: Transaction<Tables>,
  services: Deciding,
  lead: LeadRow,
  { companyId, separate = false }: AcceptOptions,
): Promise<Pick<AcceptedLead, 'company' | 'kind'>> {
  const own = await companySql.companyOfLead(trx, lead.id);
  if (own) return { company: own, kind: lead.status === 'NEW' ? 'JOINED' : 'SENT_AGAIN' };
  if (companyId !== undefined) {
    const company = await companySql.holdCompany(trx, companyId);
    if (!company) throw refuse('指定された会社は見つかりません。', { field: 'companyId' });
    return { company, kind: 'JOINED' };
  }
  const invited =
    lead.status === 'ACCEPTED' ? await invitationsSql.companyInvitedTo(trx, lead.id) : undefined;
  if (invited) return { company: invited, kind: 'SENT_AGAIN' };

  const nameKey = companyNameKey(lead.companyName);
  const alike = separate ? [] : await companySql.companiesOfKey(trx, nameKey);
  if (alike.length > 0)
    throw refuse(
      services.actor
        ? '同じ名前の会社がすでにあります。参加させる会社を選ぶか、別の会社として作成してください。'
        : alikeMessage(alike),
      { field: 'companyId' },
    );
  const company = { id: services.newId(), name: lead.companyName };
  await companySql.insertCompany(trx, {
    ...company,
    nameKey,
    leadId: lead.id,
    contactEmail: lead.email,
    contactPhoneNumber: lead.phoneNumber,
    now: services.clock.now(),
  });
  await refreshHidingOfCompany(trx, services, company.id);
  return { company, kind: 'CREATED' };
}

/** A company's name in a form proves nothing: an operator decides which company it is. */
function alikeMessage(alike: readonly companySql.ListedCompany[]): string {
  return [
    '同じ名前の会社がすでにあります。',
    ...alike.map(({ id, name, members }) => `  ${shortIdOf(id)}  ${name}(${members}人)`),
    'その会社に参加させるときは --company 番号 を、別の会社としてつくるときは --new を付けてください。',
  ].join('\n');
}

const wordsAtMost = 1000;

/** Companies with this name in any spelling. */
export function alikeCompanies(
  { db }: Pick<Deciding, 'db'>,
  name: string,
): Promise<companySql.ListedCompany[]> {
  return companySql.companiesOfKey(db, companyNameKey(name));
}

/** With words, the applicant gets them by mail; without, nobody is told. */
export async function declineLead(
  services: Deciding,
  leadId: string,
  given?: string | null,
): Promise<LeadRow> {
  const inputs = new Inputs();
  const words = inputs.lines('words', '文章', given, wordsAtMost);
  inputs.finish();
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const lead = await sql.holdLead(trx, leadId);
    if (!lead) throw leadNotFound();
    if (lead.status === 'ACCEPTED') throw refuse('このお申し込みは承認済みです。');
    if (lead.status === 'DECLINED') throw refuse('このお申し込みは見送り済みです。');
    await sql.decideLead(trx, lead.id, { status: 'DECLINED', staffId: services.actor?.staffId ?? null, now });
    await audit(trx, services, {
      action: 'lead.decline',
      subjectKind: 'LEAD',
      subjectId: lead.id,
      detail: words === null ? {} : { words },
    });
    if (words !== null)
      await mail(trx, services, {
        template: 'leadDeclined',
        to: lead.email,
        data: { companyName: lead.companyName, name: `${lead.lastName} ${lead.firstName}`, words },
      });
    return lead;
  });
}

/** By the id's last digits or the whole id. */
export async function companyIdOf({ db }: Deciding, typed: string): Promise<string> {
  const digits = typed.trim().toLowerCase().replaceAll('-', '');
  const ids = /^[0-9a-f]{6,32}$/u.test(digits) ? await companySql.companyIdsEndingIn(db, digits) : [];
  const [id] = ids;
  if (id === undefined) throw refuse('指定された会社は見つかりません。');
  if (ids.length > 1) throw refuse('この番号に当てはまる会社が複数あります。もっと長く指定してください。');
  return id;
}
