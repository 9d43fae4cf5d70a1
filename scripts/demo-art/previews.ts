import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { paletteOf } from '../../server/modules/media/palette/palette.ts';
import { thumbhashOf } from '../../server/modules/media/thumbhash.ts';

/** Writes demo/media/previews.json, so that seeding decodes no picture: `node scripts/demo-art/previews.ts`. */
const media = join(import.meta.dirname, '..', '..', 'demo', 'media');

async function previewOf(file: string) {
  const picture = sharp(join(media, file));
  return { thumbhash: await thumbhashOf(picture.clone()), palette: await paletteOf(picture.clone()) };
}

const files = (await readdir(media)).filter((file) => file.endsWith('.webp')).sort();
const lines: string[] = [];
for (let start = 0; start < files.length; start += 16) {
  const batch = files.slice(start, start + 16);
  const made = await Promise.all(batch.map(previewOf));
  lines.push(...batch.map((file, index) => `${JSON.stringify(file)}: ${JSON.stringify(made[index])}`));
}
await writeFile(join(media, 'previews.json'), `{\n${lines.join(',\n')}\n}\n`);
console.log(`previews of ${files.length} pictures`);
