import { isString } from '../../lib/guards.ts';
import { safeStorage } from '../../lib/browser/storage.ts';

/** This tab's alone, gone when it is closed. */
const store = safeStorage(() => globalThis.sessionStorage);
const key = 'tsumugi:typed-email';

/** The address that somebody typed on the way between sign-in, sign-up and a forgotten password: nobody types it twice. */
export const typedEmail = {
  read: (): string => store.read(key, isString) ?? '',
  keep: (email: string): void => {
    if (email.includes('@')) store.write(key, email);
  },
  forget: (): void => store.remove(key),
};
