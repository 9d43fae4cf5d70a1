import { getRequest, graphql } from 'relay-runtime';
import { claimsOf } from '../../features/session/tokenClaims.ts';
import { isRecord, isString } from '../../lib/guards.ts';
import { sessionStore } from '../../lib/browser/storage.ts';
import type { AccessTokenSource } from '../../relay/network/accessToken.ts';
import { sendOperation } from '../../relay/network/network.ts';

const refreshMutation = graphql`
  mutation staffSessionRefreshMutation($refreshToken: String!) {
    refreshStaffTokens(refreshToken: $refreshToken) {
      accessToken
      refreshToken
      errors {
        ...adminErrors @relay(mask: false)
      }
    }
  }
`;

export const adminGraphql = '/admin/graphql';
const key = 'tsumugi:staff';
/** A token about to run out is renewed before it is sent. */
const marginMs = 20_000;

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface StaffSession extends AccessTokenSource {
  readonly isSignedIn: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly signedIn: (tokens: Tokens) => void;
  readonly ended: () => void;
}

const nobody: AccessTokenSource = { get: () => Promise.resolve(null), refresh: () => Promise.resolve(null) };

/**
 * The access token lives in memory, the refresh token in the session storage of this tab: neither outlives it, and neither lies where a
 * member's tokens do.
 */
export function createStaffSession(): StaffSession {
  let access: string | null = null;
  let refreshing: Promise<string | null> | null = null;
  const listeners = new Set<() => void>();
  const stored = () => sessionStore.read(key, isString);

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const keep = (tokens: Tokens): void => {
    access = tokens.accessToken;
    sessionStore.write(key, tokens.refreshToken);
  };
  const end = (): void => {
    access = null;
    sessionStore.remove(key);
    tell();
  };

  const renew = async (refreshToken: string): Promise<string | null> => {
    const { name, text } = getRequest(refreshMutation).params;
    if (text === null) throw new Error(`Operation ${name} was compiled without its text`);
    const response = await sendOperation(
      { name, text, variables: { refreshToken } },
      { token: nobody, url: adminGraphql },
    );
    const data: unknown = 'data' in response ? response.data : null;
    const payload = isRecord(data) ? data['refreshStaffTokens'] : null;
    if (!isRecord(payload)) throw new Error('The answer to refreshStaffTokens is incomplete');
    const { accessToken, refreshToken: next } = payload;
    if (isString(accessToken) && isString(next)) {
      keep({ accessToken, refreshToken: next });
      return accessToken;
    }
    end();
    return null;
  };

  const refresh = (): Promise<string | null> => {
    const token = stored();
    if (token === null) {
      if (access !== null) end();
      return Promise.resolve(null);
    }
    refreshing ??= renew(token).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  return {
    isSignedIn: () => stored() !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    signedIn: (tokens) => {
      keep(tokens);
      tell();
    },
    ended: end,
    get: () => {
      const expires = access === null ? null : claimsOf(access).expiresAtMs;
      return access !== null && expires !== null && expires > Date.now() + marginMs
        ? Promise.resolve(access)
        : refresh();
    },
    refresh: (refused) => (access !== null && access !== refused ? Promise.resolve(access) : refresh()),
  };
}
