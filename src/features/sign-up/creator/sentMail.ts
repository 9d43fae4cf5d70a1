import { isNumber, isRecord, isString } from '../../../lib/guards.ts';
import { safeStorage } from '../../../lib/browser/storage.ts';

/** The last mail of this tab's sign-up, for a reload. */
export interface SentMail {
  readonly email: string;
  readonly at: number;
}

const store = safeStorage(() => globalThis.sessionStorage);
const key = 'tsumugi:sign-up-mail';

function isSentMail(value: unknown): value is SentMail {
  return isRecord(value) && isString(value['email']) && isNumber(value['at']);
}

export const sentMail = {
  read: (): SentMail | null => store.read(key, isSentMail),
  keep: (mail: SentMail): void => void store.write(key, mail),
  forget: (): void => store.remove(key),
};
