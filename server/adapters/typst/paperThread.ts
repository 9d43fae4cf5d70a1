import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { Paper } from '../../modules/documents/papers.ts';
import { glyphsOf } from './glyphs.ts';

/** Typesetting is synchronous, so it has a thread of its own; it stays, since its fonts are 40 MB to read. */

export type Job =
  | { readonly kind: 'make'; readonly paper: Paper }
  | { readonly kind: 'unprintable'; readonly text: string };

export type Answer =
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array<ArrayBuffer> }
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

/** Every text of it as it can be printed. */
function printed(value: unknown): unknown {
  if (typeof value === 'string') return glyphs.printable(value);
  if (Array.isArray(value)) return value.map(printed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, printed(entry)]));
}

function make(paper: Paper): Answer {
  const pdf = compiler.pdf(
    { mainFilePath: join(templates, `${paper.kind}.typ`), inputs: { data: JSON.stringify(printed(paper)) } },
    // An archive's profile: every font inside, every character with its text. It refuses what has no glyph.
    { pdfStandard: 'a-2a' },
  );
  compiler.evictCache(10);
  return { kind: 'pdf', bytes: new Uint8Array(pdf) };
}

function run(job: Job): Answer {
  try {
    return job.kind === 'make'
      ? make(job.paper)
      : { kind: 'characters', characters: glyphs.missing(job.text) };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

if (!parentPort) throw new Error('Started by createPaperMaker only.');
const port = parentPort;
port.on('message', (job: Job) => {
  const answer = run(job);
  port.postMessage(answer, answer.kind === 'pdf' ? [answer.bytes.buffer] : []);
});
