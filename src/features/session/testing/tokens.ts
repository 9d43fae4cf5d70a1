import { safeStorage } from '../../../lib/browser/storage.ts';
import type { Tokens } from '../tokenStore.ts';

/** Seconds since the epoch, as tokens have them; a round one. */
export const nowMs = Date.UTC(2026, 3, 1, 3, 0, 0);

function base64url(value: unknown): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A token as the server writes it, for 15 minutes unless told; its signature is nobody's. */
export function accessToken(subject: string, { at = nowMs, forMs = 15 * 60_000, n = 0 } = {}): string {
  const claims = { sub: subject, iat: at / 1000, exp: (at + forMs) / 1000, jti: String(n) };
  return `${base64url({ alg: 'HS256' })}.${base64url(claims)}.c2ln`;
}

export function tokensOf(subject: string, options: { at?: number; forMs?: number; n?: number } = {}): Tokens {
  return { accessToken: accessToken(subject, options), refreshToken: `refresh-${subject}-${options.n ?? 0}` };
}

/** Local storage that several "tabs" of one test share: each is told of what the others write. */
export function sharedStorage() {
  const kept = new Map<string, string>();
  const tabs: { readonly heard: Map<string, Set<() => void>> }[] = [];
  const area: Storage = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  return {
    kept,
    tab: () => {
      const own = safeStorage(() => area);
      const heard = new Map<string, Set<() => void>>();
      const tab = { heard };
      tabs.push(tab);
      const tell = (key: string): void => {
        for (const other of tabs) {
          if (other === tab) continue;
          for (const listener of other.heard.get(key) ?? []) listener();
        }
      };
      return {
        ...own,
        write: (key: string, value: unknown) => {
          const done = own.write(key, value);
          tell(key);
          return done;
        },
        remove: (key: string) => {
          own.remove(key);
          tell(key);
        },
        onChange: (key: string, listener: () => void) => {
          const listeners = heard.get(key) ?? new Set();
          listeners.add(listener);
          heard.set(key, listeners);
          return () => void listeners.delete(listener);
        },
      };
    },
  };
}

/** One lock for all tabs: first come, first served. */
export function sharedLock() {
  let tail: Promise<unknown> = Promise.resolve();
  let holders = 0;
  return async <T>(run: (waited: boolean) => Promise<T>): Promise<T> => {
    const waited = holders > 0;
    holders += 1;
    const mine = tail.then(() => run(waited));
    tail = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      holders -= 1;
    }
  };
}
