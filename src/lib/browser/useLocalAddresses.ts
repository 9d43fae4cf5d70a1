import { useEffect, useState } from 'react';

/** An `img` that has just gone may still be loading its file. */
const graceMs = 10_000;

/** Unless it is drawn again by then. */
function revokeLater(url: string, made: ReadonlySet<string>): void {
  setTimeout(() => {
    if (!made.has(url)) URL.revokeObjectURL(url);
  }, graceMs);
}

/**
 * Revokes the object URLs of chosen files some time after none of the drawn ones (`used`) is left: a picture
 * that loads after that would fail. Other addresses are left alone.
 */
export function useLocalAddresses(used: readonly (string | null)[]): void {
  const [made] = useState(() => new Set<string>());
  useEffect(() => {
    for (const url of used) if (url?.startsWith('blob:')) made.add(url);
    for (const url of made) {
      if (used.includes(url)) continue;
      made.delete(url);
      revokeLater(url, made);
    }
  }, [used, made]);
  useEffect(
    () => () => {
      for (const url of made) revokeLater(url, made);
      made.clear();
    },
    [made],
  );
}
