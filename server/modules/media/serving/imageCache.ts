import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../../lib/process/log.ts';

/** Converted pictures on disk, up to a total size; the least recently used go first. */
export interface ImageCache {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, body: Buffer): Promise<void>;
  /** All that was made from one object. */
  removeAllOf(key: string): Promise<void>;
}

interface Entry {
  readonly name: string;
  readonly size: number;
  readonly time: number;
}

/** Names begin with the object's key, so two characters spread the files over 256 folders. */
export function createImageCache(folder: string, maxBytes: number, log: Log): ImageCache {
  const sizes = new Map<string, number>(); // in order of last use
  let total = 0;
  let scanned: Promise<void> | undefined;
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);

  /** Files of an earlier process, oldest first. Runs once, on first use. */
  const scan = async (): Promise<void> => {
    const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = names.filter((entry) => entry.isFile());
    const found = await Promise.all(files.map((entry) => measure(entry.parentPath, entry.name)));
    const entries = found.filter((entry) => entry !== undefined).toSorted((a, b) => a.time - b.time);
    for (const { name, size } of entries) note(name, size);
    await shrink();
  };

  const note = (name: string, size: number): void => {
    total += size - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, size);
  };

  const drop = async (name: string): Promise<void> => {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
    await rm(pathOf(name), { force: true });
  };

  const shrink = async (): Promise<void> => {
    for (const oldest of sizes.keys()) {
      if (total <= maxBytes) return;
      await drop(oldest);
    }
  };

  const ready = () => (scanned ??= scan());

  return {
    read: async (name) => {
      await ready();
      const size = sizes.get(name);
      if (size === undefined) return undefined;
      try {
        const body = await readFile(pathOf(name));
        note(name, body.byteLength);
        return body;
      } catch {
        await drop(name); // somebody emptied the folder
        return undefined;
      }
    },
    write: async (name, body) => {
      await ready();
      const path = pathOf(name);
      const half = `${path}.${randomUUID()}.part`;
      try {
        await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
        await writeFile(half, body);
        await rename(half, path);
        note(name, body.byteLength);
        await shrink();
      } catch (error) {
        // The picture was served anyway and is made again next time.
        log.warn({ err: error }, 'image cache: not written');
        await rm(half, { force: true }).catch(() => undefined);
      }
    },
    removeAllOf: async (key) => {
      await ready();
      await Promise.all([...sizes.keys()].filter((name) => name.startsWith(key)).map(drop));
    },
  };
}

async function measure(parent: string, name: string): Promise<Entry | undefined> {
  const path = join(parent, name);
  if (name.endsWith('.part')) {
    await rm(path, { force: true }); // left by a process that died while writing
    return undefined;
  }
  const found = await stat(path).catch(() => undefined);
  return found && { name, size: found.size, time: found.mtimeMs };
}
