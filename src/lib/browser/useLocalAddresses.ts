import { useEffect, useState } from 'react';

/**
 * Revokes the object URLs of chosen files once none of the drawn ones (`used`) is left: a picture that loads
 * after that would fail. Other addresses are left alone.
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
