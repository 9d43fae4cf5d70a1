import { isString } from '../guards.ts';
import { safeStorage } from '../browser/storage.ts';

/** Survives a reload, not the tab. */
const store = safeStorage(() => globalThis.sessionStorage);

interface LinkToken {
  /**
   * Takes the token out of the address's search (`?token=…`). True when there was one: then replace the
   * address.
   */
  readonly take: (search: string) => boolean;
  readonly read: () => string | null;
  readonly keep: (token: string) => void;
  readonly forget: () => void;
}

/** Mail programs break lines, and people copy a bracket or a full stop along. */
function cleaned(token: string): string {
  return /[\w-]*/.exec(token.replaceAll(/\s/g, ''))?.[0] ?? '';
}

/** The token in a pasted link, or null. */
export function tokenIn(text: string): string | null {
  const found = /[?&]token=([^&#]*)/.exec(text)?.[1];
  return found === undefined ? null : cleaned(found) || null;
}

/**
 * The token of a link in a mail. It opens an account to whoever has it, so it must leave the address bar
 * before it gets into the history, screenshots and reports.
 */
export function linkToken(purpose: string): LinkToken {
  const key = `tsumugi:link:${purpose}`;
  return {
    take: (search) => {
      const token = new URLSearchParams(search).get('token');
      if (token === null) return false;
      store.write(key, cleaned(token));
      return true;
    },
    read: () => store.read(key, isString),
    keep: (token) => void store.write(key, token),
    forget: () => store.remove(key),
  };
}
