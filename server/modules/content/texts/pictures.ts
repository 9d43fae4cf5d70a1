import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { addressOf } from '../../../lib/mediaAddress.ts';
import type { MediaRow } from '../../media/sql.ts';

const sizes = v.record(v.string(), v.object({ width: v.number(), height: v.number() }));
const hashes = v.record(v.string(), v.object({ thumbhash: v.string() }));

export interface TownPicture {
  readonly row: MediaRow;
  /** Key in the storage. */
  readonly object: string;
}

/** Pictures of the demo town, by name without `.webp`. */
export function townPictures(folder: URL): (name: string) => TownPicture | undefined {
  const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const manifest = v.parse(sizes, read('manifest.json'));
  const previews = v.parse(hashes, read('previews.json'));
  const known = new Map<string, TownPicture>();
  return (name) => {
    const found = known.get(name);
    const file = `${name}.webp`;
    const size = manifest[file];
    if (found !== undefined || size === undefined) return found;
    const sha256 = createHash('sha256')
      .update(readFileSync(new URL(file, folder)))
      .digest('hex');
    const object = `${sha256}.webp`;
    const picture: TownPicture = {
      object,
      row: {
        id: `text-${name}`,
        type: 'IMAGE',
        url: addressOf(object, true),
        width: size.width,
        height: size.height,
        thumbhash: previews[file]?.thumbhash ?? null,
        caption: null,
        posterUrl: null,
        isAnimated: false,
      },
    };
    known.set(name, picture);
    return picture;
  };
}
