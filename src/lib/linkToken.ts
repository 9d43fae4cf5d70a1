import { isString } from './guards.ts';
import { safeStorage } from './storage.ts';

/** This tab's alone, gone when it is closed; it survives a reload. */
const store = safeStorage(() => globalThis.sessionStorage);

interface LinkToken {
  /** Takes the token out of the address's search, as it stands (`?token=…`). True when there was one: the address must then be replaced. */
  readonly take: (search: string) => boolean;
  readonly read: () => string | null;
  readonly forget: () => void;
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
      store.write(key, token.trim());
      return true;
    },
    read: () => store.read(key, isString),
    forget: () => store.remove(key),
  };
}
