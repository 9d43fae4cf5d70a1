import { isString } from '../guards.ts';
import { safeStorage } from '../browser/storage.ts';

/** This tab's alone, gone when it is closed; it survives a reload. */
const store = safeStorage(() => globalThis.sessionStorage);

interface LinkToken {
  /** Takes the token out of the address's search, as it stands (`?token=…`). True when there was one: the address must then be replaced. */
  readonly take: (search: string) => boolean;
  readonly read: () => string | null;
  readonly keep: (token: string) => void;
  readonly forget: () => void;
}

/** A token has no other characters; a mail program breaks lines, and people copy a bracket or a full stop along. */
function cleaned(token: string): string {
  return /[\w-]*/.exec(token.replaceAll(/\s/g, ''))?.[0] ?? '';
}

/** The token of a link as it was pasted; null where there is none. */
export function tokenIn(text: string): string | null {
  const found = /[?&]token=([^&#]*)/.exec(text)?.[1];
  return found === undefined ? null : cleaned(found) || null;
}

/**
 * The token that a mail's link carries. It opens an account to whoever has it, so it does not stay in the address bar, from where it would get
 * into the history, into pictures of the screen and into reports.
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
