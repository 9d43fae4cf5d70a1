import { signedFor } from '../../lib/mediaAddress.ts';
import { keyOfMediaUrl } from '../../modules/media/fileTypes.ts';
import type { IsPublicMedia } from '../../modules/media/serving/publicMedia.ts';

/** An address of `/media/` that may be read. */
export interface MediaAccess {
  readonly key: string;
  /** Who may cache the answer, and for how long. */
  readonly cacheControl: string;
}

const forEverybody = 'public, max-age=31536000, immutable';

/**
 * Reads a signed address, or a public object's plain one; undefined for anything else, whether the object
 * exists or not.
 */
export function readAddress(
  address: string,
  query: string,
  isPublic: IsPublicMedia,
): MediaAccess | undefined | Promise<MediaAccess | undefined> {
  const key = keyOfMediaUrl(address);
  if (!key) return undefined;
  const seconds = query === '' ? undefined : signedFor(key, new URLSearchParams(query));
  if (seconds !== undefined) return { key, cacheControl: `private, max-age=${seconds}, immutable` };
  const open = { key, cacheControl: forEverybody };
  const known = isPublic(key);
  if (typeof known === 'boolean') return known ? open : undefined;
  return known.then((found) => (found ? open : undefined));
}
