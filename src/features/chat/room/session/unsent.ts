import { isArrayOf, isNumber, isRecord, isString } from '../../../../lib/guards.ts';
import type { SafeStorage } from '../../../../lib/browser/storage.ts';

/** What the server does not have yet, in order. It survives a reload, a crash and days offline. */
export interface Unsent {
  readonly clientId: string;
  /** Empty for a file. */
  readonly text: string;
  /** The file itself is with `keptFiles`. */
  readonly file?: UnsentFile;
  /** Not stored in this browser (yet). */
  readonly isOnlyHere?: boolean;
  /** Its place in the line, which it keeps; the first build had none. */
  readonly place?: number;
  readonly replyToId: string | null;
  readonly writtenAt: number;
  /** The room's newest message at that time: tells whether the talk went on since. */
  readonly after: number;
  /** The server's reason for refusing; null while waiting. */
  readonly refusal: string | null;
}

export interface UnsentFile {
  readonly name: string;
  /** Those sent with one press. */
  readonly batchId: string;
  /** Pictures and films that are shown as one. */
  readonly albumId: string | null;
}

function isUnsentFile(value: unknown): value is UnsentFile {
  return (
    isRecord(value) &&
    isString(value['name']) &&
    isString(value['batchId']) &&
    (value['albumId'] === null || isString(value['albumId']))
  );
}

function isUnsent(value: unknown): value is Unsent {
  return (
    isRecord(value) &&
    isString(value['clientId']) &&
    isString(value['text']) &&
    (value['file'] === undefined || isUnsentFile(value['file'])) &&
    (value['place'] === undefined || isNumber(value['place'])) &&
    (value['replyToId'] === null || isString(value['replyToId'])) &&
    isNumber(value['writtenAt']) &&
    isNumber(value['after']) &&
    (value['refusal'] === null || isString(value['refusal']))
  );
}

const areUnsent = isArrayOf(isUnsent);

/** This recent, it is sent even if others write meanwhile. */
const atOnceMs = 60_000;
/** Sent automatically for this long; later, or when the talk went on, the page asks first. */
const byItselfMs = 12 * 3_600_000;

export function mayGoByItself({ writtenAt, after }: Unsent, now: number, newestOfOthers: number): boolean {
  const age = now - writtenAt;
  return age < atOnceMs || (age < byItselfMs && newestOfOthers <= after);
}

export interface UnsentBox {
  readonly read: () => readonly Unsent[];
  readonly write: (all: readonly Unsent[]) => void;
  readonly onChange: (listener: () => void) => () => void;
}

const prefix = 'chat.unsent.';

export const placeOf = ({ place, writtenAt }: Unsent): number => place ?? writtenAt;

/** By key, what has a file that only this page holds: other tabs and later pages could not send it. */
const onlyHere = new Map<string, readonly Unsent[]>();

/** Pages of this tab, which the browser does not tell of what the tab itself writes. */
const listeners = new Map<string, Set<() => void>>();

/** Stored by person and room, so that another person on this browser neither sees nor sends it. */
export function unsentBox(storage: SafeStorage, userId: string, roomId: string): UnsentBox {
  const key = `${prefix}${userId}.${roomId}`;
  return {
    read: () =>
      [...(storage.read(key, areUnsent) ?? []), ...(onlyHere.get(key) ?? [])].toSorted(
        (one, other) => placeOf(one) - placeOf(other),
      ),
    write: (all) => {
      const stored = all.filter(({ isOnlyHere }) => isOnlyHere !== true);
      if (stored.length === 0) storage.remove(key);
      else storage.write(key, stored);
      onlyHere.set(
        key,
        all.filter(({ isOnlyHere }) => isOnlyHere === true),
      );
      for (const listener of listeners.get(key) ?? []) listener();
    },
    onChange: (listener) => {
      const here = listeners.get(key) ?? new Set();
      listeners.set(key, here.add(listener));
      const stop = storage.onChange(key, listener);
      return () => {
        here.delete(listener);
        if (here.size === 0) listeners.delete(key);
        stop();
      };
    },
  };
}

/** Whose words and files wait for which rooms in this browser. */
export function roomsWithUnsent(
  storage: SafeStorage,
): readonly { readonly userId: string; readonly roomId: string }[] {
  return storage.keys(prefix).flatMap((key) => {
    const [userId, roomId] = key.slice(prefix.length).split('.');
    return userId === undefined || roomId === undefined ? [] : [{ userId, roomId }];
  });
}

/** Words wait for whoever wrote them to sign in again; files go with the session. */
export function forgetUnsentFiles(storage: SafeStorage): void {
  const keys = new Set([...storage.keys(prefix), ...onlyHere.keys()]);
  for (const key of keys) {
    const [userId, roomId] = key.slice(prefix.length).split('.');
    if (userId === undefined || roomId === undefined) continue;
    const box = unsentBox(storage, userId, roomId);
    const all = box.read();
    const words = all.filter(({ file }) => file === undefined);
    if (words.length < all.length) box.write(words);
  }
}
