import type { Transaction } from 'kysely';
import { isUniqueViolation } from '../../../db/databaseErrors.ts';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { mail } from '../../mail/mails.ts';
import * as accounts from '../users/accountsSql.ts';
import * as credentials from '../credentials/credentialsSql.ts';
import { asEmail, emailKey, maskedEmail } from '../users/emails.ts';
import { enter, isUnfinished } from './enter.ts';
import type { SignedIn } from './enter.ts';
import { enterOrAsk, letIn } from '../second-factor/ask.ts';
import * as sql from './identitiesSql.ts';
import type { Identity } from './identity.ts';
import { attempt, limitAddress } from './limits.ts';
import { hashToken, newToken } from '../credentials/oneTimeTokens.ts';
import { holdConfirmed } from '../confirmation/confirmation.ts';
import { noteChange } from '../security/securityChanges.ts';
import { isPassword, isSame } from '../credentials/passwords.ts';
import * as tokens from '../credentials/tokensSql.ts';
import { reloadViewerUser } from '../users/users.ts';
import type { UserRow } from '../users/sql.ts';

const nonceMs = 10 * 60_000;

/** A nonce for the provider's button, so that its answer works for one sign-in that began here. */
export async function googleNonce(context: Context): Promise<{ nonce: string }> {
  const { db, clock } = context.services;
  await limitAddress(context, 'signIn');
  const nonce = newToken();
  const now = clock.now();
  await sql.insertNonce(db, {
    nonceHash: hashToken(nonce),
    now,
    expiresAt: new Date(now.getTime() + nonceMs),
  });
  return { nonce };
}

function unproven(): DomainError {
  return new DomainError(
    'TokenInvalidError',
    'Googleからの応答を確認できませんでした。もう一度お試しください。',
  );
}

/** The identity signed by Google. */
export async function identityOf(context: Context, idToken: string): Promise<Identity> {
  const { identityVerifier } = context.services;
  await limitAddress(context, 'signIn');
  const identity = await identityVerifier?.verify(idToken);
  const email = identity && asEmail(identity.email);
  if (!identity || email === undefined) throw unproven();
  return { ...identity, email };
}

/**
 * Used up only in the transaction that signs in, so that a failed attempt leaves it for the next step, such
 * as asking for the password.
 */
export async function spendNonce(
  trx: Transaction<Tables>,
  context: Context,
  { nonce }: Identity,
): Promise<void> {
  if (!(await sql.takeNonce(trx, hashToken(nonce), context.services.clock.now()))) throw unproven();
}

function tieWithPassword(): DomainError {
  return new DomainError(
    'UserAlreadyExistsError',
    'このメールアドレスのアカウントがすでにあります。つむぎのパスワードを入力すると、Googleでもログインできるようになります。',
  );
}

/** Locks the account of a Google identity; it may have been disconnected while waiting for the lock. */
async function holdOfSubject(trx: Transaction<Tables>, subject: string) {
  const known = await sql.accountOfSubject(trx, subject);
  const held = known && (await credentials.holdCredential(trx, known.id));
  const account = await sql.accountOfSubject(trx, subject);
  return held && account?.id === held.userId ? { held, account } : undefined;
}

interface GoogleSignIn {
  readonly idToken: string;
  readonly rememberedDevice?: string | null | undefined;
}

export async function signInWithGoogle(
  context: Context,
  { idToken, rememberedDevice }: GoogleSignIn,
): Promise<SignedIn> {
  const { db } = context.services;
  const identity = await identityOf(context, idToken);
  const entered = await db.transaction().execute(async (trx) => {
    const known = await holdOfSubject(trx, identity.subject);
    if (!known) {
      const sameEmail = await accounts.accountOfEmail(trx, emailKey(identity.email));
      if (sameEmail && !isUnfinished(sameEmail)) throw tieWithPassword();
      throw new DomainError(
        'UserDoesNotExistError',
        'このGoogleアカウントは登録されていません。会員登録をしてください。',
      );
    }
    await spendNonce(trx, context, identity);
    return enterOrAsk(trx, context, known.held, rememberedDevice);
  });
  return letIn(entered);
}

/** Only for creators. Those already registered are signed in. */
export async function signUpWithGoogle(
  context: Context,
  { idToken, viaPrairieCard }: { readonly idToken: string; readonly viaPrairieCard: boolean },
): Promise<SignedIn> {
  const { services } = context;
  const identity = await identityOf(context, idToken);
  const run = services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const known = await holdOfSubject(trx, identity.subject);
    if (known) {
      requireCreator(known.account);
      await spendNonce(trx, context, identity);
      return enterOrAsk(trx, context, known.held);
    }
    await accounts.insertTemporaryCreator(trx, { id: services.newId(), email: identity.email, now });
    // A sign-up by mail that was not finished belongs to nobody yet, and Google proves the address.
    const account = await accounts.holdAccountOfEmail(trx, emailKey(identity.email));
    const held = account && (await credentials.holdCredential(trx, account.id));
    if (!held) throw unproven();
    requireCreator(account);
    if (account.status !== 'ACTIVE' || !isUnfinished(account)) throw tieWithPassword();
    await spendNonce(trx, context, identity);
    await tokens.dropTokens(trx, 'VERIFY_EMAIL', account.id, now);
    await sql.insertIdentity(trx, { ...identity, userId: account.id, now });
    await accounts.beginProfileStep(trx, account.id, { now, viaPrairieCard });
    return enter(trx, context, held);
  });
  const entered = await run.catch((error: unknown) => {
    // The same person twice at once: the other request won.
    throw isUniqueViolation(error, 'identities_pkey') ? tieWithPassword() : error;
  });
  return letIn(entered);
}

