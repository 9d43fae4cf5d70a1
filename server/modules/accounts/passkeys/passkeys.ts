import { isUniqueViolation } from '../../../db/databaseErrors.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { oneLine } from '../../../lib/text/text.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { holdConfirmed, requireConfirmed } from '../confirmation/confirmation.ts';
import { tellChange } from '../security/securityChanges.ts';
import { deviceNameOf } from '../sessions/deviceNames.ts';
import * as sessions from '../sessions/sessionsSql.ts';
import { enter } from '../sign-in/enter.ts';
import type { SignedIn } from '../sign-in/enter.ts';
import { limitAddress } from '../sign-in/limits.ts';
import { viewerUser } from '../users/users.ts';
import * as credentials from '../credentials/credentialsSql.ts';
import {
  beginRegistration,
  beginShowing,
  finishRegistration,
  finishShowing,
  holdShown,
} from './ceremonies.ts';
import { notShown } from './webauthn.ts';
import * as sql from './passkeysSql.ts';
import type { PasskeyRow } from './passkeysSql.ts';

/** Limits the list sent to browsers. */
const most = 100;
const longestName = 60;

const forbidden = () => new DomainError('ForbiddenError', 'この操作はできません。');

/** Only one's own. */
export async function passkeysOf({ services, viewer }: Context, userId: string): Promise<PasskeyRow[]> {
  return viewerId(viewer) === userId ? sql.passkeysOf(services.db, userId) : [];
}

function tooMany(): DomainError {
  return new DomainError(
    'ForbiddenError',
    `パスキーは${most}個まで登録できます。使っていないものを削除してください。`,
  );
}

/** Confirms first: otherwise a key would be made in vain. */
export async function passkeyRegistrationOptions(context: Context): Promise<{ options: string }> {
  const user = await viewerUser(context);
  if (!user) throw forbidden();
  await requireConfirmed(context);
  await limitAddress(context, 'signIn');
  const known = await sql.passkeysOf(context.services.db, user.id);
  if (known.length >= most) throw tooMany();
  return { options: await beginRegistration(context, { userId: user.id, email: user.email }, known) };
}

/** Named after the device; the owner may rename it. */
export async function registerPasskey(context: Context, response: string): Promise<void> {
  const { services, request } = context;
  await requireConfirmed(context);
  const made = await finishRegistration(context, response);
  const run = services.db.transaction().execute(async (trx) => {
    const held = await holdConfirmed(trx, context);
    if ((await sql.passkeysOf(trx, held.userId)).length >= most) throw tooMany();
    const name = deviceNameOf(request.userAgent).slice(0, longestName) || 'パスキー';
    await sql.insertPasskey(trx, {
      ...made,
      id: services.newId(),
      userId: held.userId,
      name,
      createdAt: services.clock.now(),
      lastUsedAt: null,
    });
    await tellChange(trx, context, held, 'PASSKEY_ADDED', name);
  });
  await run.catch((error: unknown) => {
    throw isUniqueViolation(error, 'passkeys_credential_id_key') ? notShown() : error;
  });
}

export async function renamePasskey(
  { services, viewer }: Context,
  { id: globalId, name: typed }: { readonly id: string; readonly name: string },
): Promise<void> {
  const name = oneLine(typed);
  if (name === '' || [...name].length > longestName) {
    throw new DomainError('UserInputInvalidError', `名前は1〜${longestName}文字で入力してください。`, {
      field: 'name',
    });
  }
  const [id, userId] = [keyOf(globalId, 'Passkey'), viewerId(viewer)];
  if (id !== undefined && userId !== null) await sql.renamePasskey(services.db, { id, userId }, name);
}

/** Needs a fresh proof. Somebody else's or a removed one counts as not existing. */
export async function removePasskey(context: Context, globalId: string): Promise<void> {
  const { services, viewer } = context;
  const id = keyOf(globalId, 'Passkey');
  await services.db.transaction().execute(async (trx) => {
    const held = await holdConfirmed(trx, context);
    const name = id && (await sql.deletePasskey(trx, { id, userId: held.userId }));
    if (!name || viewer.kind !== 'user') return;
    await sessions.forgetConfirmed(trx, held.userId, viewer.sessionId);
    await tellChange(trx, context, held, 'PASSKEY_REMOVED', name);
  });
}

/** For the sign-in page: any passkey. */
export async function passkeySignInOptions(context: Context): Promise<{ options: string }> {
  await limitAddress(context, 'signIn');
  return { options: await beginShowing(context, 'SIGN_IN') };
}

/** A passkey needs no second factor: it proves the device and a finger, face or PIN. */
export async function signInWithPasskey(context: Context, response: string): Promise<SignedIn> {
  await limitAddress(context, 'signIn');
  const shown = await finishShowing(context, 'SIGN_IN', response);
  return context.services.db.transaction().execute(async (trx) => {
    const held = await credentials.holdCredential(trx, shown.passkey.userId);
    if (!held) throw notShown();
    await holdShown(trx, context, shown);
    return enter(trx, context, held);
  });
}

/** For a fresh proof: one's own passkeys. */
export async function passkeyConfirmationOptions(context: Context): Promise<{ options: string }> {
  const userId = viewerId(context.viewer);
  if (userId === null) throw forbidden();
  await limitAddress(context, 'signIn');
  const known = await sql.passkeysOf(context.services.db, userId);
  if (known.length === 0) throw new DomainError('TokenInvalidError', 'パスキーは登録されていません。');
  return { options: await beginShowing(context, 'CONFIRM', known) };
}

/** Offered once, to people without a passkey. */
export async function mayOfferPasskey({ services, viewer }: Context, userId: string): Promise<boolean> {
  if (viewerId(viewer) !== userId || (await sql.wasOffered(services.db, userId))) return false;
  return (await sql.passkeysOf(services.db, userId)).length === 0;
}

export async function notePasskeyOffered({ services, viewer }: Context): Promise<void> {
  const userId = viewerId(viewer);
  if (userId !== null) await sql.markOffered(services.db, userId, services.clock.now());
}
