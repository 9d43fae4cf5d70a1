import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { networkOf } from '../../../lib/process/network.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { Services } from '../../../lib/request/services.ts';
import { companyRoles } from '../../../lib/request/viewer.ts';
import type { CompanyRole, Role } from '../../../lib/request/viewer.ts';
import { emailKey, normalizeEmail } from '../../accounts/users/emails.ts';
import { hashToken, newToken, tokenLifetimeMs } from '../../accounts/credentials/oneTimeTokens.ts';
import { mail } from '../../mail/mails.ts';
import * as accounts from '../../accounts/users/changes.ts';
import * as sql from './invitationsSql.ts';
import type { InvitationRow, LiveInvitation } from './invitationsSql.ts';
import { asOwner } from '../editing/owner.ts';
import { roleNames } from './roleNames.ts';

const hour = 60 * 60_000;
const looking = { name: 'invitation-address', hits: 600, windowMs: 10 * 60_000 };
/** Each is a mail to somebody who may not want it. */
const invitingLimit = { name: 'invite-company', hits: 60, windowMs: hour };
/** Of one company to one person. */
const personLimit = { name: 'invite-person', hits: 5, windowMs: hour };
/** A repeated request within this time sends no second mail. */
const sameMs = 60_000;
const mostOpen = 100;

interface Sending {
  readonly email: string;
  readonly role: CompanyRole;
  readonly companyName: string;
  readonly inviterName: string | null;
  readonly token: string;
  readonly expiresAt: Date;
}

export async function sendInvitation(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'config' | 'newId'>,
  { email, role, companyName, inviterName, token, expiresAt }: Sending,
): Promise<void> {
  const url = `${services.config.publicOrigin}/sign_up/business/password?token=${token}`;
  await mail(trx, services, {
    template: 'invitation',
    to: email,
    data: { companyName, inviterName, roleName: roleNames[role], url, expiresAt },
  });
}

/** For the holder of a token; null for an unknown, used, revoked or expired one. */
export async function invitationOf(
  { services, request }: Context,
  token: string,
): Promise<LiveInvitation | null> {
  await hit(services, looking, networkOf(request.ip));
  return (await sql.liveInvitation(services.db, hashToken(token), services.clock.now())) ?? null;
}

function companyRole(role: Role): CompanyRole {
  const found = companyRoles.find((one) => one === role);
  if (found !== undefined) return found;
  throw new DomainError('UserInputInvalidError', '役割を選んでください。', { field: 'role' });
}

function freshLink(services: Pick<Services, 'clock'>) {
  const token = newToken();
  const expiresAt = new Date(services.clock.now().getTime() + tokenLifetimeMs.INVITATION);
  return { token, expiresAt, tokenHash: hashToken(token) };
}

/** Answers the company's id. Inviting again sends a new link and changes the role. */
export async function inviteMember(
  context: Context,
  input: { readonly email: string; readonly role: Role },
): Promise<string> {
  const { services } = context;
  const email = normalizeEmail(input.email, 'email');
  const role = companyRole(input.role);
  return asOwner(context, invitingLimit, async (trx, { company, owner }) => {
    await refuseTaken(trx, company.id, email);
    if ((await sql.countOpen(trx, company.id)) >= mostOpen) {
      throw new DomainError(
        'UserInputInvalidError',
        `招待中の方が${mostOpen}人います。承諾を待つか、使われていない招待を取り消してください。`,
        { field: 'email' },
      );
    }
    const now = services.clock.now();
    const justSent = await sql.invitedSince(trx, company.id, email, new Date(now.getTime() - sameMs));
    if (justSent?.role === role) return company.id;
    await limitPerson(trx, services, company.id, email);
    const { token, tokenHash, expiresAt } = freshLink(services);
    await sql.putInvitation(trx, {
      id: services.newId(),
      companyId: company.id,
      email,
      role,
      tokenHash,
      leadId: null,
      invitedByUserId: owner.userId,
      now,
      expiresAt,
    });
    const inviterName = `${owner.lastName} ${owner.firstName}`;
    await sendInvitation(trx, services, {
      email,
      role,
      companyName: company.name,
      inviterName,
      token,
      expiresAt,
    });
    return company.id;
  });
}

async function limitPerson(
  trx: Transaction<Tables>,
  { clock }: Pick<Services, 'clock'>,
  companyId: string,
  email: string,
): Promise<void> {
  await hit({ db: trx, clock }, personLimit, `${companyId} ${emailKey(email)}`);
}

async function refuseTaken(trx: Transaction<Tables>, companyId: string, email: string): Promise<void> {
  const account = await accounts.invitableAccount(trx, email);
  if (account?.kind !== 'TAKEN') return;
  throw account.companyId === companyId
    ? new DomainError('UserInputInvalidError', 'この方は、すでにメンバーです。', { field: 'email' })
    : new DomainError(
        'UserAlreadyExistsError',
        'このメールアドレスは、すでにつむぎに登録されています。別のメールアドレスで招待してください。',
      );
}

const unknownInvitation = () =>
  new DomainError('ArgumentInvalidError', 'この招待は見つかりません。すでに使われたか、取り消されています。');

async function openInvitation(
  trx: Transaction<Tables>,
  companyId: string,
  globalId: string,
): Promise<InvitationRow> {
  const id = keyOf(globalId, 'CompanyInvitation');
  const found =
    id !== undefined && id.length === 36 ? await sql.openInvitation(trx, companyId, id) : undefined;
  if (!found) throw unknownInvitation();
  return found;
}

export async function resendInvitation(context: Context, globalId: string): Promise<string> {
  const { services } = context;
  return asOwner(context, invitingLimit, async (trx, { company, owner }) => {
    const { id, email, role } = await openInvitation(trx, company.id, globalId);
    await limitPerson(trx, services, company.id, email);
    const { token, tokenHash, expiresAt } = freshLink(services);
    await sql.renewInvitation(trx, id, { tokenHash, expiresAt });
    await sendInvitation(trx, services, {
      email,
      role,
      companyName: company.name,
      inviterName: `${owner.lastName} ${owner.firstName}`,
      token,
      expiresAt,
    });
    return company.id;
  });
}

export async function revokeInvitation(context: Context, globalId: string): Promise<string> {
  return asOwner(context, undefined, async (trx, { company }) => {
    const { id } = await openInvitation(trx, company.id, globalId);
    await sql.revokeInvitation(trx, id, context.services.clock.now());
    return company.id;
  });
}
