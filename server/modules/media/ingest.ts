import type { Metadata, Sharp } from 'sharp';
import { DomainError } from '../../lib/request/errors.ts';
import type { Clock } from '../../lib/dates/clock.ts';
import { cutThumbnail } from './cutting.ts';
import type { Crop } from './cutting.ts';
import { fileTypes, type MediaExtension } from './fileTypes.ts';
import {
  inspectFile,
  inspectImage,
  inspectMedia,
  invalidMedia,
  mediaLimits,
  messages,
  sizeOf,
  slice,
  type FileType,
  type ImageKind,
  type Upload,
  type VideoKind,
} from './inspect.ts';
import { loadSharp } from './sharp.ts';
import type { Scanner } from './scanner.ts';
import type { ObjectStorage, StoredObject } from './storage.ts';
import { paletteOf } from './palette/palette.ts';
import { thumbhashOf } from './thumbhash.ts';
import { readVideo } from './video/video.ts';
import { createWorkQueue, QueueFullError } from '../../lib/process/workQueue.ts';

export interface IngestedMedia extends StoredObject {
  readonly sha256: string;
  readonly extension: MediaExtension;
  readonly mediaType: 'IMAGE' | 'VIDEO';
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  /** Base64 of some 25 bytes; null for videos. */
  readonly thumbhash: string | null;
  /** Empty for videos. */
  readonly palette: readonly number[];
  readonly isAnimated: boolean;
}

export interface IngestedFile extends StoredObject {
  readonly sha256: string;
  readonly extension: MediaExtension;
  readonly fileType: FileType;
  readonly contentType: string;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel. */
  readonly data: Uint8Array;
}

/** HEIC contains HEVC, which sharp's libheif cannot read. Undefined above `maxPixels`. */
export type DecodeHeic = (bytes: Uint8Array, maxPixels: number) => Promise<Pixels | undefined>;

export interface IngestOptions {
  readonly storage: ObjectStorage;
  readonly clock: Clock;
  readonly decodeHeic: DecodeHeic;
  /** Checks films and files, which are stored unchanged. */
  readonly scanner?: Scanner | undefined;
}

export interface ImageFacts {
  readonly width: number;
  readonly height: number;
}

export interface Ingest {
  /** `accept` throws for an unsuitable picture, before anything is stored. */
  image(upload: Upload, accept?: (facts: ImageFacts) => void): Promise<IngestedMedia>;
  media(upload: Upload): Promise<IngestedMedia>;
  file(upload: Upload): Promise<IngestedFile>;
  /** Undefined when the object is gone. */
  thumbnail(key: string, crop: Crop | null): Promise<IngestedMedia | undefined>;
}

/** Takes uploads: checks the bytes, re-encodes pictures, stores, and answers the row's data. */
export function createIngest({ storage, clock, decodeHeic, scanner }: IngestOptions): Ingest {
  const queue = createWorkQueue(2, 64);

  const image = async (
    upload: Upload,
    kind: ImageKind,
    accept?: (facts: ImageFacts) => void,
  ): Promise<IngestedMedia> => {
    const bytes = await slice(upload, 0, sizeOf(upload));
    const made = await inTurn(() => remake(bytes, kind, decodeHeic));
    accept?.(made.facts);
    const stored = await storage.put(made.bytes, made.extension);
    return { ...stored, ...described(stored.key, made.extension), mediaType: 'IMAGE', ...made.facts };
  };

  const video = async (upload: Upload, kind: VideoKind): Promise<IngestedMedia> => {
    const { width, height, privateRanges } = await readVideo(upload, kind);
    await scanned(upload);
    const stored = await storage.put(withBlanks(upload, privateRanges), kind);
    return {
      ...stored,
      ...described(stored.key, kind),
      mediaType: 'VIDEO',
      width,
      height,
      thumbhash: null,
      palette: [],
      isAnimated: false,
    };
  };

  /** Refuses uploads while the scanner fails. */
  const scanned = async (upload: Upload): Promise<void> => {
    if (!scanner) return;
    const found = await scanner.find(upload).catch(() => {
      const retryAt = new Date(clock.now().getTime() + 60_000);
      throw new DomainError('RateLimitExceededError', messages.notScanned, { retryAt });
    });
    if (found !== undefined) throw invalidMedia(messages.unsafe);
  };

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await queue.run(work);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      const retryAt = new Date(clock.now().getTime() + 10_000);
      throw new DomainError('RateLimitExceededError', messages.busy, { retryAt });
    }
  };

  return {
    image: async (upload, accept) => image(upload, await inspectImage(upload), accept),
    media: async (upload) => {
      const found = await inspectMedia(upload);
      return found.family === 'image' ? image(upload, found.kind) : video(upload, found.kind);
    },
    thumbnail: async (key, crop) => {
      const picture = await storage.readAll(key);
      if (!picture) return undefined;
      const { bytes, facts } = await inTurn(() => cutThumbnail(picture, crop));
      const stored = await storage.put(bytes, 'webp');
      return { ...stored, ...described(stored.key, 'webp'), mediaType: 'IMAGE', ...facts, isAnimated: false };
    },
    file: async (upload) => {
      const { kind, extension } = await inspectFile(upload);
      await scanned(upload);
      const stored = await storage.put(chunksOf(upload), extension);
      return { ...stored, ...described(stored.key, extension), fileType: kind };
    },
  };
}

