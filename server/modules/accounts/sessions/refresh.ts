import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/context.ts';
import { DomainError } from '../../../lib/errors.ts';
import { signAccessToken } from './accessTokens.ts';
import * as accounts from '../users/accountsSql.ts';
import { limitAccount, limitAddress } from '../sign-in/limits.ts';
import { holdCredential } from '../credentials/credentialsSql.ts';
import { hashToken } from '../credentials/oneTimeTokens.ts';
import { refreshTokenMs, successorOf } from './refreshTokens.ts';
import type { IssuedTokens } from './sessions.ts';
import * as sql from './sessionsSql.ts';
import type { RefreshTokenRow } from './sessionsSql.ts';

/** Two tabs, or an answer that got lost on its way: for so long a second use of a token is answered as the first one was. */
const graceMs = 20_000;

function refused(): DomainError {
  return new DomainError('TokenInvalidError', 'もう一度ログインしてください。');
}

/**
 * The successor of the refresh token, and an access token with it. A token that was used before and comes again after the grace is in two
 * hands: the session ends, for the thief and for the owner, who signs in again.
 */
export async function refresh(context: Context): Promise<IssuedTokens> {
  const { services, viewer } = context;
  if (viewer.kind !== 'refresh') throw refused();
  await limitAddress(context, 'refresh');
  const token = viewer.refreshToken;
  const session = await services.db.transaction().execute(async (trx) => {
    const userId = await sql.userOfRefreshToken(trx, hashToken(token));
    if (userId === undefined) return undefined;
    // Before the session, as whoever ends sessions does: so they neither wait for each other nor is an ended one gone on with.
    await holdCredential(trx, userId);
    const held = await sql.holdRefreshToken(trx, hashToken(token));
    return held && rotate(trx, context, held, token);
  });
  // Only now: what the transaction wrote about a token used twice must stand.
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
  // In the transaction: what is refused leaves the token unused.
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
