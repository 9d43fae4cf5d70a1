import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { signAccessToken } from './accessTokens.ts';
import * as accounts from '../users/accountsSql.ts';
import { limitAccount, limitAddress } from '../sign-in/limits.ts';
import { holdCredential } from '../credentials/credentialsSql.ts';
import { hashToken } from '../credentials/oneTimeTokens.ts';
import { refreshTokenMs, successorOf } from './refreshTokens.ts';
import type { IssuedTokens } from './sessions.ts';
import * as sql from './sessionsSql.ts';
import type { RefreshTokenRow } from './sessionsSql.ts';

/** Within this time a second use of a token (two tabs, a lost answer) is answered like the first. */
const graceMs = 20_000;

function refused(): DomainError {
  return new DomainError('TokenInvalidError', 'もう一度ログインしてください。');
}

/**
 * Exchanges a refresh token for its successor and an access token. A token used again after the grace period
 * was stolen: the session ends for thief and owner, who signs in again.
 */
export async function refresh(context: Context): Promise<IssuedTokens> {
  const { services, viewer } = context;
  if (viewer.kind !== 'refresh') throw refused();
  await limitAddress(context, 'refresh');
  const token = viewer.refreshToken;
  const session = await services.db.transaction().execute(async (trx) => {
    const userId = await sql.userOfRefreshToken(trx, hashToken(token));
    if (userId === undefined) return undefined;
    // Locks the account before the session, in the same order as those who end sessions, to avoid deadlocks
    // and continuing an ended one.
    await holdCredential(trx, userId);
    const held = await sql.holdRefreshToken(trx, hashToken(token));
    return held && rotate(trx, context, held, token);
  });
  // Thrown after the commit: what was written about a token used twice must stay.
  if (!session) throw refused();
  return {
    accessToken: await signAccessToken(services, session),
    refreshToken: successorOf(token, services.tokenSecret),
  };
}

async function rotate(
  trx: Transaction<Tables>,
  { services, request }: Context,
  { id, sessionId, userId, expiresAt, usedAt }: RefreshTokenRow,
  token: string,
): Promise<{ userId: string; sessionId: string } | undefined> {
  const { clock, newId, tokenSecret } = services;
  const now = clock.now();
  if (expiresAt < now) {
    await sql.endSession(trx, { userId, sessionId, reason: 'EXPIRED', now });
    return undefined;
  }
  if (usedAt !== null) {
    if (now.getTime() - usedAt.getTime() <= graceMs) return { userId, sessionId };
    await sql.endSession(trx, { userId, sessionId, reason: 'TOKEN_REUSED', now });
    return undefined;
  }
  // Inside the transaction, so that a refusal leaves the token unused.
  await limitAccount({ db: trx, clock }, 'refresh', sessionId);
  const successorExpiresAt = new Date(now.getTime() + refreshTokenMs);
  await sql.useRefreshToken(trx, id, now);
  await sql.insertRefreshToken(trx, {
    id: newId(),
    sessionId,
    tokenHash: hashToken(successorOf(token, tokenSecret)),
    parentId: id,
    issuedAt: now,
    expiresAt: successorExpiresAt,
  });
  await sql.prolongSession(trx, { sessionId, address: request.ip, now, expiresAt: successorExpiresAt });
  await accounts.markActive(trx, userId, now);
  return { userId, sessionId };
}
