import { describe, expect, it, vi } from 'vitest';
import { createSingleKeys } from './singleKeys.ts';
import { safeStorage } from './storage.ts';

const fresh = () => {
  const storage = safeStorage(() => null);
  return { storage, keys: createSingleKeys(storage) };
};

describe('keys pressed alone', () => {
  it('act until they are switched off, and again afterwards', () => {
    const { keys } = fresh();
    const heard = vi.fn();
    const stop = keys.subscribe(heard);
    expect(keys.allowed()).toBe(true);
    keys.allow(false);
    expect(keys.allowed()).toBe(false);
    keys.allow(true);
    expect(keys.allowed()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    keys.allow(false);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('act when the storage holds something else', () => {
    const { storage, keys } = fresh();
    storage.write('tsumugi:single-keys', 'no');
    expect(keys.allowed()).toBe(true);
  });
});
