import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLocalAddresses } from './useLocalAddresses.ts';

const revoke = vi.fn<(url: string) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  revoke.mockReset();
  const { revokeObjectURL } = URL;
  URL.revokeObjectURL = revoke;
  return () => {
    vi.useRealTimers();
    URL.revokeObjectURL = revokeObjectURL;
  };
});

test('the address of a file goes after the drawing that no longer uses it, once, and none of the server’s', () => {
  const drawn: (readonly (string | null)[])[] = [];
  revoke.mockImplementation((url) => expect(drawn.at(-1)).not.toContain(url));
  const { rerender, unmount } = renderHook(
    (used: readonly (string | null)[]) => {
      drawn.push(used);
      useLocalAddresses(used);
    },
    { initialProps: ['blob:a', 'blob:b', null] },
  );
  expect(revoke).not.toHaveBeenCalled();
  // Sent: the server's address stands in its place.
  rerender(['/media/a.webp', 'blob:b']);
  // Its picture may still be loading.
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke.mock.calls).toEqual([['blob:a']]);
  rerender(['/media/a.webp', 'blob:b', 'blob:c']);
  // Taken out.
  rerender(['blob:b', 'blob:c']);
  rerender(['blob:b']);
  vi.runAllTimers();
  expect(revoke.mock.calls).toEqual([['blob:a'], ['blob:c']]);
  // Taken out and put back.
  rerender([]);
  rerender(['blob:b']);
  vi.runAllTimers();
  expect(revoke.mock.calls).toHaveLength(2);
  revoke.mockReset();
  unmount();
  vi.runAllTimers();
  expect(revoke.mock.calls).toEqual([['blob:b']]);
});
