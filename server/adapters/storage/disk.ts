import { mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isStorageKey } from '../../modules/media/fileTypes.ts';
import type { ObjectStorage, StoredObject } from '../../modules/media/storage.ts';
import { withHashedFile } from './hashed.ts';

/** Objects as files `<root>/ab/<key>`; `ab` are the key's first characters. */
export function createDiskStorage(root: string): ObjectStorage {
  const incoming = join(root, 'incoming');
  const pathOf = (key: string): string | undefined =>
    isStorageKey(key) ? join(root, key.slice(0, 2), key) : undefined;

  const statOf = async (key: string): Promise<StoredObject | undefined> => {
    const path = pathOf(key);
    if (!path) return undefined;
    const found = await unlessMissing(stat(path));
    return found && { key, size: found.size };
  };

  return {
    put: (body, extension) =>
      withHashedFile(incoming, body, async ({ path, hash, size }) => {
        const key = `${hash}.${extension}`;
        const folder = join(root, key.slice(0, 2));
        await mkdir(folder, { recursive: true });
        // Within one file system a rename is atomic; an equal object is unchanged by it.
        await rename(path, join(folder, key));
        return { key, size };
      }),
    stat: statOf,
    read: async (key, range) => {
      const path = pathOf(key);
      if (!path) return undefined;
      // Opened here, so that a missing object is an answer and not a stream error.
      const file = await unlessMissing(open(path));
      return file?.createReadStream(range ? { start: range.start, end: range.end } : {});
    },
    readAll: async (key) => {
      const path = pathOf(key);
      return path ? unlessMissing(readFile(path)) : undefined;
    },
    remove: async (key) => {
      const path = pathOf(key);
      if (!path) return false;
      const removed = await unlessMissing(unlink(path).then(() => true));
      return removed ?? false;
    },
  };
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
