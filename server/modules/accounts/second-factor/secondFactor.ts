import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import type { Services } from '../../../lib/request/services.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { holdConfirmed, requireConfirmed } from '../confirmation/confirmation.ts';
import { holdCredential } from '../credentials/credentialsSql.ts';
import type { HeldCredential } from '../credentials/credentialsSql.ts';
import { tellChange } from '../security/securityChanges.ts';
import * as sessions from '../sessions/sessionsSql.ts';
import { viewerUser } from '../users/users.ts';
import { makeCodes } from './recoveryCodes.ts';
import * as sql from './secondFactorSql.ts';
import { putTotp, takeTotpCode, wrongCode } from './totp.ts';
import type { NewTotp } from './totp.ts';

const forbidden = (message = 'この操作はできません。') => new DomainError('ForbiddenError', message);
const already = () => forbidden('二段階認証は、すでに設定されています。');
const missing = () => forbidden('二段階認証は、設定されていません。');

export interface SecondFactor {
  readonly since: Date;
  readonly recoveryCodesLeft: number;
  readonly rememberedDevicesCount: number;
}

/** Only for one's own account; null without one. */
export async function secondFactorOf(
  { services, viewer }: Context,
  userId: string,
): Promise<SecondFactor | null> {
  if (viewerId(viewer) !== userId) return null;
  const totp = await sql.totpOf(services.db, userId);
  if (!totp?.confirmedAt) return null;
  return {
    since: totp.confirmedAt,
    recoveryCodesLeft: await sql.codesLeft(services.db, userId),
    rememberedDevicesCount: await sql.countDevices(services.db, userId, services.clock.now()),
  };
}

/** Needs a fresh proof. Makes a secret, inactive until its first code is shown. */
export async function beginTotp(context: Context): Promise<NewTotp> {
  const user = await viewerUser(context);
  if (!user) throw forbidden();
  return context.services.db.transaction().execute(async (trx) => {
    const held = await holdConfirmed(trx, context);
    if ((await sql.totpOf(trx, held.userId))?.confirmedAt) throw already();
    return putTotp(trx, context.services, held);
  });
}

function othersForget(trx: Transaction<Tables>, { viewer }: Context, userId: string): Promise<void> {
  return viewer.kind === 'user' ? sessions.forgetConfirmed(trx, userId, viewer.sessionId) : Promise.resolve();
}

interface Codes {
  readonly recoveryCodes: readonly string[];
}

/** Activates it by the app's first code and answers the ten recovery codes, the only time they are shown. */
export async function enableTotp(context: Context, code: string): Promise<Codes> {
  const { services } = context;
  await requireConfirmed(context);
  const { codes, rows } = await makeCodes(services);
  await services.db.transaction().execute(async (trx) => {
    const held = await holdConfirmed(trx, context);
    const totp = await sql.totpOf(trx, held.userId);
    if (!totp) throw missing();
    if (totp.confirmedAt) throw already();
    if (!(await takeTotpCode(trx, services, held.userId, code))) throw wrongCode();
    await sql.putCodes(trx, held.userId, rows, services.clock.now());
    await othersForget(trx, context, held.userId);
    await tellChange(trx, context, held, 'TOTP_ON');
  });
  return { recoveryCodes: codes };
}

async function holdWithTotp(trx: Transaction<Tables>, context: Context): Promise<HeldCredential> {
  const held = await holdConfirmed(trx, context);
  if (!(await sql.totpOf(trx, held.userId))?.confirmedAt) throw missing();
  return held;
}

export async function disableTotp(context: Context): Promise<void> {
  await context.services.db.transaction().execute(async (trx) => {
    const held = await holdWithTotp(trx, context);
    await sql.removeFactor(trx, held.userId);
    await othersForget(trx, context, held.userId);
    await tellChange(trx, context, held, 'TOTP_OFF');
  });
}

/** Replaces all ten codes. */
export async function renewRecoveryCodes(context: Context): Promise<Codes> {
  const { services } = context;
  await requireConfirmed(context);
  const { codes, rows } = await makeCodes(services);
  await services.db.transaction().execute(async (trx) => {
    const held = await holdWithTotp(trx, context);
    await sql.putCodes(trx, held.userId, rows, services.clock.now());
    await tellChange(trx, context, held, 'RECOVERY_CODES_MADE');
  });
  return { recoveryCodes: codes };
}

/** Every device needs a code at its next sign-in. */
export async function forgetRememberedDevices(context: Context): Promise<void> {
  const { services, viewer } = context;
  const userId = viewerId(viewer);
  if (userId === null) throw forbidden();
  await services.db.transaction().execute(async (trx) => {
    const held = await holdCredential(trx, userId);
    if (held && (await sql.forgetDevices(trx, userId)))
      await tellChange(trx, context, held, 'DEVICES_FORGOTTEN');
  });
}

export function sweepSecondFactors({ db, clock }: Pick<Services, 'clock' | 'db'>): Promise<void> {
  return sql.sweepSecondFactors(db, clock.now());
}
