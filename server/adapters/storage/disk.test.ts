import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storageContract } from './contract.ts';
import { createDiskStorage } from './disk.ts';

const emptyFolder = () => mkdtemp(join(tmpdir(), 'tsumugi-storage-'));

storageContract('the disk', async () => createDiskStorage(await emptyFolder()));

it('leaves no half files behind', async () => {
  const root = await emptyFolder();
  const storage = createDiskStorage(root);
  await storage.put(Buffer.from('whole'), 'png');
  async function* breaking() {
    yield Buffer.from('half');
    throw new Error('broken');
  }
  await storage.put(breaking(), 'png').catch(() => undefined);
  expect(await readdir(join(root, 'incoming'))).toEqual([]);
});