function requireCreator({ role }: accounts.AccountRow): void {
  if (role === 'CREATOR_USER') return;
  throw new DomainError(
    'ForbiddenError',
    '会社のアカウントでは、Googleでの会員登録はできません。ログインの画面からお進みください。',
  );
}

const wrongPassword = () =>
  new DomainError('UserInputInvalidError', 'パスワードが違います。', { field: 'password' });

/**
 * Rejects when the identity is another account's, or the account has another identity; already connected is
 * fine.
 */
async function tie(
  trx: Transaction<Tables>,
  context: Context,
  held: credentials.HeldCredential,
  identity: Identity,
): Promise<void> {
  const { services } = context;
  await spendNonce(trx, context, identity);
  const known = await sql.accountOfSubject(trx, identity.subject);
  if (known?.id === held.userId) return;
  await sql.insertIdentity(trx, { ...identity, userId: held.userId, now: services.clock.now() });
  await noteChange(trx, context, held.userId, 'GOOGLE_LINKED', maskedEmail(identity.email));
  await mail(trx, services, {
    template: 'googleLinked',
    to: held.email,
    data: { googleEmailMasked: maskedEmail(identity.email) },
  });
}

function whyNotTied(error: unknown): unknown {
  if (isUniqueViolation(error, 'identities_pkey')) {
    return new DomainError('ForbiddenError', 'このGoogleアカウントは、ほかのアカウントと連携しています。');
  }
  if (isUniqueViolation(error, 'identities_user_id_provider_key')) {
    return new DomainError(
      'ForbiddenError',
      'このアカウントは、すでに別のGoogleアカウントと連携しています。先に連携を解除してください。',
    );
  }
  return error;
}

/**
 * Connects Google to the account with the same address and signs in. Needs the password, since an address
 * taken over elsewhere must not open an account here.
 */
export async function linkGoogle(
  context: Context,
  { idToken, password, rememberedDevice }: GoogleSignIn & { readonly password: string },
): Promise<SignedIn> {
  const { services } = context;
  const identity = await identityOf(context, idToken);
  if (password === '') {
    throw new DomainError('UserInputInvalidError', 'パスワードを入力してください。', { field: 'password' });
  }
  const credential = await credentials.credentialOfEmail(services.db, emailKey(identity.email));
  const isRight = await attempt(context, emailKey(identity.email), () =>
    isPassword(services, credential?.passwordHash ?? undefined, password),
  );
  if (!isRight || !credential) throw wrongPassword();
  const run = services.db.transaction().execute(async (trx) => {
    const held = await credentials.holdCredential(trx, credential.userId);
    if (!held || !isSame(held, credential)) throw wrongPassword();
    await tie(trx, context, held, identity);
    return enterOrAsk(trx, context, held, rememberedDevice);
  });
  const entered = await run.catch((error: unknown) => {
    throw whyNotTied(error);
  });
  return letIn(entered);
}

/** From the settings, with a fresh proof; the Google address may differ. */
export async function connectGoogle(context: Context, idToken: string): Promise<UserRow | null> {
  const identity = await identityOf(context, idToken);
  const run = context.services.db
    .transaction()
    .execute(async (trx) => tie(trx, context, await holdConfirmed(trx, context), identity));
  await run.catch((error: unknown) => {
    throw whyNotTied(error);
  });
  return reloadViewerUser(context);
}

/** Needs a fresh proof; refused while Google is the only way to sign in. */
export async function unlinkGoogle(context: Context): Promise<UserRow | null> {
  const { services } = context;
  await services.db.transaction().execute(async (trx) => {
    const credential = await holdConfirmed(trx, context);
    if (credential.passwordHash === null) {
      throw new DomainError(
        'ForbiddenError',
        'パスワードが設定されていないため、連携を解除するとログインできなくなります。先にパスワードを設定してください。',
      );
    }
    if (!(await sql.deleteIdentity(trx, credential.userId))) return;
    await noteChange(trx, context, credential.userId, 'GOOGLE_UNLINKED');
    await mail(trx, services, { template: 'googleUnlinked', to: credential.email, data: {} });
  });
  return reloadViewerUser(context);
}
