import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Context } from '../../../lib/request/context.ts';
import { createWorkQueue, QueueFullError } from '../../../lib/process/workQueue.ts';
import type { Services } from '../../../lib/request/services.ts';
import { guest } from '../../../lib/request/viewer.ts';
import { createImageCache } from '../../media/serving/imageCache.ts';
import { loadSharp } from '../../media/sharp.ts';
import type { PublicFile } from '../publicFile.ts';
import { cardAt, fingerprint } from './cards.ts';
import type { Card } from './cards.ts';

const shape = /^\/share(\/[^.?]+)\.jpg$/u;
const cacheBytes = 200 * 1024 * 1024;
/** Twice its size in the card. */
const pictureSize = { width: 1120, height: 1260 };

/**
 * `/share/creators/<id>.jpg` and so on, drawn when first asked for and then kept on disk. Pages that guests
 * cannot see have none, even if one was drawn before.
 */
export function createCardPictures(services: Services): (path: string) => Promise<PublicFile | undefined> {
  const { config, storage, papers, log } = services;
  const cache = createImageCache(join(config.dataDir, 'cache', 'cards'), cacheBytes, log);
  const queue = createWorkQueue(1, 40);
  const making = new Map<string, Promise<Buffer>>();

  async function pictureOf(key: string): Promise<Buffer | undefined> {
    const [original, sharp] = await Promise.all([storage.readAll(key), loadSharp()]);
    return (
      original &&
      sharp(original)
        .resize({ ...pictureSize, fit: 'outside', withoutEnlargement: true })
        .flatten({ background: '#f8f6f1' })
        .jpeg({ quality: 88 })
        .toBuffer()
    );
  }

  async function draw({ words, pictures }: Card): Promise<Buffer> {
    const found = await Promise.all(pictures.map(pictureOf));
    const there = found.filter((picture) => picture !== undefined);
    const png = await papers.card(words, there.length < 3 ? there.slice(0, 1) : there);
    const sharp = await loadSharp();
    return sharp(png).jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
  }

  async function made(page: string, name: string, card: Card): Promise<Buffer> {
    const body = await queue.run(() => draw(card));
    // An older picture shows what is no longer on the page.
    await cache.removeAllOf(page);
    await cache.write(name, body);
    return body;
  }

  return async (path) => {
    const [, found] = shape.exec(path) ?? [];
    if (found === undefined) return undefined;
    const address = found === '/index' ? '/' : found;
    const context: Context = {
      services,
      viewer: guest,
      request: { id: 'share-card', ip: '', userAgent: '' },
    };
    const page = createHash('sha256').update(address).digest('hex').slice(0, 20);
    const card = await cardAt(context, address);
    if (!card) {
      await cache.removeAllOf(page);
      return undefined;
    }
    const name = `${page}-${fingerprint(card)}.jpg`;
    const kept = await cache.read(name);
    if (kept) return { type: 'image/jpeg', body: kept };
    const work = making.get(name) ?? made(page, name, card).finally(() => making.delete(name));
    making.set(name, work);
    try {
      return { type: 'image/jpeg', body: await work };
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      return { type: 'text/plain; charset=utf-8', body: '混み合っています。\n', status: 503 };
    }
  };
}
