import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { ObjectStorage } from '../media/storage.ts';

const folder = new URL('../../../demo/media/', import.meta.url);

const manifestSchema = v.record(
  v.string(),
  v.object({ width: v.number(), height: v.number(), bytes: v.number() }),
);
const thumbhashesSchema = v.record(v.string(), v.string());

export interface StoredMedia {
  readonly sha256: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
}

/**
 * Puts the town's pictures into the storage. Objects are named by their bytes, so doing it again, or after a crash halfway, changes
 * nothing, and pictures without rows are only bytes that the next try finds in place.
 */
export async function storeMedia(
  storage: ObjectStorage,
  files: readonly string[],
): Promise<ReadonlyMap<string, StoredMedia>> {
  const manifest = v.parse(manifestSchema, await readJson('manifest.json'));
  const thumbhashes = v.parse(thumbhashesSchema, await readJson('thumbhashes.json'));
  const waiting = [...new Set(files)];
  const stored = new Map<string, StoredMedia>();

  const takeTurns = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const facts = manifest[file];
      if (facts === undefined) throw new Error(`demo/media/manifest.json does not know ${file}`);
      const bytes = await readFile(new URL(file, folder));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if ((await storage.stat(`${sha256}.webp`)) === undefined) await storage.put(bytes, 'webp');
      stored.set(file, {
        sha256,
        size: bytes.length,
        width: facts.width,
        height: facts.height,
        thumbhash: thumbhashes[file] ?? null,
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
