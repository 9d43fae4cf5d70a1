import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

export type EndReason =
  | 'SIGNED_OUT'
  | 'ENDED_BY_USER'
  | 'TOKEN_REUSED'
  | 'PASSWORD_CHANGED'
  | 'SUSPENDED'
  | 'DELETED'
  | 'EXPIRED';

export interface SessionRow {
  readonly id: string;
  readonly deviceName: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  /** Until when its next sign-in needs no code. */
  readonly needsNoCodeUntil: Date | null;
}

interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly deviceName: string;
  readonly userAgent: string;
  readonly address: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertSession(trx: Transaction<Tables>, session: NewSession): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      device_name: session.deviceName,
      user_agent: session.userAgent,
      address: session.address.slice(0, 64),
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

interface NewRefreshToken {
  readonly id: string;
  readonly sessionId: string;
  readonly tokenHash: string;
  readonly parentId: string | null;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export async function insertRefreshToken(trx: Transaction<Tables>, token: NewRefreshToken): Promise<void> {
  await trx
    .insertInto('refresh_tokens')
    .values({
      id: token.id,
      session_id: token.sessionId,
      token_hash: token.tokenHash,
      parent_id: token.parentId,
      issued_at: token.issuedAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

export interface RefreshTokenRow {
  readonly id: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** For locking the account first. */
export async function userOfRefreshToken(db: Kysely<Tables>, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .select('s.user_id as userId')
    .where('t.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.userId;
}

const holdRefreshTokenColumns = columnsOf('t.id', 't.sessionId', 's.userId', 't.expiresAt', 't.usedAt');

/** Locks a valid refresh token, so that simultaneous uses run one after the other. */
export function holdRefreshToken(
  trx: Transaction<Tables>,
  tokenHash: string,
): Promise<RefreshTokenRow | undefined> {
  return trx
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(holdRefreshTokenColumns)
    .where('t.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .where('u.status', '=', 'ACTIVE')
    .forUpdate('t')
    .executeTakeFirst();
}

export async function useRefreshToken(trx: Transaction<Tables>, id: string, now: Date): Promise<void> {
  await trx.updateTable('refresh_tokens').set({ used_at: now }).where('id', '=', id).execute();
}

interface Use {
  readonly sessionId: string;
  readonly address: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function prolongSession(
  trx: Transaction<Tables>,
  { sessionId, address, now, expiresAt }: Use,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt, address: address.slice(0, 64) })
    .where('id', '=', sessionId)
    .execute();
}

const openSessionsColumns = columnsOf('id', 'deviceName', 'address', 'createdAt', 'lastUsedAt');

export function openSessions(db: Kysely<Tables>, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(openSessionsColumns)
    .select((eb) =>
      eb
        .selectFrom('remembered_devices as d')
        .select((d) => d.fn.max('d.expires_at').as('until'))
        .whereRef('d.session_id', '=', 'sessions.id')
        .where('d.expires_at', '>', now)
        .as('needsNoCodeUntil'),
    )
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

interface Ending {
  readonly userId: string;
  readonly reason: EndReason;
  readonly now: Date;
}

export async function endSession(
  db: Kysely<Tables>,
  { userId, sessionId, reason, now }: Ending & { readonly sessionId: string },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  // After signing out oneself the device stays remembered; one ended from elsewhere, or stolen, needs its
  // code again.
  if (reason !== 'SIGNED_OUT' && reason !== 'EXPIRED')
    await db
      .deleteFrom('remembered_devices')
      .where('user_id', '=', userId)
      .where('session_id', '=', sessionId)
      .execute();
}

export async function endSessions(
  db: Kysely<Tables>,
  { userId, reason, now, butId }: Ending & { readonly butId?: string },
): Promise<void> {
  const query = db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  await (butId === undefined ? query : query.where('id', '<>', butId)).execute();
  const devices = db.deleteFrom('remembered_devices').where('user_id', '=', userId);
  await (butId === undefined ? devices : devices.where('session_id', 'is distinct from', butId)).execute();
}

/** How a session was confirmed. */
export type ConfirmedBy = NonNullable<Selectable<Tables['sessions']>['confirmed_by']>;

export async function markConfirmed(
  db: Kysely<Tables>,
  sessionId: string,
  { now, by }: { readonly now: Date; readonly by: ConfirmedBy },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now, confirmed_by: by })
    .where('id', '=', sessionId)
    .execute();
}

export async function confirmedBy(db: Kysely<Tables>, sessionId: string): Promise<ConfirmedBy | null> {
  const row = await db
    .selectFrom('sessions')
    .select('confirmed_by as confirmedBy')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.confirmedBy ?? null;
}

/** Ends the other sessions' confirmations. */
export async function forgetConfirmed(
  trx: Transaction<Tables>,
  userId: string,
  butId: string,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ confirmed_at: null })
    .where('user_id', '=', userId)
    .where('id', '<>', butId)
    .execute();
}

export async function confirmedAt(db: Kysely<Tables>, sessionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('confirmed_at as confirmedAt')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.confirmedAt ?? null;
}

/** Whether the account signed in before, at all and from a device of this name. */
export async function knownDevices(
  db: Kysely<Tables>,
  userId: string,
  sessionId: string,
  deviceName: string,
): Promise<{ readonly any: boolean; readonly same: boolean }> {
  const rows = await db
    .selectFrom('sessions')
    .select('device_name as deviceName')
    .distinct()
    .where('user_id', '=', userId)
    .where('id', '<>', sessionId)
    .execute();
  return { any: rows.length > 0, same: rows.some((row) => row.deviceName === deviceName) };
}

/**
 * Network addresses of an account's recent sessions, ended ones included; none for an unknown e-mail address.
 */
export async function placesOfAccount(db: Kysely<Tables>, emailKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('sessions as s', 's.user_id', 'u.id')
    .select('s.address')
    .distinct()
    .where(sql<boolean>`lower(u.email) = ${emailKey}`)
    .limit(500)
    .execute();
  return rows.map(({ address }) => address);
}

export async function sweepSessions(db: Kysely<Tables>, now: Date): Promise<void> {
  // Cascades to their refresh tokens; used ones of open sessions go when expired.
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
}
