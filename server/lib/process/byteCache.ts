/** A cache of byte strings with a limit on their total size; entries longer than `maxEntry` are not taken. */
export interface ByteCache<Value extends { readonly body: Uint8Array }> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  deleteWhere(matches: (key: string) => boolean): void;
}

export function createByteCache<Value extends { readonly body: Uint8Array }>(
  maxTotal: number,
  maxEntry: number,
): ByteCache<Value> {
  const entries = new Map<string, Value>(); // insertion order: the first is the least recently used
  let total = 0;

  const remove = (key: string): void => {
    const old = entries.get(key);
    if (old && entries.delete(key)) total -= old.body.byteLength;
  };

  return {
    get: (key) => {
      const found = entries.get(key);
      if (found) {
        entries.delete(key);
        entries.set(key, found);
      }
      return found;
    },
    set: (key, value) => {
      remove(key);
      if (value.body.byteLength > maxEntry) return;
      entries.set(key, value);
      total += value.body.byteLength;
      for (const oldest of entries.keys()) {
        if (total <= maxTotal) break;
        remove(oldest);
      }
    },
    deleteWhere: (matches) => {
      for (const key of entries.keys()) if (matches(key)) remove(key);
    },
  };
}
