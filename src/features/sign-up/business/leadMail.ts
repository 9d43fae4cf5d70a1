import { isString } from '../../../lib/guards.ts';
import { safeStorage } from '../../../lib/browser/storage.ts';

const store = safeStorage(() => globalThis.sessionStorage);
const key = 'tsumugi:lead-mail';

/** Where the answer to this tab's application goes. */
export const leadMail = {
  read: (): string | null => store.read(key, isString),
  keep: (email: string): void => void store.write(key, email),
};
