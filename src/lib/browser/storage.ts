/**
 * Local storage that never throws: it may be switched off, full, or written by an older version of the page. What is read
 * passes a guard, so that nothing else is ever taken for the type it is read as.
 */
export interface SafeStorage {
  /** Null when there is nothing, or something else. */
  read<T>(key: string, guard: (value: unknown) => value is T): T | null;
  /** False when the browser did not take it: it is then kept in memory, until the page goes. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Another tab wrote or removed the key. */
  onChange(key: string, listener: () => void): () => void;
}

/** The browser's storage, asked for late: touching it is what throws. */
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
    // What the browser did not take is newer than what it holds.
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
      } catch {
        // Nothing to remove where nothing can be kept.
      }
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
/** The tab's own. */
export const sessionStore: SafeStorage = safeStorage(() => globalThis.sessionStorage);
