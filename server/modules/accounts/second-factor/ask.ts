import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import * as credentials from '../credentials/credentialsSql.ts';
import type { HeldCredential } from '../credentials/credentialsSql.ts';
import { createOneTimeToken, hashToken, newToken } from '../credentials/oneTimeTokens.ts';
import * as tokens from '../credentials/tokensSql.ts';
import { tellChange } from '../security/securityChanges.ts';
import { enter, requireUsable } from '../sign-in/enter.ts';
import type { SignedIn } from '../sign-in/enter.ts';
import { attempt, limitAddress } from '../sign-in/limits.ts';
import { emailKey } from '../users/emails.ts';
import { findCode } from './recoveryCodes.ts';
import * as sql from './secondFactorSql.ts';
import { isFactorOn, takeTotpCode, wrongCode } from './totp.ts';

/** The first factor was right; the second is needed. */
export interface Asked {
  readonly signInToken: string;
}

/**
 * After a password or Google: signs in, or answers a token for the second factor (`answerSecondFactor`)
 * unless the device is remembered. No session is opened before. Call `letIn` after the transaction commits.
 */
export async function enterOrAsk(
  trx: Transaction<Tables>,
  context: Context,
  held: HeldCredential,
  rememberedDevice?: string | null,
): Promise<SignedIn | Asked> {
  requireUsable(held);
  const { services } = context;
  const { userId, email } = held;
  if (!(await isFactorOn(trx, userId))) return enter(trx, context, held);
  const tokenHash = hashToken(rememberedDevice ?? '');
  if (!(await sql.isRemembered(trx, tokenHash, userId, services.clock.now())))
    return { signInToken: await createOneTimeToken(trx, services, { purpose: 'SIGN_IN', userId, email }) };
  const signedIn = await enter(trx, context, held);
  if (context.viewer.kind === 'user')
    await sql.moveDevice(trx, { tokenHash, userId, sessionId: context.viewer.sessionId });
  return signedIn;
}

/** Throws `SecondFactorRequiredError` when the second factor is still needed. */
export function letIn(entered: SignedIn | Asked): SignedIn {
  if (!('signInToken' in entered)) return entered;
  throw new DomainError(
    'SecondFactorRequiredError',
    '認証アプリに表示されている6桁のコードを入力してください。',
    entered,
  );
}

const rememberedMs = 30 * 86_400_000;

interface SecondStep {
  readonly signInToken: string;
  readonly code?: string | null | undefined;
  readonly recoveryCode?: string | null | undefined;
  readonly remembersDevice?: boolean | null | undefined;
}

export interface SecondStepDone extends SignedIn {
  readonly rememberedDevice: string | null;
}

export function beginAnew(): DomainError {
  return new DomainError('TokenInvalidError', '時間がたったため、もう一度はじめからログインしてください。');
}

/**
 * A code of the app, or one of the ten recovery codes. Guesses are counted by account and place, separately
 * from passwords.
 */
export async function answerSecondFactor(context: Context, step: SecondStep): Promise<SecondStepDone> {
  const { services } = context;
  await limitAddress(context, 'signIn');
  const tokenHash = hashToken(step.signInToken);
  const found = await tokens.liveToken(services.db, 'SIGN_IN', tokenHash, services.clock.now());
  if (!found) throw beginAnew();
  const { userId } = found;
  const isByApp = typeof step.code === 'string';
  let done: SecondStepDone | undefined;
  const look = async (): Promise<boolean> => {
    const code = isByApp ? undefined : await findCode(services, userId, step.recoveryCode ?? '');
    if (!isByApp && !code) return false;
    done = await services.db.transaction().execute(async (trx) => {
      const now = services.clock.now();
      const held = await credentials.holdCredential(trx, userId);
      // Void after a change of password, or already used.
      if (!held || !(await tokens.liveToken(trx, 'SIGN_IN', tokenHash, now))) throw beginAnew();
      const isRight = code
        ? await sql.takeCode(trx, userId, code, now)
        : await takeTotpCode(trx, services, userId, step.code ?? '');
      if (!isRight) return undefined;
      if (!(await tokens.takeOne(trx, 'SIGN_IN', tokenHash, now))) throw beginAnew();
      if (code) await tellChange(trx, context, held, 'RECOVERY_CODE_USED');
      const signedIn = await enter(trx, context, held);
      return {
        ...signedIn,
        rememberedDevice: step.remembersDevice ? await remember(trx, context, held) : null,
      };
    });
    return done !== undefined;
  };
  const isRight = await attempt(context, emailKey(found.userEmail), look, 'code');
  if (!isRight || !done) throw wrongCode(isByApp ? 'code' : 'recoveryCode');
  return done;
}

/** A token that makes the password enough on this device. */
async function remember(
  trx: Transaction<Tables>,
  context: Context,
  held: HeldCredential,
): Promise<string | null> {
  const { services, viewer } = context;
  if (viewer.kind !== 'user') return null;
  const token = newToken();
  const now = services.clock.now();
  const { userId, sessionId } = viewer;
  const device = { tokenHash: hashToken(token), userId, sessionId };
  await sql.rememberDevice(trx, device, now, new Date(now.getTime() + rememberedMs));
  await tellChange(trx, context, held, 'DEVICE_REMEMBERED');
  return token;
}
