import { isArrayOf, isNumber, isRecord, isString } from '../../../../lib/guards.ts';
import type { SafeStorage } from '../../../../lib/browser/storage.ts';

/** Text the server does not have yet, in order. It survives a reload, a crash and days offline. */
export interface Unsent {
  readonly clientId: string;
  readonly text: string;
  readonly replyToId: string | null;
  readonly writtenAt: number;
  /** The room's newest message at that time: tells whether the talk went on since. */
  readonly after: number;
  /** The server's reason for refusing; null while waiting. */
  readonly refusal: string | null;
}

function isUnsent(value: unknown): value is Unsent {
  return (
    isRecord(value) &&
    isString(value['clientId']) &&
    isString(value['text']) &&
    (value['replyToId'] === null || isString(value['replyToId'])) &&
    isNumber(value['writtenAt']) &&
    isNumber(value['after']) &&
    (value['refusal'] === null || isString(value['refusal']))
  );
}

const areUnsent = isArrayOf(isUnsent);

/** This recent, text is sent even if others write meanwhile. */
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

/** Pages of this tab, which the browser does not tell of what the tab itself writes. */
const listeners = new Map<string, Set<() => void>>();

/** Stored by person and room, so that another person on this browser neither sees nor sends it. */
export function unsentBox(storage: SafeStorage, userId: string, roomId: string): UnsentBox {
  const key = `${prefix}${userId}.${roomId}`;
  return {
    read: () => storage.read(key, areUnsent) ?? [],
    write: (all) => {
      if (all.length === 0) storage.remove(key);
      else storage.write(key, all);
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

/** Whose words wait for which rooms in this browser. */
export function roomsWithUnsent(
  storage: SafeStorage,
): readonly { readonly userId: string; readonly roomId: string }[] {
  return storage.keys(prefix).flatMap((key) => {
    const [userId, roomId] = key.slice(prefix.length).split('.');
    return userId === undefined || roomId === undefined ? [] : [{ userId, roomId }];
  });
}
