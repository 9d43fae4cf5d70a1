import { hasDraft } from './record.ts';
import { isLockManager } from '../browser/locks.ts';

/** Tabs that can write a new draft at the same time. */
const places = 8;

/**
 * A key for a new draft, which has no id yet: each tab claims one of its own until the signal aborts. Keys
 * with a draft left by a closed tab come first.
 */
export async function claimDraft(name: string, signal: AbortSignal): Promise<string> {
  // StrictMode mounts and unmounts at once: a lock requested in between would look taken.
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

/** The first key no other tab has; null when all are taken. */
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
