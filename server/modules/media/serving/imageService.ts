import { createByteCache } from '../../../lib/process/byteCache.ts';
import type { Log } from '../../../lib/process/log.ts';
import { extensionOf, fileTypes, isStorageKey, type Extension } from '../fileTypes.ts';
import { createImageCache } from './imageCache.ts';
import { mediaLimits } from '../inspect.ts';
import { loadSharp } from '../sharp.ts';
import type { ObjectStorage } from '../storage.ts';
import { createWorkQueue, QueueFullError } from '../../../lib/process/workQueue.ts';

/** The specification's sizes; others are refused, to limit conversions. */
export const imageWidths = [
  16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
] as const;
const imageQualities = [50, 75, 90] as const;
export const defaultQuality = 75;

export interface ImageRequest {
  readonly key: string;
  readonly width: number;
  readonly quality: number;
  readonly acceptsWebp: boolean;
}

export interface ServedImage {
  readonly body: Buffer;
  readonly contentType: string;
  readonly etag: string;
}

export class ImageError extends Error {
  /**
   * `refused`: not allowed; `missing`: no such picture; `busy`: the queue is full; `broken`: stored, but
   * unreadable.
   */
  readonly reason: 'refused' | 'missing' | 'busy' | 'broken';

  constructor(reason: ImageError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImageError';
    this.reason = reason;
  }
}

export interface ImageService {
  /** From memory, synchronously. */
  kept(request: ImageRequest): ServedImage | undefined;
  /** Rejects with `ImageError`. */
  get(request: ImageRequest): Promise<ServedImage>;
  /** Call after removing an object, to delete its copies. */
  forget(key: string): Promise<void>;
  conversions(): number;
  close(): Promise<void>;
}

export interface ImageServiceOptions {
  readonly storage: ObjectStorage;
  readonly cacheFolder: string;
  readonly cacheBytes: number;
  readonly log: Log;
  readonly atOnce?: number;
  readonly maxWaiting?: number;
}

/** Without WebP pictures keep their format, or become JPEG if old readers do not know it. */
const targets = { jpg: 'jpg', png: 'png', gif: 'gif', webp: 'jpg', avif: 'jpg' } as const;
type Source = keyof typeof targets;
type Target = 'webp' | 'jpg' | 'png' | 'gif';

export function createImageService(options: ImageServiceOptions): ImageService {
  const { storage, cacheFolder, cacheBytes, log, atOnce = 2, maxWaiting = 200 } = options;
  const disk = createImageCache(cacheFolder, cacheBytes, log);
  const memory = createByteCache<ServedImage>(48 * 1024 * 1024, 512 * 1024);
  const queue = createWorkQueue(atOnce, maxWaiting);
  const inFlight = new Map<string, Promise<ServedImage>>();
  const writing = new Set<Promise<void>>();
  let conversions = 0;

  const find = async (
    name: string,
    request: ImageRequest,
    source: Source,
    target: Target,
  ): Promise<ServedImage> => {
    const onDisk = await disk.read(name);
    const body = onDisk ?? (await make(request, source, target));
    const image = { body, contentType: fileTypes[target].contentType, etag: `"${name}"` };
    memory.set(name, image);
    if (!onDisk) {
      // Nobody waits for the disk.
      const write = disk.write(name, body).finally(() => writing.delete(write));
      writing.add(write);
    }
    return image;
  };

  const make = async (
    { key, width, quality }: ImageRequest,
    source: Source,
    target: Target,
  ): Promise<Buffer> => {
    try {
      return await queue.run(async () => {
        const original = await storage.readAll(key);
        if (!original) throw new ImageError('missing', 'この画像は見つかりません。');
        conversions += 1;
        return convert(original, width, quality, source, target);
      });
    } catch (error) {
      if (error instanceof ImageError) throw error;
      if (error instanceof QueueFullError) throw new ImageError('busy', messages.busy, { cause: error });
      throw new ImageError('broken', 'この画像は変換できません。', { cause: error });
    }
  };

  return {
    kept: (request) => {
      const source = sourceOf(request.key);
      return source && memory.get(nameOf(request, targetOf(source, request)));
    },
    get: async (request) => {
      const source = sourceOf(request.key);
      if (!source || !isStorageKey(request.key))
        throw new ImageError('missing', 'この画像は見つかりません。');
      if (!isOneOf(imageWidths, request.width))
        throw new ImageError('refused', `wは次のいずれかです: ${imageWidths.join(' ')}`);
      if (!isOneOf(imageQualities, request.quality)) {
        throw new ImageError('refused', `qは次のいずれかです: ${imageQualities.join(' ')}`);
      }
      const target = targetOf(source, request);
      const name = nameOf(request, target);
      const atHand = memory.get(name);
      if (atHand) return atHand;
      const known = inFlight.get(name);
      if (known) return known;
      const work = find(name, request, source, target).finally(() => inFlight.delete(name));
      inFlight.set(name, work);
      return work;
    },
    forget: async (key) => {
      memory.deleteWhere((name) => name.startsWith(key));
      await disk.removeAllOf(key);
    },
    conversions: () => conversions,
    close: async () => {
      await Promise.all(writing);
    },
  };
}

const messages = { busy: '画像の変換が混み合っています。少し待ってからもう一度お試しください。' };

function isOneOf(list: readonly number[], value: number): boolean {
  return list.includes(value);
}

function sourceOf(key: string): Source | undefined {
  const extension = extensionOf(key);
  return extension && isSource(extension) ? extension : undefined;
}

function isSource(extension: Extension): extension is Source {
  return Object.hasOwn(targets, extension);
}

function targetOf(source: Source, { acceptsWebp }: ImageRequest): Target {
  return acceptsWebp ? 'webp' : targets[source];
}

/** Unique, since the key is the content's hash. */
function nameOf({ key, width, quality }: ImageRequest, target: Target): string {
  return `${key}-${width}-${quality}.${target}`;
}

async function convert(
  original: Buffer,
  width: number,
  quality: number,
  source: Source,
  target: Target,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const moving = (source === 'gif' || source === 'webp') && (target === 'gif' || target === 'webp');
  const limitInputPixels = moving ? mediaLimits.animationPixels : mediaLimits.imagePixels;
  const image = sharp(original, { animated: moving, limitInputPixels })
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: 30 });
  if (target === 'webp') return image.webp({ quality }).toBuffer();
  if (target === 'png') return image.png({ compressionLevel: 7 }).toBuffer();
  if (target === 'gif') return image.gif({ effort: 3 }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }).toBuffer();
}
