import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStorage } from '../server/adapters/storage/disk.ts';
import { rawRequest, startTestServer } from '../server/http/testing.ts';
import { silentLog } from '../server/lib/process/log.ts';
import { createImageService } from '../server/modules/media/serving/imageService.ts';
import { loadSharp } from '../server/modules/media/sharp.ts';
import { compare, compareCpu, ratioRow } from './measure.ts';
import type { Row } from './measure.ts';

const width = 828;
const atOnce = 20;

/** A photo-like JPEG of 2400 × 1800. */
async function original(): Promise<Buffer> {
  const sharp = await loadSharp();
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const small = await sharp({ create: { width: 300, height: 225, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  return sharp(small).resize(2400, 1800).jpeg({ quality: 90 }).toBuffer();
}

async function made(folder: string, picture: Buffer): Promise<Row[]> {
  const sharp = await loadSharp();
  const storage = createDiskStorage(join(folder, 'objects'));
  const service = createImageService({
    storage,
    cacheFolder: join(folder, 'cache'),
    cacheBytes: 1e9,
    log: silentLog(),
  });
  let copies = 0;
  const request = async () => {
    // Bytes after the JPEG's end change its key, not the picture.
    const { key } = await storage.put(Buffer.concat([picture, Buffer.from(String((copies += 1)))]), 'jpg');
    return { key, width, quality: 75, acceptsWebp: true };
  };
  const requests = await Promise.all(Array.from({ length: 80 }, request));
  let next = 0;
  const ours = async () => {
    const wanted = requests[next++];
    if (!wanted) throw new Error('All pictures are made.');
    await service.get(wanted);
  };
  const file = join(folder, 'bare.jpg');
  await writeFile(file, picture);
  const bare = async () =>
    sharp(await readFile(file))
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
  const figure = await compareCpu(ours, bare, 5);

  const before = service.conversions();
  const same = await request();
  await Promise.all(Array.from({ length: atOnce }, () => service.get(same)));
  const conversions = service.conversions() - before;
  await service.close();
  return [
    ratioRow('11', `a picture made (2400 px JPEG to ${width} px WebP) against bare sharp, CPU`, 1.1, figure),
    {
      bar: '11',
      what: `${atOnce} equal misses at once`,
      goal: '1 conversion',
      figure: String(conversions),
      met: conversions === 1,
    },
  ];
}

async function kept(folder: string, picture: Buffer): Promise<Row> {
  const sharp = await loadSharp();
  const dist = join(folder, 'dist');
  const body = await sharp(picture)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(
    join(dist, 'index.html'),
    '<!doctype html><html lang="ja"><head><!--head--><title>x</title><!--/head--></head></html>',
  );
  await writeFile(join(dist, 'assets/picture-Abcd1234.webp'), body);
  const server = await startTestServer({ environment: { DIST_DIR: dist } });
  const agent = new Agent({ keepAlive: true });
  try {
    const { key } = await server.storage.put(picture, 'jpg');
    const get = async (path: string) => {
      const answer = await rawRequest(server.port, path, { agent, headers: { accept: 'image/webp' } });
      if (answer.status !== 200 || answer.body.byteLength !== body.byteLength)
        throw new Error(`${path}: ${answer.status}, ${answer.body.byteLength} bytes`);
    };
    const image = () => get(`/_next/image?url=${encodeURIComponent(`/media/${key}`)}&w=${width}&q=75`);
    const still = () => get('/assets/picture-Abcd1234.webp');
    return ratioRow(
      '11',
      'a kept one over HTTP against a static file of the same bytes, p50',
      1.5,
      await compare(image, still, 150),
    );
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** Bar 11. */
export async function images(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tsumugi-bench-images-'));
  try {
    const picture = await original();
    return [...(await made(folder, picture)), await kept(folder, picture)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
