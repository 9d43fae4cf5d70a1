import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { isStaffRole } from '../../lib/request/staff.ts';
import type { StaffRole } from '../../lib/request/staff.ts';

export interface NewSession {
  readonly id: string;
  readonly staffId: string;
  readonly tokenHash: string;
  readonly deviceName: string;
  readonly address: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertSession(trx: Transaction<Tables>, session: NewSession): Promise<void> {
  await trx
    .insertInto('staff_sessions')
    .values({
      id: session.id,
      staff_id: session.staffId,
      token_hash: session.tokenHash,
      device_name: session.deviceName,
      address: session.address.slice(0, 64),
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

export interface LiveSession {
  readonly sessionId: string;
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly lastUsedAt: Date;
}

/** A session that has not ended, expired or idled out, of an account that may sign in. */
export async function liveSession(
  db: Kysely<Tables>,
  sessionId: string,
  { now, usedSince }: { readonly now: Date; readonly usedSince: Date },
): Promise<LiveSession | undefined> {
  const row = await db
    .selectFrom('staff_sessions as s')
    .innerJoin('staff_accounts as a', 'a.id', 's.staff_id')
    .select([
      's.id as sessionId',
      's.staff_id as staffId',
      'a.name',
      'a.email',
      'a.roles',
      's.last_used_at as lastUsedAt',
    ])
    .where('s.id', '=', sessionId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('s.last_used_at', '>', usedSince)
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, roles: row.roles.filter(isStaffRole) };
}

export async function markUsed(db: Kysely<Tables>, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

export interface HeldToken {
  readonly sessionId: string;
  readonly isCurrent: boolean;
  readonly rotatedAt: Date | null;
}

/** The session with this as its present or previous refresh token. */
export async function holdToken(trx: Transaction<Tables>, tokenHash: string): Promise<HeldToken | undefined> {
  const row = await trx
    .selectFrom('staff_sessions')
    .select(['id as sessionId', 'token_hash as tokenHash', 'rotated_at as rotatedAt'])
    .where((eb) => eb.or([eb('token_hash', '=', tokenHash), eb('previous_token_hash', '=', tokenHash)]))
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (
    row && { sessionId: row.sessionId, rotatedAt: row.rotatedAt, isCurrent: row.tokenHash === tokenHash }
  );
}

export async function rotate(
  trx: Transaction<Tables>,
  sessionId: string,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('staff_sessions')
    .set({ token_hash: to, previous_token_hash: from, rotated_at: now, last_used_at: now })
    .where('id', '=', sessionId)
    .execute();
}

export type StaffEndReason = 'DISABLED' | 'ENDED' | 'RESET' | 'SIGNED_OUT' | 'TOKEN_REUSED';

/** Ends one or all of the person's sessions; answers how many. */
export async function endSessions(
  db: Kysely<Tables>,
  {
    staffId,
    sessionId,
    reason,
    now,
  }: {
    readonly staffId?: string;
    readonly sessionId?: string;
    readonly reason: StaffEndReason;
    readonly now: Date;
  },
): Promise<number> {
  const ended = await db
    .updateTable('staff_sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null)
    .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId ?? ''))
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId ?? ''))
    .returning('id')
    .execute();
  return ended.length;
}

export interface StaffSessionRow {
  readonly id: string;
  readonly deviceName: string;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

export function sessionsOf(
  db: Kysely<Tables>,
  staffId: string,
  { now, usedSince }: { readonly now: Date; readonly usedSince: Date },
): Promise<StaffSessionRow[]> {
  return db
    .selectFrom('staff_sessions')
    .select([
      'id',
      'device_name as deviceName',
      'address',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'expires_at as expiresAt',
    ])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', usedSince)
    .orderBy('last_used_at', 'desc')
    .limit(50)
    .execute();
}
