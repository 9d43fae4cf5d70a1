import { isNumber, isRecord, isString } from '../../lib/guards.ts';
import type { SafeStorage } from '../../lib/browser/storage.ts';
import { claimsOf } from './tokenClaims.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface StoredTokens extends Tokens {
  /** The server's clock minus this one: with a clock hours off every request would refresh. */
  readonly aheadMs: number;
}

const key = 'tsumugi:tokens';

function isStored(value: unknown): value is StoredTokens {
  return (
    isRecord(value) &&
    isString(value['accessToken']) &&
    isString(value['refreshToken']) &&
    isNumber(value['aheadMs'])
  );
}

export interface TokenStore {
  readonly read: () => StoredTokens | null;
  readonly write: (tokens: Tokens) => void;
  readonly clear: () => void;
  /** Another tab changed them. */
  readonly onChange: (listener: () => void) => () => void;
}

/** One record for both tokens, so that no tab mixes old and new. */
export function tokenStore(storage: SafeStorage, now: () => number = Date.now): TokenStore {
  return {
    read: () => storage.read(key, isStored),
    write: ({ accessToken, refreshToken }) => {
      const { issuedAtMs } = claimsOf(accessToken);
      const aheadMs = issuedAtMs === null ? 0 : issuedAtMs - now();
      storage.write(key, { accessToken, refreshToken, aheadMs });
    },
    clear: () => storage.remove(key),
    onChange: (listener) => storage.onChange(key, listener),
  };
}
