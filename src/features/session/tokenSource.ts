import type { AccessTokenSource } from '../../relay/network/accessToken.ts';
import { claimsOf, isExpired } from './tokenClaims.ts';
import type { StoredTokens, Tokens, TokenStore } from './tokenStore.ts';
import { isLockManager } from '../../lib/browser/locks.ts';

export type RefreshAnswer = { readonly tokens: Tokens } | { readonly refused: true };

/** Runs one at a time over all tabs; `waited`: another one ran before. */
export type Exclusively = <T>(run: (waited: boolean) => Promise<T>) => Promise<T>;

export interface TokenSourceOptions {
  readonly store: TokenStore;
  /** Rejects without an answer: that ends no session. */
  readonly renew: (refreshToken: string) => Promise<RefreshAnswer>;
  readonly exclusively: Exclusively;
  /** The refresh token was refused and both tokens are gone. */
  readonly onEnded: () => void;
  readonly now?: () => number;
}

/** Somebody else signed in in another tab: nothing may be sent in their name. */
export class SessionChangedError extends Error {
  override readonly name = 'SessionChangedError';
}

export interface TokenSource extends AccessTokenSource {
  /** From now on only this person's tokens are given out; null: anybody's. */
  readonly pin: (subject: string | null) => void;
}

/** Refreshed this early, so that no token expires during a request. */
const earlyMs = 30_000;
/** A lock is passed on before storage reaches another tab's process. */
const storageLagMs = 400;

export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const { store, renew, exclusively, onEnded, now = Date.now } = options;
  let pinned: string | null = null;
  let renewing: Promise<string | null> | null = null;

  const lasts = ({ accessToken, aheadMs }: StoredTokens, marginMs: number): boolean =>
    !isExpired(accessToken, now() + aheadMs + marginMs);

  function own(): StoredTokens | null {
    const stored = store.read();
    if (stored === null || pinned === null) return stored;
    const { subject } = claimsOf(stored.accessToken);
    if (subject !== null && subject !== pinned) throw new SessionChangedError('Another person is signed in');
    return stored;
  }

  /** Null: wait for a new one. */
  function goodOne(refused: string | null): StoredTokens | null {
    const stored = own();
    return stored !== null && stored.accessToken !== refused && lasts(stored, earlyMs) ? stored : null;
  }

  function changeOrLag(): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        stop();
        clearTimeout(timer);
        resolve();
      };
      const stop = store.onChange(end);
      const timer = setTimeout(end, storageLagMs);
    });
  }

  async function renewed(refused: string | null, waited: boolean): Promise<string | null> {
    // Another tab may have fetched a new one, or ended the session.
    if (waited && own() !== null && goodOne(refused) === null) await changeOrLag();
    const stored = own();
    if (stored === null) return null;
    const known = goodOne(refused);
    if (known !== null) return known.accessToken;
    let answer: RefreshAnswer;
    try {
      answer = await renew(stored.refreshToken);
    } catch (error) {
      // The refresh was early: a token still valid serves until the network is back.
      if (stored.accessToken !== refused && lasts(stored, 0)) return stored.accessToken;
      throw error;
    }
    // Signed out meanwhile, or somebody else signed in: do not touch their tokens.
    if (store.read()?.refreshToken !== stored.refreshToken) return own()?.accessToken ?? null;
    if ('tokens' in answer) {
      store.write(answer.tokens);
      return answer.tokens.accessToken;
    }
    store.clear();
    onEnded();
    return null;
  }

  function fresh(refused: string | null): Promise<string | null> {
    renewing ??= exclusively((waited) => renewed(refused, waited)).finally(() => {
      renewing = null;
    });
    return renewing;
  }

  return {
    get: async () => {
      if (own() === null) return null;
      return goodOne(null)?.accessToken ?? (await fresh(null));
    },
    refresh: async (refused) => goodOne(refused)?.accessToken ?? (await fresh(refused)),
    pin: (subject) => {
      pinned = subject;
    },
  };
}

/** Without locks two tabs may refresh at once: for some seconds the server gives both the same successor. */
export async function lockedOverTabs<T>(run: (waited: boolean) => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator;
  if (!isLockManager(locks)) return run(false);
  const name = 'tsumugi:tokens';
  const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { answer: await run(false) },
  );
  return atOnce === null ? locks.request(name, () => run(true)) : atOnce.answer;
}
