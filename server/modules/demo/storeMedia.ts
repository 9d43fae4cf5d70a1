import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { extensionOf } from '../media/fileTypes.ts';
import type { ObjectStorage } from '../media/storage.ts';

const folder = new URL('../../../demo/media/', import.meta.url);

const manifestSchema = v.record(
  v.string(),
  v.object({ width: v.number(), height: v.number(), bytes: v.number() }),
);
const previewsSchema = v.record(
  v.string(),
  v.object({ thumbhash: v.string(), palette: v.array(v.number()) }),
);

export interface StoredMedia {
  readonly sha256: string;
  readonly extension: 'mp4' | 'webp';
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
  readonly palette: readonly number[];
}

/**
 * Puts the town's pictures and films into the storage. Objects are named by their bytes, so doing it again, or after a crash halfway, changes
 * nothing, and pictures without rows are only bytes that the next try finds in place.
 */
export async function storeMedia(
  storage: ObjectStorage,
  files: readonly string[],
): Promise<ReadonlyMap<string, StoredMedia>> {
  const manifest = v.parse(manifestSchema, await readJson('manifest.json'));
  const previews = v.parse(previewsSchema, await readJson('previews.json'));
  const waiting = [...new Set(files)];
  const stored = new Map<string, StoredMedia>();

  const takeTurns = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const facts = manifest[file];
      if (facts === undefined) throw new Error(`demo/media/manifest.json does not know ${file}`);
      const bytes = await readFile(new URL(file, folder));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const extension = extensionOf(file) === 'mp4' ? 'mp4' : 'webp';
      if ((await storage.stat(`${sha256}.${extension}`)) === undefined) await storage.put(bytes, extension);
      stored.set(file, {
        sha256,
        extension,
        size: bytes.length,
        width: facts.width,
        height: facts.height,
        thumbhash: previews[file]?.thumbhash ?? null,
        palette: previews[file]?.palette ?? [],
      });
    }
  };
  // Each object is flushed to the disk: a few at a time hide that wait.
  await Promise.all(Array.from({ length: 8 }, takeTurns));
  return stored;
}

async function readJson(file: string): Promise<unknown> {
  const json: unknown = JSON.parse(await readFile(new URL(file, folder), 'utf8'));
  return json;
}
