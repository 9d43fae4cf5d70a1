import { useSyncExternalStore } from 'react';
import { localStore, type SafeStorage } from './storage.ts';

/**
 * Whether a key pressed alone may act (`/` goes to the search box). Whoever steers by voice types letters without meaning
 * to, so WCAG 2.1.4 asks for a way to switch such keys off. Kept in the browser: it belongs to the keyboard, not to the
 * account. Everything that listens for a single key asks here first.
 */
export interface SingleKeys {
  readonly allowed: () => boolean;
  readonly allow: (allowed: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const key = 'tsumugi:single-keys';

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function createSingleKeys(storage: SafeStorage): SingleKeys {
  const listeners = new Set<() => void>();
  return {
    allowed: () => storage.read(key, isBoolean) ?? true,
    allow: (allowed) => {
      // On is what a browser does that was never asked: nothing needs to be kept for it.
      if (allowed) storage.remove(key);
      else storage.write(key, false);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const stopOthers = storage.onChange(key, listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        stopOthers();
      };
    },
  };
}

export const singleKeys = createSingleKeys(localStore);

export function useSingleKeys(): [boolean, (allowed: boolean) => void] {
  return [useSyncExternalStore(singleKeys.subscribe, singleKeys.allowed, () => true), singleKeys.allow];
}
