import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import * as credentials from '../credentials/credentialsSql.ts';
import type { HeldCredential } from '../credentials/credentialsSql.ts';
import { goesOn } from '../sessions/sessions.ts';
import * as sessions from '../sessions/sessionsSql.ts';

/** How long a proof counts. */
const confirmedMs = 10 * 60_000;

function unconfirmed(): DomainError {
  return new DomainError('ConfirmationRequiredError', 'この操作には、ご本人であることの確認が必要です。');
}

/**
 * Until when the session is confirmed; null when it is not. Signing in does not count, so that a token stolen
 * just after it is not enough.
 */
export async function confirmedUntil(
  { services, viewer }: Context,
  db: Kysely<Tables> = services.db,
): Promise<Date | null> {
  const confirmedAt = viewer.kind === 'user' ? await sessions.confirmedAt(db, viewer.sessionId) : null;
  if (confirmedAt === null) return null;
  const until = new Date(confirmedAt.getTime() + confirmedMs);
  return until > services.clock.now() ? until : null;
}

/** For work outside of a transaction; each write must still follow `holdConfirmed`. */
export async function requireConfirmed(context: Context): Promise<void> {
  if ((await confirmedUntil(context)) === null) throw unconfirmed();
}

/** Locks the viewer's account, if their session still exists. */
export async function holdViewer(trx: Transaction<Tables>, context: Context): Promise<HeldCredential> {
  const { viewer } = context;
  const held = viewer.kind === 'user' ? await credentials.holdCredential(trx, viewer.userId) : undefined;
  if (!held || !(await goesOn(trx, context)))
    throw new DomainError('ForbiddenError', 'もう一度ログインしてください。');
  return held;
}

/**
 * The first step of every transaction that only the account's owner may cause, and not a mere holder of their
 * device or token. Locks the account. Throws `ConfirmationRequiredError` unless the session was confirmed
 * within ten minutes (`confirmIdentity`); the page's `commit` then asks and sends the mutation again.
 */
export async function holdConfirmed(trx: Transaction<Tables>, context: Context): Promise<HeldCredential> {
  const held = await holdViewer(trx, context);
  if ((await confirmedUntil(context, trx)) === null) throw unconfirmed();
  return held;
}

/** For the record: how the session was confirmed. */
export async function howConfirmed(
  trx: Transaction<Tables>,
  { viewer }: Context,
): Promise<sessions.ConfirmedBy | 'CONFIRMATION'> {
  const by = viewer.kind === 'user' ? await sessions.confirmedBy(trx, viewer.sessionId) : null;
  return by ?? 'CONFIRMATION';
}
