/** Hangs what Blender has rendered: WebP into demo/media, first picture of its work in demo/works.ts, sizes and previews. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { works } from '../../../demo/works.ts';
import { SHOTS } from './plan.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const rendered = join(root, '.cache', 'studio', 'out');
const media = join(root, 'demo', 'media');
const manifestFile = join(media, 'manifest.json');
const worksFile = join(root, 'demo', 'works.ts');

const manifest: Record<string, unknown> = { ...JSON.parse(readFileSync(manifestFile, 'utf8')) };
let text = readFileSync(worksFile, 'utf8');
let hung = 0;
for (const [name, shot] of Object.entries(SHOTS)) {
  const work = works.find((w) => w.name === name);
  if (work === undefined) throw new Error(`no work: ${name}`);
  const png = join(rendered, `${work.key}.png`);
  if (!existsSync(png)) continue;
  const file = `${work.key}-0.webp`;
  const { width, height, size } = await sharp(png)
    .sharpen({ sigma: 0.7, m1: 0.4, m2: 1.2 })
    .webp({ quality: 82, effort: 5, smartSubsample: true })
    .toFile(join(media, file));
  manifest[file] = { width, height, bytes: size };
  const caption = shot.caption === undefined ? '' : `, caption: '${shot.caption}'`;
  const line = `{ file: '${file}', width: ${width}, height: ${height}${caption} },`;
  const start = text.indexOf(`    key: '${work.key}',`);
  const list = text.indexOf('    media: [', start) + '    media: ['.length;
  const end = text.indexOf('    thumbnailIndex: ', list);
  const rest = text.slice(list, end).replace(/\s*\{\s*file: 'w\d{3}-0\.webp',[^{}]*\},?/, '');
  const after = text.indexOf('\n', end);
  text = `${text.slice(0, list)}\n      ${line}${rest}    thumbnailIndex: 0,${text.slice(after)}`;
  hung++;
}
writeFileSync(worksFile, text);
const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 1)}\n`);
execFileSync(join(root, 'node_modules', '.bin', 'oxfmt'), [worksFile]);
execFileSync(process.execPath, [join(import.meta.dirname, '..', 'previews.ts')], { stdio: 'inherit' });
console.log(`${hung} studio shots hang`);
