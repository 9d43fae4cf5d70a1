import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { mail } from '../../mail/mails.ts';
import * as accounts from '../users/accountsSql.ts';
import * as credentials from '../credentials/credentialsSql.ts';
import { emailKey, normalizeEmail } from '../users/emails.ts';
import { enter, isUnfinished } from '../sign-in/enter.ts';
import type { SignedIn } from '../sign-in/enter.ts';
import { limitAddress, limitPlace } from '../sign-in/limits.ts';
import { createOneTimeToken, hasEnoughLinks, hashToken } from '../credentials/oneTimeTokens.ts';
import { checkNewPassword, hashPassword } from '../credentials/passwords.ts';
import * as tokens from '../credentials/tokensSql.ts';

export function alreadyRegistered(): DomainError {
  return new DomainError(
    'UserAlreadyExistsError',
    'このメールアドレスはすでに登録されています。ログインしてください。',
  );
}

/** Unknown, used, replaced or expired: not told apart. */
export function linkIsDead(): DomainError {
  return new DomainError(
    'TokenInvalidError',
    'リンクの有効期限が切れているか、すでに使われています。はじめからお手続きください。',
  );
}

/** First step: an account with only an address, and a mail to it. Repeating sends another mail. */
export async function registerTemporaryCreator(context: Context, typed: string): Promise<{ email: string }> {
  const { services } = context;
  const email = normalizeEmail(typed, 'email');
  await limitAddress(context, 'signUp');
  await limitPlace(context, 'signUp', emailKey(email));
  await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    await accounts.insertTemporaryCreator(trx, { id: services.newId(), email, now });
    const account = await accounts.holdAccountOfEmail(trx, emailKey(email));
    if (!account || account.status !== 'ACTIVE' || !isUnfinished(account)) throw alreadyRegistered();
    if (await hasEnoughLinks(trx, services, 'VERIFY_EMAIL', account.id)) return;
    const token = await createOneTimeToken(trx, services, {
      purpose: 'VERIFY_EMAIL',
      userId: account.id,
      email: account.email,
    });
    const url = `${services.config.publicOrigin}/sign_up/creator/step1?token=${token}`;
    await mail(trx, services, { template: 'verifyEmail', to: email, data: { url } });
  });
  return { email };
}

/** Checks the link's token without using it up, which `signUpCreator` does. The link proves the address. */
export async function verifyEmail(
  context: Context,
  token: string,
): Promise<{ email: string; verified: boolean }> {
  const { db, clock } = context.services;
  await limitAddress(context, 'token');
  const now = clock.now();
  const found = await tokens.liveToken(db, 'VERIFY_EMAIL', hashToken(token), now);
  if (!found || !isUnfinished(found)) throw linkIsDead();
  await accounts.markEmailVerified(db, found.userId, now);
  return { email: found.email, verified: true };
}

/** Uses the token, sets the password and signs in. */
export async function signUpCreator(
  context: Context,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<SignedIn> {
  const { services } = context;
  await limitAddress(context, 'token');
  const tokenHash = hashToken(token);
  const found = await tokens.liveToken(services.db, 'VERIFY_EMAIL', tokenHash, services.clock.now());
  if (!found || !isUnfinished(found)) throw linkIsDead();
  await checkNewPassword(password, 'password');
  const passwordHash = await hashPassword(services, password);
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const held = await credentials.holdCredential(trx, found.userId);
    if (!held || !(await tokens.useToken(trx, 'VERIFY_EMAIL', tokenHash, now))) throw linkIsDead();
    await credentials.setPassword(trx, found.userId, passwordHash, now);
    await accounts.beginProfileStep(trx, found.userId, { now });
    return enter(trx, context, held);
  });
}
