import { GraphQLError } from 'graphql';
import type { Services } from '../../../lib/request/services.ts';
import { guest } from '../../../lib/request/viewer.ts';
import type { UserViewer, Viewer } from '../../../lib/request/viewer.ts';
import { verifyAccessToken } from './accessTokens.ts';
import { contentVisibilityOf } from '../users/contentVisibility.ts';
import { isRefreshToken } from './refreshTokens.ts';
import * as sql from '../users/sql.ts';
import type { UserRow } from '../users/sql.ts';

const bearer = /^Bearer (\S{1,4096})$/i;

function refuse(): GraphQLError {
  return new GraphQLError('もう一度ログインしてください。', {
    extensions: {
      code: 'UNAUTHENTICATED',
      // At this status the page refreshes its tokens, or ends its session.
      http: { status: 401, headers: { 'www-authenticate': 'Bearer' } },
    },
  });
}

export function viewerOf(account: UserRow, sessionId: string, now: Date): UserViewer {
  return {
    kind: 'user',
    userId: account.id,
    sessionId,
    roles: [account.role],
    companyId: account.companyId,
    emailDomain: account.email.slice(account.email.lastIndexOf('@') + 1).toLowerCase(),
    registrationStep: account.registrationStep,
    contentVisibility: contentVisibilityOf(account, now),
  };
}

/**
 * The viewer by the Authorization header; a guest without one. An invalid or expired token, or one of an
 * ended session or account, is refused instead of read as a guest's, so that the page learns of it.
 */
export async function authenticate(
  services: Pick<Services, 'db' | 'clock' | 'tokenSecret'>,
  authorization: string | undefined,
): Promise<Viewer> {
  if (authorization === undefined || authorization === '') return guest;
  const token = bearer.exec(authorization)?.[1];
  if (token !== undefined && isRefreshToken(token)) return { kind: 'refresh', refreshToken: token };
  const claims = token === undefined ? undefined : await verifyAccessToken(services, token);
  const account = claims && (await sql.accountOfSession(services.db, claims.userId, claims.sessionId));
  if (!claims || !account) throw refuse();
  return viewerOf(account, claims.sessionId, services.clock.now());
}

/** The viewer as of now, for what outlives the request: undefined once session or account have ended. */
export async function viewerAgain(
  { db, clock }: Pick<Services, 'clock' | 'db'>,
  { userId, sessionId }: UserViewer,
): Promise<UserViewer | undefined> {
  const account = await sql.accountOfSession(db, userId, sessionId);
  return account && viewerOf(account, sessionId, clock.now());
}
