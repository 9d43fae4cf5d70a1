import { GraphQLError } from 'graphql';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { audit } from '../../lib/audit.ts';
import type { Actor } from '../../lib/audit.ts';
import { DomainError } from '../../lib/request/errors.ts';
import { keyOf } from '../../lib/request/globalId.ts';
import type { Services } from '../../lib/request/services.ts';
import type { StaffAsking, StaffContext, StaffViewer } from '../../lib/request/staff.ts';
import { hashToken } from '../accounts/credentials/oneTimeTokens.ts';
import { deviceNameOf } from '../accounts/sessions/deviceNames.ts';
import * as sql from './sessionsSql.ts';
import { newStaffRefreshToken, readStaffAccess, signStaffAccess, successorOf } from './tokens.ts';

/** A working day at most, and fifteen minutes without use. */
const sessionMs = 8 * 3_600_000;
const idleMs = 15 * 60_000;
/** Use is recorded at most this often. */
const noteEveryMs = 30_000;
/** For parallel requests and lost answers. */
const graceMs = 20_000;

export interface StaffTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const lived = (now: Date) => ({ now, usedSince: new Date(now.getTime() - idleMs) });

export function requireStaff({ viewer }: StaffContext): StaffViewer {
  if (viewer.kind !== 'staff') throw new DomainError('ForbiddenError', 'もう一度ログインしてください。');
  return viewer;
}

/** For the audit log. */
export function actorOf(context: StaffContext): Actor {
  return { staffId: requireStaff(context).staffId, address: context.request.ip };
}

export async function openStaffSession(
  trx: Transaction<Tables>,
  { services, request }: StaffContext,
  staffId: string,
): Promise<StaffTokens> {
  const now = services.clock.now();
  const [id, refreshToken] = [services.newId(), newStaffRefreshToken()];
  await sql.insertSession(trx, {
    id,
    staffId,
    tokenHash: hashToken(refreshToken),
    deviceName: deviceNameOf(request.userAgent.slice(0, 1000)).slice(0, 200),
    address: request.ip,
    now,
    expiresAt: new Date(now.getTime() + sessionMs),
  });
  return { accessToken: await signStaffAccess(services, staffId, id), refreshToken };
}

function refuse(): GraphQLError {
  return new GraphQLError('もう一度ログインしてください。', {
    extensions: {
      code: 'UNAUTHENTICATED',
      http: { status: 401, headers: { 'www-authenticate': 'Bearer' } },
    },
  });
}

const bearer = /^Bearer (\S{1,4096})$/i;

/** Reads the Authorization header. Refuses unknown tokens, and members' tokens too. */
export async function authenticateStaff(
  services: Pick<Services, 'clock' | 'db' | 'tokenSecret'>,
  authorization: string | undefined,
): Promise<StaffAsking> {
  if (authorization === undefined || authorization === '') return { kind: 'nobody' };
  const token = bearer.exec(authorization)?.[1];
  const claims = token === undefined ? undefined : await readStaffAccess(services, token);
  const now = services.clock.now();
  const session = claims && (await sql.liveSession(services.db, claims.sessionId, lived(now)));
  if (!claims || session?.staffId !== claims.staffId) throw refuse();
  if (now.getTime() - session.lastUsedAt.getTime() > noteEveryMs)
    await sql.markUsed(services.db, session.sessionId, now);
  const { staffId, sessionId, name, email, roles } = session;
  return { kind: 'staff', staffId, sessionId, name, email, roles };
}

const over = () => new DomainError('TokenInvalidError', 'もう一度ログインしてください。');

/** The next refresh token. One that comes again after its use has been stolen: the session ends. */
export async function refreshStaff({ services }: StaffContext, token: string): Promise<StaffTokens> {
  const { clock } = services;
  const tokenHash = hashToken(token);
  const session = await services.db.transaction().execute(async (trx) => {
    const now = clock.now();
    const held = await sql.holdToken(trx, tokenHash);
    const live = held && (await sql.liveSession(trx, held.sessionId, lived(now)));
    if (!held || !live) return undefined;
    if (!held.isCurrent) {
      if (now.getTime() - (held.rotatedAt?.getTime() ?? 0) <= graceMs) return live;
      await sql.endSessions(trx, { sessionId: held.sessionId, reason: 'TOKEN_REUSED', now });
      return undefined;
    }
    await sql.rotate(trx, held.sessionId, {
      from: tokenHash,
      to: hashToken(successorOf(token, services)),
      now,
    });
    return live;
  });
  if (!session) throw over();
  return {
    accessToken: await signStaffAccess(services, session.staffId, session.sessionId),
    refreshToken: successorOf(token, services),
  };
}

export async function ownSessions(
  context: StaffContext,
): Promise<(sql.StaffSessionRow & { readonly isThis: boolean })[]> {
  const { staffId, sessionId } = requireStaff(context);
  const { db, clock } = context.services;
  const rows = await sql.sessionsOf(db, staffId, lived(clock.now()));
  return rows.map((row) => ({ ...row, isThis: row.id === sessionId }));
}

/** One of one's own sessions, by default this one. Idempotent. */
export async function endOwnSession(context: StaffContext, globalId?: string | null): Promise<void> {
  const viewer = requireStaff(context);
  const { services } = context;
  const sessionId = globalId == null ? viewer.sessionId : keyOf(globalId, 'StaffSession');
  if (sessionId === undefined) return;
  await services.db.transaction().execute(async (trx) => {
    const ended = await sql.endSessions(trx, {
      staffId: viewer.staffId,
      sessionId,
      reason: sessionId === viewer.sessionId ? 'SIGNED_OUT' : 'ENDED',
      now: services.clock.now(),
    });
    if (ended > 0)
      await audit(
        trx,
        { ...services, actor: actorOf(context) },
        { action: 'staff.signOut', subjectKind: 'STAFF', subjectId: viewer.staffId },
      );
  });
}

export async function endSessionsOf(
  trx: Transaction<Tables>,
  { clock }: Pick<Services, 'clock'>,
  staffId: string,
  reason: sql.StaffEndReason,
): Promise<void> {
  await sql.endSessions(trx, { staffId, reason, now: clock.now() });
}
