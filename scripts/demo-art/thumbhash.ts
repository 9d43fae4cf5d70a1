import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** Writes demo/media/thumbhashes.json, so that seeding decodes no picture: `node scripts/demo-art/thumbhash.ts`. */
const media = join(import.meta.dirname, '..', '..', 'demo', 'media');

async function thumbhashOf(file: string): Promise<string> {
  const { data, info } = await sharp(join(media, file))
    .resize(100, 100, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

const files = (await readdir(media)).filter((file) => file.endsWith('.webp')).sort();
const hashes: Record<string, string> = {};
for (let start = 0; start < files.length; start += 16) {
  const batch = files.slice(start, start + 16);
  const made = await Promise.all(batch.map(thumbhashOf));
  for (const [index, file] of batch.entries()) hashes[file] = made[index] ?? '';
}
await writeFile(join(media, 'thumbhashes.json'), `${JSON.stringify(hashes, undefined, 1)}\n`);
console.log(`thumbhashes of ${files.length} pictures`);
