import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/context.ts';
import { DomainError } from '../../../lib/errors.ts';
import * as credentials from '../credentials/credentialsSql.ts';
import type { HeldCredential } from '../credentials/credentialsSql.ts';
import { goesOn } from '../sessions/sessions.ts';
import * as sessions from '../sessions/sessionsSql.ts';

/** For how long what was shown on a device stands for what it does next. */
const confirmedMs = 10 * 60_000;

function unconfirmed(): DomainError {
  return new DomainError('ConfirmationRequiredError', 'この操作には、ご本人であることの確認が必要です。');
}

/** Until when the device that asks is confirmed; null when it is not. Signing in does not count: a token stolen just after it must not be enough. */
export async function confirmedUntil(
  { services, viewer }: Context,
  db: Kysely<Tables> = services.db,
): Promise<Date | null> {
  const confirmedAt = viewer.kind === 'user' ? await sessions.confirmedAt(db, viewer.sessionId) : null;
  if (confirmedAt === null) return null;
  const until = new Date(confirmedAt.getTime() + confirmedMs);
  return until > services.clock.now() ? until : null;
}

/** Before work that is done outside of the transaction; whatever is written is written after `holdConfirmed`. */
export async function requireConfirmed(context: Context): Promise<void> {
  if ((await confirmedUntil(context)) === null) throw unconfirmed();
}

/** Holds the viewer's account until the transaction ends, as long as their session goes on. */
export async function holdViewer(trx: Transaction<Tables>, context: Context): Promise<HeldCredential> {
  const { viewer } = context;
  const held = viewer.kind === 'user' ? await credentials.holdCredential(trx, viewer.userId) : undefined;
  if (!held || !(await goesOn(trx, context)))
    throw new DomainError('ForbiddenError', 'もう一度ログインしてください。');
  return held;
}

/**
 * Asked once more: the first step of every transaction that only the owner of an account may cause, and not whoever merely has their device or
 * token. Holds the account until the transaction ends. A `ConfirmationRequiredError` unless the viewer showed within ten minutes, on the
 * session that asks, who they are (`confirmIdentity`); the page's `commit` then asks them, and sends the mutation again.
 */
export async function holdConfirmed(trx: Transaction<Tables>, context: Context): Promise<HeldCredential> {
  const held = await holdViewer(trx, context);
  if ((await confirmedUntil(context, trx)) === null) throw unconfirmed();
  return held;
}

/** By what the device that asks was confirmed, for what is written down of it. */
export async function howConfirmed(
  trx: Transaction<Tables>,
  { viewer }: Context,
): Promise<sessions.ConfirmedBy | 'CONFIRMATION'> {
  const by = viewer.kind === 'user' ? await sessions.confirmedBy(trx, viewer.sessionId) : null;
  return by ?? 'CONFIRMATION';
}
