// Cuts Archivo (variable, weight × width) down to digits and basic Latin for src/ui/theme/fonts/archivo.woff2.
// Run again only when the glyph list or the axes change: node scripts/subsetFont.mjs
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL(
  '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  import.meta.url,
);
const target = new URL('../src/ui/theme/fonts/archivo.woff2', import.meta.url);
const limit = 25_000;

/** Code points in the cut; `unicodeRange` in src/ui/theme/global.css.ts names the same ones. */
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
/** Marks that the interface never sets; they fall through to the system's gothic. */
const unused = /[\\^`{|}~]/g;
/** Beyond ASCII: no-break space, middle dot, multiplication sign, dashes, arrow, minus. */
const extra = '\u00a0·×–—→−';

const font = await subsetFont(await readFile(source), ascii.replaceAll(unused, '') + extra, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 62, max: 100 } },
  // Kerning would cost 650 bytes and put the file over the limit; tabular figures are what the tables need.
  keepFeatures: ['tnum'],
  // Without HVAR the advances come from gvar, which every browser reads.
  dropTables: ['HVAR', 'MVAR'],
  noHinting: true,
});

if (font.length > limit) throw new Error(`archivo.woff2 would be ${font.length} bytes, more than ${limit}`);
await writeFile(target, font);
console.log(`src/ui/theme/fonts/archivo.woff2: ${font.length} bytes`);
