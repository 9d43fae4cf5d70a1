import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|html|json|svg|txt|webmanifest|xml|ico)$/;

/** The built files, relative to the folder, without hidden ones. */
export async function builtFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return paths.filter((path) => !path.split('/').some((part) => part.startsWith('.')));
}

/**
 * Compresses every text file of the build to `.br` and `.gz` at the strongest setting, unless up to date;
 * answers how many were written. `index.html` changes per request and is compressed then. Source maps, four
 * fifths of all bytes, are for developers alone.
 */
export async function precompress(folder: string): Promise<number> {
  const files = (await builtFiles(folder)).filter((path) => compressible.test(path) && path !== 'index.html');
  let written = 0;
  for (const path of files) written += await compressOne(join(folder, path));
  return written;
}

async function compressOne(path: string): Promise<number> {
  const { mtimeMs, size } = await stat(path);
  const made = await stat(`${path}.br`).catch(() => undefined);
  if (size < 1024 || (made && made.mtimeMs >= mtimeMs)) return 0;
  const body = await readFile(path);
  const brotli = await promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  });
  const zipped = await promisify(gzip)(body, { level: 9 });
  await writeWhole(`${path}.gz`, zipped);
  await writeWhole(`${path}.br`, brotli);
  return 1;
}

async function writeWhole(path: string, body: Uint8Array): Promise<void> {
  const half = `${path}.${process.pid}.part`; // two servers may start on one build
  await writeFile(half, body);
  await rename(half, path);
}

// The build runs this file: `node server/http/files/precompress.ts dist`.
if (import.meta.main) {
  const written = await precompress(process.argv[2] ?? 'dist');
  process.stdout.write(`${written} files compressed\n`);
}
