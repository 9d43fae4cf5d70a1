import { isNumber, isRecord, isString } from '../../lib/guards.ts';
import type { SafeStorage } from '../../lib/browser/storage.ts';
import { claimsOf } from './tokenClaims.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface StoredTokens extends Tokens {
  /** How far the server's clock is ahead of this one: a computer that is hours wrong would refresh before every request. */
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

/** Both tokens are one record, so that no tab ever sees the new one of one kind beside the old one of the other. */
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
