import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Clock } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { signAccessToken } from './accessTokens.ts';
import { deviceNameOf } from './deviceNames.ts';
import { newRefreshToken, refreshTokenMs } from './refreshTokens.ts';
import { hashToken } from '../credentials/oneTimeTokens.ts';
import * as sql from './sessionsSql.ts';
import type { EndReason, SessionRow } from './sessionsSql.ts';
import { accountOfSession } from '../users/sql.ts';

export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface OpenedSession extends IssuedTokens {
  readonly sessionId: string;
  readonly deviceName: string;
}

/** A new session with its first tokens. */
export async function openSession(
  trx: Transaction<Tables>,
  { services, request }: Context,
  userId: string,
): Promise<OpenedSession> {
  const { clock, newId } = services;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + refreshTokenMs);
  const userAgent = request.userAgent.slice(0, 1000);
  const session = {
    id: newId(),
    userId,
    deviceName: deviceNameOf(userAgent),
    userAgent,
    address: request.ip,
  };
  const refreshToken = newRefreshToken();
  await sql.insertSession(trx, { ...session, now, expiresAt });
  await sql.insertRefreshToken(trx, {
    id: newId(),
    sessionId: session.id,
    tokenHash: hashToken(refreshToken),
    parentId: null,
    issuedAt: now,
    expiresAt,
  });
  return {
    sessionId: session.id,
    deviceName: session.deviceName,
    refreshToken,
    accessToken: await signAccessToken(services, { userId, sessionId: session.id }),
  };
}

/** Signs out every device; tokens stop working with the commit. */
export function endAllSessions(
  trx: Transaction<Tables>,
  clock: Clock,
  userId: string,
  reason: EndReason,
): Promise<void> {
  return sql.endSessions(trx, { userId, reason, now: clock.now() });
}

/** The same, except for one session. */
export function endSessionsBut(
  trx: Transaction<Tables>,
  clock: Clock,
  userId: string,
  sessionId: string,
  reason: EndReason,
): Promise<void> {
  return sql.endSessions(trx, { userId, reason, now: clock.now(), butId: sessionId });
}

/** The viewer's own devices, the present one first, then by last use. */
export async function sessionsOf({ services, viewer }: Context, userId: string): Promise<SessionRow[]> {
  const current = viewer.kind === 'user' ? viewer.sessionId : undefined;
  const rows = await sql.openSessions(services.db, userId, services.clock.now());
  return [...rows.filter(({ id }) => id === current), ...rows.filter(({ id }) => id !== current)];
}

/** Ends one device's session. Somebody else's or an ended one counts as not existing. */
export async function endOwnSession({ services, viewer }: Context, globalId: string): Promise<void> {
  const sessionId = keyOf(globalId, 'DeviceSession');
  if (viewer.kind !== 'user' || sessionId === undefined) return;
  const { db, clock } = services;
  await sql.endSession(db, { userId: viewer.userId, sessionId, reason: 'ENDED_BY_USER', now: clock.now() });
}

export async function endOtherSessions({ services, viewer }: Context): Promise<void> {
  if (viewer.kind !== 'user') return;
  const { db, clock } = services;
  const { userId, sessionId } = viewer;
  await sql.endSessions(db, { userId, reason: 'ENDED_BY_USER', now: clock.now(), butId: sessionId });
}

export async function signOut({ services, viewer }: Context): Promise<void> {
  if (viewer.kind !== 'user') return;
  const { userId, sessionId } = viewer;
  await sql.endSession(services.db, { userId, sessionId, reason: 'SIGNED_OUT', now: services.clock.now() });
}

/** Whether session and account still exist since the request began. */
export async function goesOn(trx: Transaction<Tables>, { viewer }: Context): Promise<boolean> {
  return (
    viewer.kind === 'user' && (await accountOfSession(trx, viewer.userId, viewer.sessionId)) !== undefined
  );
}
