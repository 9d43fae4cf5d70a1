import { isString } from '../../../lib/guards.ts';
import { safeStorage } from '../../../lib/browser/storage.ts';

const store = safeStorage(() => globalThis.sessionStorage);
const key = 'tsumugi:lead-mail';

/** The address of this tab's application. */
export const leadMail = {
  read: (): string | null => store.read(key, isString),
  keep: (email: string): void => void store.write(key, email),
};
