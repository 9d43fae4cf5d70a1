import { afterEach, describe, expect, it, vi } from 'vitest';
import { isArrayOf, isNumber, isString } from '../guards.ts';
import { localStore, safeStorage } from './storage.ts';

afterEach(() => localStorage.clear());

describe('safe storage', () => {
  it('gives back what was kept, when it is what was asked for', () => {
    expect(localStore.write('seen', ['a', 'b'])).toBe(true);
    expect(localStore.read('seen', isArrayOf(isString))).toEqual(['a', 'b']);
    expect(localStore.read('seen', isNumber)).toBeNull();
    localStore.remove('seen');
    expect(localStore.read('seen', isArrayOf(isString))).toBeNull();
  });

  it('survives what an older page wrote', () => {
    localStorage.setItem('seen', '{not json');
    expect(localStore.read('seen', isString)).toBeNull();
  });

  it('keeps in memory what a full or forbidden storage refuses', () => {
    const forbidden = safeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(forbidden.write('seen', 1)).toBe(false);
    expect(forbidden.read('seen', isNumber)).toBe(1);
    forbidden.remove('seen');
    expect(forbidden.read('seen', isNumber)).toBeNull();

    localStorage.setItem('seen', '1');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const full = safeStorage(() => localStorage);
    expect(full.write('seen', 2)).toBe(false);
    expect(full.read('seen', isNumber)).toBe(2);
    setItem.mockRestore();
  });

  it('hears of another tab', () => {
    const listener = vi.fn();
    const stop = localStore.onChange('seen', listener);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(listener).not.toHaveBeenCalled();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'seen' }));
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'seen' }));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
