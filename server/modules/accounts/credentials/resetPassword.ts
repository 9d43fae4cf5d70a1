import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { mail } from '../../mail/mails.ts';
import * as accounts from '../users/accountsSql.ts';
import * as credentials from './credentialsSql.ts';
import { emailKey, normalizeEmail } from '../users/emails.ts';
import { isUnfinished } from '../sign-in/enter.ts';
import { forgetAttempts, limitAddress, limitPlace } from '../sign-in/limits.ts';
import { createOneTimeToken, hasEnoughLinks, hashToken } from './oneTimeTokens.ts';
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts';
import { holdConfirmed, requireConfirmed } from '../confirmation/confirmation.ts';
import { noteChange } from '../security/securityChanges.ts';
import { endAllSessions, endSessionsBut } from '../sessions/sessions.ts';
import * as tokens from './tokensSql.ts';
import { reloadViewerUser } from '../users/users.ts';
import type { UserRow } from '../users/sql.ts';

/** Sends a link to the account's address. An unknown address is reported, as the specification says. */
export async function requestPasswordReset(context: Context, typed: string): Promise<{ email: string }> {
  const { services } = context;
  const email = normalizeEmail(typed, 'email');
  await limitAddress(context, 'reset');
  await limitPlace(context, 'resetPassword', emailKey(email));
  const account = await accounts.accountOfEmail(services.db, emailKey(email));
  if (!account || account.status !== 'ACTIVE' || isUnfinished(account)) {
    throw new DomainError(
      'WrongEmailError',
      'このメールアドレスは登録されていません。入力に間違いがないか確認してください。',
    );
  }
  await services.db.transaction().execute(async (trx) => {
    const held = await credentials.holdCredential(trx, account.id);
    if (!held || (await hasEnoughLinks(trx, services, 'RESET_PASSWORD', account.id))) return;
    const token = await createOneTimeToken(trx, services, {
      purpose: 'RESET_PASSWORD',
      userId: account.id,
      email: account.email,
    });
    const url = `${services.config.publicOrigin}/password_reset?token=${token}`;
    await mail(trx, services, { template: 'resetPassword', to: account.email, data: { url } });
  });
  return { email };
}

function linkIsDead(): DomainError {
  return new DomainError(
    'ResetPasswordTokenError',
    'リンクの有効期限が切れているか、すでに使われています。もう一度パスワードの再設定をお申し込みください。',
  );
}

/** Whether the link of a mail can still be used, so that nobody thinks of a password for nothing. */
export async function isResetLinkLive(context: Context, token: string): Promise<boolean> {
  const { services } = context;
  await limitAddress(context, 'token');
  const found = await tokens.liveToken(services.db, 'RESET_PASSWORD', hashToken(token), services.clock.now());
  return found !== undefined && isStillTheirs(found.email, found.userEmail);
}

/** Sets a new password by the link; signs out every device and voids all other links. */
export async function resetPassword(
  context: Context,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const { services } = context;
  await limitAddress(context, 'token');
  const tokenHash = hashToken(token);
  const found = await tokens.liveToken(services.db, 'RESET_PASSWORD', tokenHash, services.clock.now());
  if (!found || !isStillTheirs(found.email, found.userEmail)) throw linkIsDead();
  await checkNewPassword(password, 'password');
  const passwordHash = await hashPassword(services, password);
  await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const held = await credentials.holdCredential(trx, found.userId);
    if (held?.status !== 'ACTIVE' || !isStillTheirs(found.email, held.email)) throw linkIsDead();
    if (!(await tokens.useToken(trx, 'RESET_PASSWORD', tokenHash, now))) throw linkIsDead();
    await accounts.markEmailVerified(trx, found.userId, now);
    await endAllSessions(trx, services.clock, found.userId, 'PASSWORD_CHANGED');
    await forgetAttempts(trx, context, emailKey(held.email));
    await changed(trx, context, { userId: found.userId, email: found.email, passwordHash });
  });
}

/** A link to an address the account no longer has proves nothing. */
function isStillTheirs(email: string, userEmail: string): boolean {
  return emailKey(email) === emailKey(userEmail);
}

/** From the settings, with a fresh proof; signs out the other devices. Also sets a first password. */
export async function changePassword(
  context: Context,
  input: { readonly newPassword: string },
): Promise<UserRow | null> {
  const { services, viewer } = context;
  if (viewer.kind !== 'user') throw new DomainError('ForbiddenError', 'この操作はできません。');
  const { userId, sessionId } = viewer;
  await requireConfirmed(context);
  await checkNewPassword(input.newPassword, 'newPassword');
  const present = await credentials.credentialOfUser(services.db, userId);
  if (await isPassword(services, present?.passwordHash ?? undefined, input.newPassword)) {
    throw new DomainError('UserInputInvalidError', '現在と違うパスワードにしてください。', {
      field: 'newPassword',
    });
  }
  const passwordHash = await hashPassword(services, input.newPassword);
  await services.db.transaction().execute(async (trx) => {
    const { email } = await holdConfirmed(trx, context);
    await endSessionsBut(trx, services.clock, userId, sessionId, 'PASSWORD_CHANGED');
    await changed(trx, context, { userId, email, passwordHash });
  });
  return reloadViewerUser(context);
}

interface Change {
  readonly userId: string;
  readonly email: string;
  readonly passwordHash: string;
}

async function changed(
  trx: Transaction<Tables>,
  context: Context,
  { userId, email, passwordHash }: Change,
): Promise<void> {
  const { services } = context;
  const now = services.clock.now();
  await noteChange(trx, context, userId, 'PASSWORD_CHANGED');
  await credentials.setPassword(trx, userId, passwordHash, now);
  await tokens.dropTokens(trx, 'RESET_PASSWORD', userId, now);
  await tokens.dropTokens(trx, [...tokens.emailPurposes, 'SIGN_IN'], userId, now);
  await mail(trx, services, { template: 'passwordChanged', to: email, data: {} });
}
