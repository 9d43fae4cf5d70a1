import { isString } from '../../lib/guards.ts';
import { safeStorage } from '../../lib/browser/storage.ts';

/** Only for this tab. */
const store = safeStorage(() => globalThis.sessionStorage);
const key = 'tsumugi:typed-email';

/** The address typed in sign-in, sign-up or password reset, shared between them. */
export const typedEmail = {
  read: (): string => store.read(key, isString) ?? '',
  keep: (email: string): void => {
    if (email.includes('@')) store.write(key, email);
  },
  forget: (): void => store.remove(key),
};
