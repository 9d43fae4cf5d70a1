/**
 * Local storage that never throws: it may be switched off, full, or written by an older version of the page.
 * Values read pass a guard.
 */
export interface SafeStorage {
  read<T>(key: string, guard: (value: unknown) => value is T): T | null;
  /** False when the browser refused; the value then stays in memory until the page goes. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Every key that begins so. */
  keys(prefix: string): readonly string[];
  /** Another tab wrote or removed the key. */
  onChange(key: string, listener: () => void): () => void;
}

/** Called lazily: merely touching the browser's storage can throw. */
export function safeStorage(native: () => Storage | null): SafeStorage {
  const memory = new Map<string, string>();

  function area(): Storage | null {
    try {
      return native();
    } catch {
      return null;
    }
  }

  function readText(key: string): string | null {
    // The browser refused it, so it is newer than what is stored.
    const remembered = memory.get(key);
    if (remembered !== undefined) return remembered;
    try {
      return area()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  return {
    read: (key, guard) => {
      const text = readText(key);
      if (text === null) return null;
      try {
        const value: unknown = JSON.parse(text);
        return guard(value) ? value : null;
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      const text = JSON.stringify(value);
      try {
        const storage = area();
        if (storage === null) throw new Error('no storage');
        storage.setItem(key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
    remove: (key) => {
      memory.delete(key);
      try {
        area()?.removeItem(key);
      } catch {}
    },
    keys: (prefix) => {
      const all = new Set(memory.keys());
      try {
        for (const key of Object.keys(area() ?? {})) all.add(key);
      } catch {
        // Nothing is kept there.
      }
      return [...all].filter((key) => key.startsWith(prefix));
    },
    onChange: (key, listener) => {
      const heard = (event: StorageEvent): void => {
        // A null key: everything was cleared.
        if (event.key === key || event.key === null) listener();
      };
      globalThis.addEventListener('storage', heard);
      return () => globalThis.removeEventListener('storage', heard);
    },
  };
}

export const localStore: SafeStorage = safeStorage(() => globalThis.localStorage);
export const sessionStore: SafeStorage = safeStorage(() => globalThis.sessionStorage);
