/** A number in [0, 1) that depends on the words alone: the town's dice fall the same way every time. */
export function lot(...words: readonly (number | string)[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('\u0000')) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  // FNV leaves near words near each other; this mixes the bits (the finaliser of MurmurHash3).
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 2 ** 32;
}
