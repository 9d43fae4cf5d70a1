import { isNumber, isRecord, isString } from '../../../lib/guards.ts';
import type { SentMail } from '../../accounts/MailActs.tsx';
import { safeStorage } from '../../../lib/browser/storage.ts';

const store = safeStorage(() => globalThis.sessionStorage);
const key = 'tsumugi:sign-up-mail';

function isSentMail(value: unknown): value is SentMail {
  return isRecord(value) && isString(value['email']) && isNumber(value['at']);
}

/** The last mail of this tab's sign-up, for a reload. */
export const sentMail = {
  read: (): SentMail | null => store.read(key, isSentMail),
  keep: (mail: SentMail): void => void store.write(key, mail),
  forget: (): void => store.remove(key),
};
