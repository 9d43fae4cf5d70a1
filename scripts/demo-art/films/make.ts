/**
 * Films of the demo town: node scripts/demo-art/films/make.ts [sheet] [name…]. Frames are drawn by resvg and encoded by ffmpeg
 * (apt-get install ffmpeg, at drawing time only); "sheet" lays sixteen frames of each side by side instead, for looking.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { HIGH, WIDE, type Film } from './kit.ts';
import { FILMS } from './films.ts';

const media = join(import.meta.dirname, '..', '..', '..', 'demo', 'media');
const manifestFile = join(media, 'manifest.json');
const [WIDTH, HEIGHT, RATE] = [1280, 720, 24];

const draw = (film: Film, t: number, width: number): Buffer =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}">${film.frame(t)}</svg>`,
    { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } },
  ).render().pixels;

const encode = async (name: string, film: Film): Promise<void> => {
  const file = `film-${name}.mp4`;
  const to = join(media, file);
  const begun = join(media, `begun-${file}`);
  const args =
    `-y -loglevel error -f rawvideo -pix_fmt rgba -s ${WIDTH}x${HEIGHT} -r ${RATE} -i - ` +
    '-c:v libx264 -preset faster -tune animation -crf 24 -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 ' +
    '-vf scale=out_color_matrix=bt709:out_range=tv -threads 1 -map_metadata -1 -fflags +bitexact -movflags +faststart';
  const ffmpeg = spawn('ffmpeg', [...args.split(' '), begun], { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let n = 0; n < film.seconds * RATE; n++)
    if (!ffmpeg.stdin.write(draw(film, n / RATE, WIDTH))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg: ${String(code)}`);
  renameSync(begun, to);
  const known: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const facts = { width: WIDTH, height: HEIGHT, bytes: statSync(to).size };
  const all = Object.entries({ ...(typeof known === 'object' ? known : {}), [file]: facts });
  const sorted = Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 1)}\n`);
};
const sheet = async (name: string, film: Film): Promise<void> => {
  const cells = 20;
  const input = Array.from({ length: cells }, (_, i) => ({
    input: draw(film, (i / cells) * film.seconds, 400),
    raw: { width: 400, height: 225, channels: 4 as const },
    left: (i % 4) * 404,
    top: Math.floor(i / 4) * 229,
  }));
  await sharp({
    create: { width: 4 * 404, height: Math.ceil(cells / 4) * 229, channels: 3, background: '#444' },
  })
    .composite(input)
    .png()
    .toFile(`/tmp/film-${name}.png`);
};

const [first, ...rest] = process.argv.slice(2);
const looking = first === 'sheet';
const wanted = looking ? rest : process.argv.slice(2);
for (const [name, film] of Object.entries(FILMS))
  if (wanted.length === 0 || wanted.includes(name)) await (looking ? sheet : encode)(name, film);
