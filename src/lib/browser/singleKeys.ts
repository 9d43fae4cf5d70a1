import { useSyncExternalStore } from 'react';
import { localStore, type SafeStorage } from './storage.ts';

/**
 * Whether single-key shortcuts (`/` for the search box) are on. WCAG 2.1.4 asks for a way to switch them off,
 * for people who steer by voice. Kept in the browser: it belongs to the keyboard, not to the account. Every
 * single-key listener asks here first.
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
      // On is the default, so it needs no entry.
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
