import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface HashedFile {
  readonly path: string;
  readonly hash: string;
  readonly size: number;
}

/**
 * Writes a body to a file in `folder` while hashing it and passes the file to `take`. Removes it afterwards
 * unless `take` moved it.
 */
export async function withHashedFile<T>(
  folder: string,
  body: Uint8Array | AsyncIterable<Uint8Array>,
  take: (file: HashedFile) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    return await take({ path, ...(await writeHashed(path, body)) });
  } finally {
    await rm(path, { force: true });
  }
}

async function writeHashed(
  path: string,
  body: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<{ hash: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of body instanceof Uint8Array ? [body] : body) {
      hash.update(chunk);
      size += chunk.byteLength;
      await file.writeFile(chunk);
    }
    await file.datasync(); // an acknowledged upload must be on the disk
  } finally {
    await file.close();
  }
  return { hash: hash.digest('hex'), size };
}
