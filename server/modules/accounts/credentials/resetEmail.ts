import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { isUniqueViolation } from '../../../db/databaseErrors.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import type { CompanyRole } from '../../../lib/request/viewer.ts';
import { mail } from '../../mail/mails.ts';
import * as accounts from '../users/accountsSql.ts';
import { emailKey, maskedEmail, normalizeEmail } from '../users/emails.ts';
import { enterOrAsk, letIn } from '../second-factor/ask.ts';
import type { SignedIn } from '../sign-in/enter.ts';
import { limitAccount, limitAddress } from '../sign-in/limits.ts';
import { createOneTimeToken, hashToken } from './oneTimeTokens.ts';
import { holdCredential } from './credentialsSql.ts';
import { confirmedUntil, holdConfirmed, holdViewer, requireConfirmed } from '../confirmation/confirmation.ts';
import { noteChange } from '../security/securityChanges.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { linkIsDead } from '../sign-up/signUp.ts';
import * as tokens from './tokensSql.ts';
import { activeUsers } from '../users/sql.ts';
import { viewerUser } from '../users/users.ts';

function taken(): DomainError {
  return new DomainError('DuplicateEmailError', 'このメールアドレスはすでに使われています。');
}

/**
 * Sends a link to the new address; nothing changes before it is opened. A viewer without a fresh proof may
 * hold only a stolen token: either they are asked for one (`byConfirmation`), or the present address gets a
 * link too and must confirm.
 */
export async function requestEmailChange(
  context: Context,
  typed: { readonly email: string; readonly byConfirmation?: boolean | null | undefined },
): Promise<{ email: string; needsAgreement: boolean }> {
  const { services } = context;
  const user = await viewerUser(context);
  if (!user) throw new DomainError('ForbiddenError', 'この操作はできません。');
  const userId = user.id;
  const email = normalizeEmail(typed.email, 'email');
  if (emailKey(email) === emailKey(user.email)) {
    throw new DomainError('NotChangedEmailError', '現在と同じメールアドレスです。');
  }
  await limitAddress(context, 'reset');
  await limitAccount(services, 'resetEmail', userId);
  if (typed.byConfirmation === true) await requireConfirmed(context);
  const needsAgreement = (await confirmedUntil(context)) === null;
  if (await accounts.accountOfEmail(services.db, emailKey(email))) throw taken();
  const page = `${services.config.publicOrigin}/email_reset`;
  await services.db.transaction().execute(async (trx) => {
    const held = await (needsAgreement ? holdViewer(trx, context) : holdConfirmed(trx, context));
    await tokens.dropTokens(trx, tokens.emailPurposes, userId, services.clock.now());
    const link = { userId, email, needsAgreement };
    const token = await createOneTimeToken(trx, services, { ...link, purpose: 'RESET_EMAIL' });
    const url = `${page}?token=${token}`;
    await mail(trx, services, { template: 'resetEmail', to: email, data: { url, needsAgreement } });
    if (!needsAgreement) return;
    const agreeing = await createOneTimeToken(trx, services, { ...link, purpose: 'AGREE_EMAIL' });
    await mail(trx, services, {
      template: 'agreeEmail',
      to: held.email,
      data: { url: `${page}?of=current&token=${agreeing}`, newEmailMasked: maskedEmail(email) },
    });
  });
  return { email, needsAgreement };
}

/** A company's member with their new address. */
interface ChangedMember {
  readonly companyId: string;
  readonly email: string;
  readonly role: CompanyRole;
}

/** The address that has yet to confirm. */
export type WaitsFor = 'CURRENT_ADDRESS' | 'NEW_ADDRESS';

/** Who still has to confirm; undefined when nobody does. */
async function missing(
  trx: Transaction<Tables>,
  { purpose, needsAgreement }: tokens.Agreement,
  userId: string,
  now: Date,
): Promise<WaitsFor | undefined> {
  if (purpose === 'AGREE_EMAIL')
    return (await tokens.hasAgreed(trx, 'RESET_EMAIL', userId, now)) ? undefined : 'NEW_ADDRESS';
  if (!needsAgreement) return undefined;
  return (await tokens.hasAgreed(trx, 'AGREE_EMAIL', userId, now)) ? undefined : 'CURRENT_ADDRESS';
}

/**
 * Opening the link, signed in or not, changes the address: all devices are signed out, this one signed in
 * anew, the old address notified. If both addresses must confirm, the second one does it, in either order.
 */
export async function changeEmail(
  context: Context,
  token: string,
  companyHears: (trx: Transaction<Tables>, member: ChangedMember) => Promise<void>,
): Promise<SignedIn | { readonly waitsFor: WaitsFor }> {
  const { services } = context;
  await limitAddress(context, 'token');
  const tokenHash = hashToken(token);
  const found = await tokens.liveToken(services.db, tokens.emailPurposes, tokenHash, services.clock.now());
  if (!found) throw linkIsDead();
  const change = services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const held = await holdCredential(trx, found.userId);
    const agreement = held?.status === 'ACTIVE' ? await tokens.agree(trx, tokenHash, now) : undefined;
    if (!held || !agreement) throw linkIsDead();
    const waitsFor = await missing(trx, agreement, found.userId, now);
    if (waitsFor) return { waitsFor };
    await tokens.dropTokens(
      trx,
      [...tokens.emailPurposes, ...tokens.factorPurposes, 'RESET_PASSWORD'],
      found.userId,
      now,
    );
    await accounts.changeEmail(trx, found.userId, found.email, now);
    await endAllSessions(trx, services.clock, found.userId, 'ENDED_BY_USER');
    await noteChange(trx, context, found.userId, 'EMAIL_CHANGED', maskedEmail(found.email));
    await mail(trx, services, {
      template: 'emailChanged',
      to: held.email,
      data: { newEmailMasked: maskedEmail(found.email) },
    });
    const [user] = await activeUsers(trx, [found.userId]);
    if (!user) throw linkIsDead();
    const { companyId, role } = user;
    if (companyId !== null && role !== 'CREATOR_USER')
      await companyHears(trx, { companyId, email: found.email, role });
    return enterOrAsk(trx, context, { ...held, email: found.email });
  });
  const changed = await change.catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email_index') ? taken() : error;
  });
  return 'waitsFor' in changed ? changed : letIn(changed);
}
