import { isUniqueViolation } from '../../db/databaseErrors.ts';
import type { Context } from '../../lib/context.ts';
import { DomainError } from '../../lib/errors.ts';
import { rememberDomain } from '../companies/companies.ts';
import { mail } from '../notifications/mails.ts';
import * as accounts from './accountsSql.ts';
import { emailKey, maskedEmail, normalizeEmail } from './emails.ts';
import { enter } from './enter.ts';
import type { SignedIn } from './enter.ts';
import { limitAccount, limitAddress } from './limits.ts';
import { createOneTimeToken, hashToken } from './oneTimeTokens.ts';
import { confirmPassword } from './passwords.ts';
import { endAllSessions } from './sessions.ts';
import { linkIsDead } from './signUp.ts';
import * as tokens from './tokensSql.ts';
import { viewerUser } from './users.ts';

function taken(): DomainError {
  return new DomainError('DuplicateEmailError', 'このメールアドレスはすでに使われています。');
}

/** A link to the new address; nothing changes until it is opened. */
export async function requestEmailChange(
  context: Context,
  typed: { readonly email: string; readonly password?: string | null | undefined },
): Promise<{ email: string }> {
  const { services } = context;
  const user = await viewerUser(context);
  if (!user) throw new DomainError('ForbiddenError', 'この操作はできません。');
  const email = normalizeEmail(typed.email, 'email');
  if (emailKey(email) === emailKey(user.email)) {
    throw new DomainError('NotChangedEmailError', '現在と同じメールアドレスです。');
  }
  await limitAddress(context, 'reset');
  await limitAccount(services, 'resetEmail', user.id);
  await confirmPassword(context, user.id, typed.password, 'password');
  if (await accounts.accountOfEmail(services.db, emailKey(email))) throw taken();
  await services.db.transaction().execute(async (trx) => {
    await tokens.dropTokens(trx, 'RESET_EMAIL', user.id, services.clock.now());
    const token = await createOneTimeToken(trx, services, { purpose: 'RESET_EMAIL', userId: user.id, email });
    const url = `${services.config.publicOrigin}/email_reset?token=${token}`;
    await mail(trx, services, { template: 'resetEmail', to: email, data: { url } });
  });
  return { email };
}

/**
 * Whoever opens the link, signed in or not, makes the address the account's: every device is signed out and this one signed in anew, and
 * the old address is told.
 */
export async function changeEmail(context: Context, token: string): Promise<SignedIn> {
  const { services } = context;
  await limitAddress(context, 'token');
  const tokenHash = hashToken(token);
  const found = await tokens.liveToken(services.db, 'RESET_EMAIL', tokenHash, services.clock.now());
  if (!found) throw linkIsDead();
  const change = services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    if (!(await tokens.useToken(trx, 'RESET_EMAIL', tokenHash, now))) throw linkIsDead();
    await accounts.changeEmail(trx, found.userId, found.email, now);
    await tokens.dropTokens(trx, 'RESET_PASSWORD', found.userId, now);
    await endAllSessions(trx, services.clock, found.userId, 'ENDED_BY_USER');
    await mail(trx, services, {
      template: 'emailChanged',
      to: found.userEmail,
      data: { newEmailMasked: maskedEmail(found.email) },
    });
    const signedIn = await enter(trx, context, found.userId);
    const { companyId, role } = signedIn.user;
    if (companyId !== null && role !== 'CREATOR_USER')
      await rememberDomain(trx, services, { companyId, email: found.email, role });
    return signedIn;
  });
  return change.catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email_index') ? taken() : error;
  });
}
