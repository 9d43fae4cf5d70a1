import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { finishShowing, holdShown } from '../passkeys/ceremonies.ts';
import { notShown } from '../passkeys/webauthn.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import * as credentials from '../credentials/credentialsSql.ts';
import type { HeldCredential } from '../credentials/credentialsSql.ts';
import { isPassword, isSame } from '../credentials/passwords.ts';
import * as sessions from '../sessions/sessionsSql.ts';
import { identityOf, spendNonce } from '../sign-in/google.ts';
import { accountOfSubject } from '../sign-in/identitiesSql.ts';
import { attempt } from '../sign-in/limits.ts';
import { isFactorOn, takeTotpCode, wrongCode } from '../second-factor/totp.ts';
import { holdViewer } from './confirmation.ts';
import { emailKey } from '../users/emails.ts';

/** Proofs of identity; the first one given counts. */
export interface Shown {
  readonly password?: string | null | undefined;
  readonly googleIdToken?: string | null | undefined;
  /** From the authenticator app. */
  readonly totpCode?: string | null | undefined;
  /** The browser's answer to `passkeyConfirmationOptions`. */
  readonly passkey?: string | null | undefined;
}

const refused = () => new DomainError('ForbiddenError', 'もう一度ログインしてください。');

/** Checks the proof again once the account is locked. */
type StillHolds = (trx: Transaction<Tables>, held: HeldCredential) => Promise<boolean> | boolean;

function wrong(message: string, field: string): DomainError {
  return new DomainError('UserInputInvalidError', message, { field });
}

async function byPassword(context: Context, userId: string, password: string): Promise<StillHolds> {
  const { services } = context;
  if (password === '') throw wrong('パスワードを入力してください。', 'password');
  const credential = await credentials.credentialOfUser(services.db, userId);
  if (!credential) throw refused();
  const { email, passwordHash } = credential;
  const isRight = await attempt(context, emailKey(email), () =>
    isPassword(services, passwordHash ?? undefined, password),
  );
  if (!isRight) throw wrong('パスワードが違います。', 'password');
  return (_trx, held) => isSame(held, credential);
}

async function byGoogle(context: Context, userId: string, idToken: string): Promise<StillHolds> {
  const identity = await identityOf(context, idToken);
  return async (trx) => {
    const account = await accountOfSubject(trx, identity.subject);
    if (account?.id !== userId) {
      throw new DomainError(
        'TokenInvalidError',
        'このアカウントと連携しているGoogleアカウントを選んでください。',
      );
    }
    await spendNonce(trx, context, identity);
    return true;
  };
}

async function byCode(context: Context, userId: string, code: string): Promise<StillHolds> {
  const { services } = context;
  const credential = await credentials.credentialOfUser(services.db, userId);
  if (!credential) throw refused();
  const look = () =>
    services.db.transaction().execute(async (trx) => {
      const held = await holdViewer(trx, context);
      return (await isFactorOn(trx, held.userId)) && takeTotpCode(trx, services, held.userId, code);
    });
  if (!(await attempt(context, emailKey(credential.email), look, 'code'))) throw wrongCode('totpCode');
  return () => true;
}

async function byPasskey(context: Context, userId: string, response: string): Promise<StillHolds> {
  const shown = await finishShowing(context, 'CONFIRM', response);
  if (shown.passkey.userId !== userId) throw notShown();
  return async (trx) => {
    await holdShown(trx, context, shown);
    return true;
  };
}

/**
 * Proves who the viewer is: for ten minutes this session may do what needs a fresh proof (`holdConfirmed`).
 */
export async function confirmIdentity(context: Context, shown: Shown): Promise<void> {
  const { services, viewer } = context;
  const userId = viewerId(viewer);
  if (viewer.kind !== 'user' || userId === null) throw refused();
  const look = async (): Promise<readonly [by: sessions.ConfirmedBy, stillHolds: StillHolds]> => {
    if (typeof shown.googleIdToken === 'string')
      return ['GOOGLE', await byGoogle(context, userId, shown.googleIdToken)];
    if (typeof shown.totpCode === 'string') return ['TOTP', await byCode(context, userId, shown.totpCode)];
    if (typeof shown.passkey === 'string')
      return ['PASSKEY', await byPasskey(context, userId, shown.passkey)];
    return ['PASSWORD', await byPassword(context, userId, shown.password ?? '')];
  };
  const [by, stillHolds] = await look();
  await services.db.transaction().execute(async (trx) => {
    const held = await holdViewer(trx, context);
    if (!(await stillHolds(trx, held))) throw refused();
    await sessions.markConfirmed(trx, viewer.sessionId, { now: services.clock.now(), by });
  });
}