function described(key: string, extension: MediaExtension) {
  return {
    sha256: key.slice(0, 64),
    extension,
    contentType: fileTypes[extension].contentType,
  };
}

interface Remade {
  readonly bytes: Buffer;
  readonly extension: MediaExtension;
  readonly facts: Pick<IngestedMedia, 'height' | 'isAnimated' | 'palette' | 'thumbhash' | 'width'>;
}

/** Re-encodes from pixels, which removes hidden data (place, camera, payloads). */
async function remake(bytes: Buffer, kind: ImageKind, decodeHeic: DecodeHeic): Promise<Remade> {
  const sharp = await loadSharp();
  try {
    const pixels = kind === 'heic' ? await heicPixels(bytes, decodeHeic) : undefined;
    const open = (animated: boolean): Sharp =>
      pixels
        ? sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
        : sharp(bytes, {
            animated,
            failOn: 'error',
            limitInputPixels: animated ? mediaLimits.animationPixels : mediaLimits.imagePixels,
          });
    const metadata = await open(false).metadata();
    if (metadata.width * metadata.height > mediaLimits.imagePixels) throw invalidMedia(messages.imagePixels);
    if (Math.max(metadata.width, metadata.height) > mediaLimits.imageSide)
      throw invalidMedia(messages.imageSide);
    const animated = (metadata.pages ?? 1) > 1 && (kind === 'gif' || kind === 'webp');
    // Animations cannot be rotated and need not be: only cameras write an orientation.
    const upright = animated ? open(true) : open(false).autoOrient();
    const { pipeline, extension } = encode(upright, kind, animated, metadata);
    const { data, info } = await pipeline.timeout({ seconds: 60 }).toBuffer({ resolveWithObject: true });
    const facts = {
      width: info.width,
      height: info.pageHeight ?? info.height,
      thumbhash: await thumbhashOf(sharp(data)),
      palette: await paletteOf(sharp(data)),
      isAnimated: animated,
    };
    return { bytes: data, extension, facts };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw invalidMedia(tooLarge ? messages.imagePixels : messages.broken);
  }
}

async function heicPixels(bytes: Buffer, decode: DecodeHeic): Promise<Pixels> {
  const pixels = await decode(bytes, mediaLimits.imagePixels).catch(() => {
    throw invalidMedia(messages.heic);
  });
  if (!pixels) throw invalidMedia(messages.imagePixels);
  return pixels;
}

const webpSide = 16_383;

function encode(
  upright: Sharp,
  kind: ImageKind,
  animated: boolean,
  { width, height }: Metadata,
): { pipeline: Sharp; extension: MediaExtension } {
  const fitsWebp = width <= webpSide && height <= webpSide;
  if (animated && kind === 'gif') return { pipeline: upright.gif({ effort: 4 }), extension: 'gif' };
  if (animated || ((kind === 'webp' || kind === 'avif') && fitsWebp)) {
    return { pipeline: upright.webp({ quality: 92, smartSubsample: true }), extension: 'webp' };
  }
  if (kind === 'jpg' || kind === 'heic') {
    return { pipeline: upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }), extension: 'jpg' };
  }
  return { pipeline: upright.png({ compressionLevel: 7 }), extension: 'png' };
}

async function* chunksOf(upload: Upload): AsyncGenerator<Uint8Array> {
  if (upload instanceof Blob) yield* upload.stream();
  else yield upload;
}

/** Overwrites the given ranges: players skip boxes named `free` with zeros. */
async function* withBlanks(
  upload: Upload,
  ranges: readonly (readonly [number, number])[],
): AsyncGenerator<Uint8Array> {
  let at = 0;
  let next = 0;
  for await (const chunk of chunksOf(upload)) {
    const end = at + chunk.byteLength;
    let copy = chunk;
    for (let range = ranges[next]; range !== undefined && range[0] < end; range = ranges[next]) {
      if (copy === chunk) copy = Buffer.from(chunk);
      blank(copy, range[0] - at, range[1] - at);
      if (range[1] > end) break;
      next += 1;
    }
    yield copy;
    at = end;
  }
}

const freeName = Buffer.from('free');

function blank(chunk: Uint8Array, from: number, to: number): void {
  for (let at = Math.max(from, 0); at < Math.min(to, chunk.byteLength); at += 1) {
    chunk[at] = freeName[at - from] ?? 0;
  }
}
