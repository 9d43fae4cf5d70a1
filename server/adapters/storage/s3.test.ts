import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storageContract } from './contract.ts';
import { createS3Storage } from './s3.ts';

/** A real server that speaks S3, on this machine. */
const buckets = Array.from({ length: 20 }, (_, index) => ({ name: `works-${index}` }));
let server: S3rver;
let endpoint = '';
let used = 0;
const opened: { close(): void }[] = [];

beforeAll(async () => {
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await mkdtemp(join(tmpdir(), 'tsumugi-s3-')),
    configureBuckets: buckets,
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  for (const storage of opened) storage.close();
  await server.close();
});

async function start(overrides: { readonly endpoint?: string } = {}) {
  const bucket = buckets[used]?.name;
  used += 1;
  if (bucket === undefined) throw new Error('Every bucket is in use.');
  const incoming = await mkdtemp(join(tmpdir(), 'tsumugi-incoming-'));
  const storage = createS3Storage({
    bucket,
    region: 'us-east-1',
    endpoint: overrides.endpoint ?? endpoint,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    incoming,
  });
  opened.push(storage);
  return Object.assign(storage, { incoming });
}

storageContract('S3', start);

it('leaves nothing on this machine, whether the upload went well or not', async () => {
  const storage = await start();
  await storage.put(Buffer.from('whole'), 'png');
  async function* breaking() {
    yield Buffer.from('half');
    throw new Error('broken');
  }
  await storage.put(breaking(), 'png').catch(() => undefined);
  expect(await readdir(storage.incoming)).toEqual([]);
});

it('says that the service is down, which is not the same as an object that is missing', async () => {
  const storage = await start({ endpoint: 'http://127.0.0.1:1' });
  await expect(storage.put(Buffer.from('lost'), 'png')).rejects.toThrow('ECONNREFUSED');
  await expect(storage.stat(`${'0'.repeat(64)}.png`)).rejects.toThrow('ECONNREFUSED');
});
