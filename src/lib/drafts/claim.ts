import { hasDraft } from './record.ts';
import { isLockManager } from '../browser/locks.ts';

/** As many tabs with something new in them as anybody has. */
const places = 8;

/**
 * Something new has no id that its draft could be named by, and two tabs may be writing two of them: each claims a draft of its own
 * until the signal ends. One that a closed tab left behind comes first.
 */
export async function claimDraft(name: string, signal: AbortSignal): Promise<string> {
  // Opened and closed in one go, as in development: what is claimed in between would look taken.
  await Promise.resolve();
  const all = Array.from({ length: places }, (_, index) => (index === 0 ? name : `${name}:${index + 1}`));
  const { locks } = globalThis.navigator;
  if (isLockManager(locks)) {
    const left = all.filter(hasDraft);
    for (const key of [...left, ...all.filter((one) => !left.includes(one))])
      if (signal.aborted || (await isClaimed(locks, key, signal))) return key;
  }
  return name;
}

/** The first of these that no other tab has; null where all are taken. */
export async function claimFirst(keys: readonly string[], signal: AbortSignal): Promise<string | null> {
  const { locks } = globalThis.navigator;
  if (!isLockManager(locks)) return keys[0] ?? null;
  for (const key of keys) if (await isClaimed(locks, key, signal)) return key;
  return null;
}

function isClaimed(locks: LockManager, key: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((answer) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      answer(lock !== null);
      if (lock === null || signal.aborted) return undefined;
      return new Promise((release) => signal.addEventListener('abort', () => release()));
    };
    locks.request(`tsumugi:draft:${key}`, { ifAvailable: true }, hold).catch(() => answer(false));
  });
}
