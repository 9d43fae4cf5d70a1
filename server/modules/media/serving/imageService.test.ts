import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../../lib/process/log.ts';
import { createImageService, type ImageServiceOptions } from './imageService.ts';
import { emptyFolder, memoryStorage } from '../testing.ts';

const picture = (width = 900, height = 600, background = '#22379B') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function setUp(options: Partial<ImageServiceOptions> = {}) {
  const storage = memoryStorage();
  const cacheFolder = options.cacheFolder ?? (await emptyFolder());
  const open = () =>
    createImageService({ storage, cacheFolder, cacheBytes: 1e9, log: silentLog(), ...options });
  const ask = (key: string, width = 640) => ({ key, width, quality: 75, acceptsWebp: true });
  const files = async () =>
    (await readdir(cacheFolder, { recursive: true })).filter((name) => name.includes('.'));
  return { storage, images: open(), open, ask, files };
}

describe('pictures', () => {
  it('are converted once, however many ask at the same time', async () => {
    const { storage, images, ask } = await setUp();
    const { key } = await storage.put(await picture(), 'jpg');
    const answers = await Promise.all(Array.from({ length: 40 }, () => images.get(ask(key))));
    expect(images.conversions()).toBe(1);
    expect(storage.reads).toBe(1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(images.kept(ask(key))?.body).toBe(answers[0]?.body);
  });

  it('are converted two at a time', async () => {
    let [now, most] = [0, 0];
    const { images, ask, storage } = await setUp();
    const real = storage.readAll;
    storage.readAll = async (key) => {
      now += 1;
      most = Math.max(most, now);
      const bytes = await real(key);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return bytes;
    };
    const { key } = await storage.put(await picture(), 'jpg');
    await Promise.all([16, 32, 48, 64, 96, 128, 256].map((width) => images.get(ask(key, width))));
    expect(most).toBe(2);
    expect(images.conversions()).toBe(7);
  });

  it('are found again after a restart', async () => {
    const { storage, images, open, ask } = await setUp();
    const { key } = await storage.put(await picture(), 'jpg');
    const first = await images.get(ask(key));
    await images.close();
    const later = open();
    expect((await later.get(ask(key))).body.equals(first.body)).toBe(true);
    expect(later.conversions()).toBe(0);
  });

  it('are forgotten with their original', async () => {
    const { storage, images, ask, files } = await setUp();
    const { key } = await storage.put(await picture(), 'jpg');
    await images.get(ask(key, 64));
    await images.get(ask(key, 128));
    await images.close();
    expect(await files()).toHaveLength(2);
    await storage.remove(key);
    await images.forget(key);
    expect(await files()).toHaveLength(0);
    expect(images.kept(ask(key, 64))).toBeUndefined();
    await expect(images.get(ask(key, 64))).rejects.toMatchObject({ reason: 'missing' });
  });

  it('take no more room than they may: those unused for longest go', async () => {
    const { storage, images, open, ask, files } = await setUp({ cacheBytes: 1_000 });
    const keys: string[] = [];
    for (const background of ['#111', '#222', '#333', '#444', '#555', '#666', '#777', '#888']) {
      const { key } = await storage.put(await picture(900, 600, background), 'jpg');
      keys.push(key);
      await images.get(ask(key, 256));
      await images.close();
    }
    const left = await files();
    expect(left.length).toBeLessThan(8);
    expect(left.some((name) => name.includes(keys.at(-1) ?? '?'))).toBe(true);
    expect(left.some((name) => name.includes(keys[0] ?? '?'))).toBe(false);
    const later = open();
    await later.get(ask(keys.at(-1) ?? ''));
    expect(images.conversions()).toBe(8);
  });

  it('are tried again after a failure', async () => {
    const { storage, images, ask } = await setUp();
    const real = storage.readAll;
    storage.readAll = () => Promise.reject(new Error('disk away'));
    const { key } = await storage.put(await picture(), 'jpg');
    await expect(images.get(ask(key))).rejects.toMatchObject({ reason: 'broken' });
    storage.readAll = real;
    expect((await images.get(ask(key))).contentType).toBe('image/webp');
  });

  it('that move go on moving, in the asked width', async () => {
    const { storage, images, ask } = await setUp();
    const frames = await Promise.all(['#111', '#888', '#eee'].map((one) => picture(400, 300, one)));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 0 })
      .toBuffer();
    const { key } = await storage.put(gif, 'gif');
    const { body } = await images.get(ask(key, 128));
    const { pages, width, pageHeight } = await sharp(body, { animated: true }).metadata();
    expect([pages, width, pageHeight]).toEqual([3, 128, 96]);
  });
});
