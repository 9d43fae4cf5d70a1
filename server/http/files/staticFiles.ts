import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createByteCache } from '../../lib/process/byteCache.ts';
import { negotiate } from '../request/encoding.ts';
import type { Exchange, HeaderList } from '../request/exchange.ts';
import { builtFiles } from './precompress.ts';
import { sendRepresentation } from '../request/representation.ts';

export const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};

const suffixes = { br: '.br', gzip: '.gz' } as const;
type Stored = keyof typeof suffixes;

interface Variant {
  readonly path: string;
  readonly size: number;
  readonly etag: string;
  readonly headers: HeaderList;
}

interface StaticFile {
  readonly plain: Variant;
  readonly br?: Variant;
  readonly gzip?: Variant;
}

export interface StaticFiles {
  /** False when there is no file of this path. */
  serve(x: Exchange): Promise<boolean> | boolean;
  reload(): Promise<void>;
}

const inMemory = 512 * 1024;

/** For names that contain a hash of the content. */
export const neverChanges = 'public, max-age=31536000, immutable';

/**
 * The built page's files. Requests are looked up in a list of the folder, so they never form a path. Files
 * with a hash in their name never change; the others have an ETag.
 */
export async function createStaticFiles(
  folder: string,
  options: { readonly sourceMaps: boolean },
): Promise<StaticFiles> {
  const cache = createByteCache<{ body: Buffer }>(64 * 1024 * 1024, inMemory);
  let files: ReadonlyMap<string, StaticFile> = new Map();

  const load = async (): Promise<void> => {
    const paths = await builtFiles(folder);
    const all = new Set(paths);
    const served = paths.filter((path) => isServed(path) && (options.sourceMaps || !path.endsWith('.map')));
    const entries = await Promise.all(
      served.map(async (path) => [`/${path}`, await describe(folder, path, all)] as const),
    );
    files = new Map(entries);
  };
  await load();

  const open = (variant: Variant) => {
    const kept = cache.get(variant.etag + variant.path);
    if (kept) return kept.body;
    return readFile(variant.path).then((body) => {
      cache.set(variant.etag + variant.path, { body });
      return body;
    });
  };

  return {
    reload: load,
    serve: (x) => {
      const file = files.get(x.path);
      if (!file) return false;
      const stored =
        x.req.headers.range === undefined
          ? negotiate(x.req.headers['accept-encoding'], ['br', 'gzip'])
          : undefined;
      const variant = (stored && stored !== 'zstd' && file[stored]) || file.plain;
      return sendRepresentation(x, {
        size: variant.size,
        etag: variant.etag,
        headers: variant.headers,
        open: (range) => {
          if (variant.size > inMemory) return Promise.resolve(createReadStream(variant.path, { ...range }));
          const body = open(variant);
          if (!range) return body;
          return Promise.resolve(body).then((whole) => whole.subarray(range.start, range.end + 1));
        },
      }).then(() => true);
    },
  };
}

function isServed(path: string): boolean {
  return path !== 'index.html' && path !== 'admin/admin.html' && !/\.(br|gz|part)$/.test(path);
}

async function describe(folder: string, path: string, all: ReadonlySet<string>): Promise<StaticFile> {
  // These all have a hash in their name.
  const hashed = path.startsWith('assets/') || path.startsWith('admin/assets/');
  const headers = [
    'content-type',
    contentTypes[extname(path)] ?? 'application/octet-stream',
    'cache-control',
    hashed ? neverChanges : 'no-cache',
    'cross-origin-resource-policy',
    'same-origin',
  ];
  const plain = await variantOf(join(folder, path), undefined, headers);
  const [br, gzip] = await Promise.all(
    (['br', 'gzip'] as const).map((encoding) =>
      all.has(path + suffixes[encoding]) ? variantOf(join(folder, path), encoding, headers) : undefined,
    ),
  );
  return { plain, ...(br && { br }), ...(gzip && { gzip }) };
}

async function variantOf(file: string, encoding: Stored | undefined, headers: HeaderList): Promise<Variant> {
  const path = encoding ? file + suffixes[encoding] : file;
  const [{ size }, { mtimeMs, size: plainSize }] = await Promise.all([stat(path), stat(file)]);
  const etag = `"${plainSize.toString(36)}-${Math.floor(mtimeMs).toString(36)}${encoding ? `-${encoding}` : ''}"`;
  const coded = encoding ? ['content-encoding', encoding] : ['accept-ranges', 'bytes'];
  return { path, size, etag, headers: [...headers, 'vary', 'accept-encoding', ...coded] };
}
