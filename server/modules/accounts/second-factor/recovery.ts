import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { mail } from '../../mail/mails.ts';
import * as credentials from '../credentials/credentialsSql.ts';
import type { HeldCredential } from '../credentials/credentialsSql.ts';
import { createOneTimeToken, hasEnoughLinks, hashToken } from '../credentials/oneTimeTokens.ts';
import * as tokens from '../credentials/tokensSql.ts';
import { noteChange, tellChange, tellOwnChange } from '../security/securityChanges.ts';
import { limitAddress } from '../sign-in/limits.ts';
import { linkIsDead } from '../sign-up/signUp.ts';
import { beginAnew } from './ask.ts';
import * as sql from './secondFactorSql.ts';

/** Gives the owner time to notice on a device or in the mail. */
const waitMs = 3 * 86_400_000;

const recoveryDue = effect(
  'secondFactor.recoveryDue',
  v.object({ userId: v.pipe(v.string(), v.uuid()), recoveryId: v.pipe(v.string(), v.uuid()) }),
);

/** For somebody past the password without any code: sends a link that starts the wait. */
export async function requestFactorRecovery(context: Context, signInToken: string): Promise<void> {
  const { services } = context;
  await limitAddress(context, 'reset');
  const now = services.clock.now();
  const found = await tokens.liveToken(services.db, 'SIGN_IN', hashToken(signInToken), now);
  if (!found) throw beginAnew();
  await services.db.transaction().execute(async (trx) => {
    const held = await credentials.holdCredential(trx, found.userId);
    if (!held || (await hasEnoughLinks(trx, services, 'RECOVER_FACTOR', held.userId))) return;
    const token = await createOneTimeToken(trx, services, { ...held, purpose: 'RECOVER_FACTOR' });
    const url = `${services.config.publicOrigin}/second_factor_reset?token=${token}`;
    await mail(trx, services, { template: 'recoverFactor', to: held.email, data: { url } });
  });
}

/**
 * Starts the wait, shown on every device; at its end the second factor is removed. Repeating does not restart
 * it.
 */
export async function startFactorRecovery(context: Context, token: string): Promise<{ dueAt: Date }> {
  const { services } = context;
  await limitAddress(context, 'token');
  const now = services.clock.now();
  const tokenHash = hashToken(token);
  const found = await tokens.liveToken(services.db, 'RECOVER_FACTOR', tokenHash, now);
  if (!found) throw linkIsDead();
  return services.db.transaction().execute(async (trx) => {
    const held = await credentials.holdCredential(trx, found.userId);
    if (!held || !(await tokens.useToken(trx, 'RECOVER_FACTOR', tokenHash, now))) throw linkIsDead();
    if (!(await sql.totpOf(trx, held.userId))?.confirmedAt) throw linkIsDead();
    const known = await sql.recoveryOf(trx, held.userId);
    if (known) return { dueAt: known.dueAt };
    const [id, dueAt] = [services.newId(), new Date(now.getTime() + waitMs)];
    await sql.insertRecovery(trx, { id, dueAt }, held.userId, now);
    await enqueue(trx, services, recoveryDue, { userId: held.userId, recoveryId: id }, { delayMs: waitMs });
    await noteChange(trx, context, held.userId, 'RECOVERY_STARTED');
    const stopToken = await createOneTimeToken(trx, services, { ...held, purpose: 'STOP_RECOVERY' });
    const stopUrl = `${services.config.publicOrigin}/second_factor_reset?of=stop&token=${stopToken}`;
    await mail(trx, services, {
      template: 'factorRecoveryStarted',
      to: held.email,
      data: { dueAt, stopUrl },
    });
    return { dueAt };
  });
}

async function stop(trx: Transaction<Tables>, context: Context, held: HeldCredential): Promise<void> {
  if (!(await sql.deleteRecovery(trx, held.userId))) return;
  const now = context.services.clock.now();
  await tokens.dropTokens(trx, ['RECOVER_FACTOR', 'STOP_RECOVERY'], held.userId, now);
  await tellChange(trx, context, held, 'RECOVERY_STOPPED');
}

/** From any signed-in device or by the mail's link. No error when nothing is waiting. */
export async function stopFactorRecovery(context: Context, token?: string | null): Promise<void> {
  const { services, viewer } = context;
  await limitAddress(context, 'token');
  const now = services.clock.now();
  const found =
    typeof token === 'string'
      ? await tokens.liveToken(services.db, 'STOP_RECOVERY', hashToken(token), now)
      : undefined;
  if (typeof token === 'string' && !found) throw linkIsDead();
  const userId = found?.userId ?? viewerId(viewer);
  if (userId === null) throw new DomainError('ForbiddenError', 'この操作はできません。');
  await services.db.transaction().execute(async (trx) => {
    const held = await credentials.holdCredential(trx, userId);
    if (held) await stop(trx, context, held);
  });
}

/** Only for one's own account; null without a wait. */
export async function factorRecoveryDueAt(
  { services, viewer }: Context,
  userId: string,
): Promise<Date | null> {
  if (viewerId(viewer) !== userId) return null;
  return (await sql.recoveryOf(services.db, userId))?.dueAt ?? null;
}

/** Removes the second factor when nobody stopped it. */
export function secondFactorEffects(services: Services): EffectHandlers {
  return handle(recoveryDue, async ({ userId, recoveryId }) => {
    await services.db.transaction().execute(async (trx) => {
      const held = await credentials.holdCredential(trx, userId);
      const recovery = await sql.recoveryOf(trx, userId);
      if (!held || recovery?.id !== recoveryId || recovery.dueAt > services.clock.now()) return;
      await sql.removeFactor(trx, userId);
      await tokens.dropTokens(
        trx,
        ['SIGN_IN', 'RECOVER_FACTOR', 'STOP_RECOVERY'],
        userId,
        services.clock.now(),
      );
      await tellOwnChange(trx, services, held, 'FACTOR_REMOVED');
    });
  });
}
