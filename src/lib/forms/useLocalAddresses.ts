import { useEffect, useState } from 'react';

/**
 * Lets the addresses of chosen files go once nothing that is drawn loads from them any more: a picture whose turn to
 * load comes after that would fail. `used` are all addresses that are drawn now; those that are not of this page's own
 * making are left alone.
 */
export function useLocalAddresses(used: readonly (string | null)[]): void {
  const [made] = useState(() => new Set<string>());
  useEffect(() => {
    for (const url of used) if (url?.startsWith('blob:')) made.add(url);
    for (const url of made) {
      if (used.includes(url)) continue;
      made.delete(url);
      URL.revokeObjectURL(url);
    }
  }, [used, made]);
  useEffect(
    () => () => {
      for (const url of made) URL.revokeObjectURL(url);
      made.clear();
    },
    [made],
  );
}
