import { GraphQLError } from 'graphql';
import type { Services } from '../../lib/services.ts';
import { guest } from '../../lib/viewer.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { verifyAccessToken } from './accessTokens.ts';
import * as sql from './sql.ts';

const bearer = /^Bearer (\S{1,4096})$/i;

function refuse(): GraphQLError {
  return new GraphQLError('もう一度ログインしてください。', {
    extensions: { code: 'UNAUTHENTICATED', http: { status: 200 } },
  });
}

/**
 * Who asks, from the Authorization header: nobody without one. A token that is forged, expired, or of an account that may not be used is
 * refused, never read as a guest's: the page must learn that its session has ended.
 */
export async function authenticate(
  services: Pick<Services, 'db' | 'clock' | 'tokenSecret'>,
  authorization: string | undefined,
): Promise<Viewer> {
  if (authorization === undefined || authorization === '') return guest;
  const token = bearer.exec(authorization)?.[1];
  const claims = token === undefined ? undefined : await verifyAccessToken(services, token);
  const account = claims && (await sql.activeAccount(services.db, claims.userId));
  if (!account) throw refuse();
  return { kind: 'user', userId: account.id, roles: [account.role], companyId: account.companyId };
}
