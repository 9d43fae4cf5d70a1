import { isArrayOf, isNumber, isRecord, isString } from '../../../lib/guards.ts';
import type { SafeStorage } from '../../../lib/browser/storage.ts';

/** Words that are not with the server yet, in the order in which they were written. They outlive a reload, a crash and days without a line. */
export interface Unsent {
  readonly clientId: string;
  readonly text: string;
  readonly replyToId: string | null;
  readonly writtenAt: number;
  /** The room's newest place when they were written: what is sent late must still fit. */
  readonly after: number;
  /** Why the server refused them; null while they wait. */
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

/** Written this moment: what somebody else says while it is under way is no reason to hold it back. */
const atOnceMs = 60_000;
/** By themselves they go for so long; after that, or when the talk went on meanwhile, the page asks first. */
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

/** Where they are kept: by person and room, so that whoever else signs in here neither sees nor sends them. */
export function unsentBox(storage: SafeStorage, userId: string, roomId: string): UnsentBox {
  const key = `chat.unsent.${userId}.${roomId}`;
  return {
    read: () => storage.read(key, areUnsent) ?? [],
    write: (all) => {
      if (all.length === 0) storage.remove(key);
      else storage.write(key, all);
    },
    onChange: (listener) => storage.onChange(key, listener),
  };
}
