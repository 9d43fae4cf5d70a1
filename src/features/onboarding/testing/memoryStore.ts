import { type SafeStorage, safeStorage } from '../../../lib/browser/storage.ts';

/** A browser of its own, empty. */
export function memoryStore(): SafeStorage {
  return safeStorage(() => null);
}
