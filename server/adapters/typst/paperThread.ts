import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Resvg } from '@resvg/resvg-js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { Paper, ShareCard } from '../../modules/documents/papers.ts';
import { glyphsOf } from './glyphs.ts';

/** Typesetting is synchronous, so it has a thread; it stays, since loading its fonts reads 40 MB. */

export type Job =
  | { readonly kind: 'make'; readonly paper: Paper }
  | { readonly kind: 'card'; readonly card: ShareCard; readonly pictures: readonly Uint8Array[] }
  | { readonly kind: 'unprintable'; readonly text: string };

export type Answer =
  | { readonly kind: 'pdf' | 'png'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'characters'; readonly characters: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string };

const serif = import.meta.resolve('@expo-google-fonts/noto-serif-jp/400Regular/NotoSerifJP_400Regular.ttf');
const sans = import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf');
const fonts = [
  serif,
  import.meta.resolve('@expo-google-fonts/noto-serif-jp/700Bold/NotoSerifJP_700Bold.ttf'),
  sans,
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/archivo-narrow/400Regular/ArchivoNarrow_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/archivo-narrow/700Bold/ArchivoNarrow_700Bold.ttf'),
].map((address) => readFileSync(fileURLToPath(address)));
const templates = fileURLToPath(new URL('./templates/', import.meta.url));

const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontBlobs: fonts }],
});
const glyphs = glyphsOf([fileURLToPath(serif), fileURLToPath(sans)]);

function printed(value: unknown): unknown {
  if (typeof value === 'string') return glyphs.printable(value);
  if (Array.isArray(value)) return value.map(printed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, printed(entry)]));
}

function make(paper: Paper): Answer {
  const pdf = compiler.pdf(
    { mainFilePath: join(templates, `${paper.kind}.typ`), inputs: { data: JSON.stringify(printed(paper)) } },
    // PDF/A-2a, for archives: all fonts embedded, every character with its text. It refuses missing glyphs.
    { pdfStandard: 'a-2a' },
  );
  compiler.evictCache(10);
  return { kind: 'pdf', bytes: new Uint8Array(pdf) };
}

const cardWidth = 1200;

/** Typeset like a paper, then drawn by resvg: text is outlines by then, so that no system font is used. */
function draw(card: ShareCard, pictures: readonly Uint8Array[]): Answer {
  const places = pictures.map((_, index) => join(templates, `picture-${index}.jpg`));
  places.forEach((place, index) => compiler.mapShadow(place, Buffer.from(pictures[index] ?? [])));
  try {
    const svg = compiler.plainSvg({
      mainFilePath: join(templates, 'card.typ'),
      inputs: { data: JSON.stringify({ ...card, ...printedCard(card), pictures: pictures.length }) },
    });
    compiler.evictCache(10);
    const png = new Resvg(svg, {
      font: { loadSystemFonts: false },
      fitTo: { mode: 'width', value: cardWidth },
    })
      .render()
      .asPng();
    return { kind: 'png', bytes: new Uint8Array(png) };
  } finally {
    for (const place of places) compiler.unmapShadow(place);
  }
}

/** Drops characters without a glyph: a 〓 would look odd in a picture. */
function printedCard({ kicker, title, lines }: ShareCard): Omit<ShareCard, 'side'> {
  const shown = (text: string) => glyphs.printable(text).replaceAll('〓', '');
  return { kicker: shown(kicker), title: title.map(shown), lines: lines.map(shown) };
}

function answerTo(job: Job): Answer {
  if (job.kind === 'make') return make(job.paper);
  if (job.kind === 'card') return draw(job.card, job.pictures);
  return { kind: 'characters', characters: glyphs.missing(job.text) };
}

function run(job: Job): Answer {
  try {
    return answerTo(job);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

if (!parentPort) throw new Error('Started by createPaperMaker only.');
const port = parentPort;
port.on('message', (job: Job) => {
  const answer = run(job);
  port.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer] : []);
});
