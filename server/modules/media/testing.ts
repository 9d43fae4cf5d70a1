import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Extension } from './fileTypes.ts';
import type { ObjectStorage } from './storage.ts';

export const emptyFolder = () => mkdtemp(join(tmpdir(), 'tsumugi-media-'));

/** A storage in memory that counts what is read. */
export function memoryStorage(): ObjectStorage & { readonly objects: Map<string, Buffer>; reads: number } {
  const objects = new Map<string, Buffer>();
  const storage = {
    objects,
    reads: 0,
    put: async (body: Uint8Array | AsyncIterable<Uint8Array>, extension: Extension) => {
      const bytes = await buffer(Readable.from(body instanceof Uint8Array ? [body] : body));
      const key = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
      objects.set(key, bytes);
      return { key, size: bytes.byteLength };
    },
    stat: async (key: string) => {
      const found = objects.get(key);
      return found && { key, size: found.byteLength };
    },
    read: async (key: string) => {
      const found = objects.get(key);
      return found && Readable.from([found]);
    },
    readAll: async (key: string) => {
      storage.reads += 1;
      return objects.get(key);
    },
    remove: async (key: string) => objects.delete(key),
  };
  return storage;
}

/** A box of the ISO base media family. */
export function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** Numbers of 32 bits, as tables have them. */
export function words(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}

/** A track of this kind, with its chunks at these places: each of one sample, unless told. */
export function track(
  handler: string,
  id: number,
  chunks: readonly number[],
  sizes: Buffer = words(0, 0, 0),
  runs: Buffer = words(0, 1, 1, 1, 1),
): Buffer {
  const header = Buffer.alloc(84);
  header.writeUInt32BE(id, 12);
  if (handler === 'vide') {
    header.writeUInt32BE(640 * 0x10000, 76);
    header.writeUInt32BE(360 * 0x10000, 80);
  }
  const tables = box(
    'stbl',
    box('stsc', runs),
    box('stsz', sizes),
    box('stco', words(0, chunks.length, ...chunks)),
  );
  const media = [box('hdlr', words(0, 0), Buffer.from(handler), Buffer.alloc(12)), box('minf', tables)];
  return box('trak', box('tkhd', header), box('mdia', ...media));
}

/** A film of these frames and tables; the frames begin at byte 40. */
export function filmOf(frames: readonly Buffer[], tables: readonly Buffer[]): Buffer {
  const head = box('ftyp', Buffer.from('isom\x00\x00\x02\x00isomiso2avc1mp41'));
  return Buffer.concat([
    head,
    box('mdat', ...frames),
    box('moov', box('mvhd', Buffer.alloc(100)), ...tables),
  ]);
}

/** An MP4 without pictures: the tables of a video of this size, turned or not, with a place in it. */
export function tinyMp4(
  width: number,
  height: number,
  options: { turned?: boolean; place?: string } = {},
): Buffer {
  const header = Buffer.alloc(84);
  const matrix = options.turned
    ? [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000]
    : [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
  matrix.forEach((value, index) => header.writeInt32BE(value, 40 + index * 4));
  header.writeUInt32BE(width * 0x10000, 76);
  header.writeUInt32BE(height * 0x10000, 80);
  const sound = Buffer.alloc(84);
  const place = box('udta', box('\xa9xyz', Buffer.from(options.place ?? '')));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\x00\x00\x02\x00isomiso2avc1mp41')),
    box('mdat', Buffer.alloc(100_000, 'frames')),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      box('trak', box('tkhd', sound)),
      box('trak', box('tkhd', header)),
      place,
    ),
  ]);
}

/** A WebM's beginning: the tracks' tables alone. */
export function tinyWebm(width: number, height: number): Buffer {
  const element = (id: string, ...content: readonly Uint8Array[]) => {
    const body = Buffer.concat(content);
    return Buffer.concat([
      Buffer.from(id, 'hex'),
      Buffer.from([0x40 | (body.length >> 8), body.length & 0xff]),
      body,
    ]);
  };
  const number = (value: number) => Buffer.from([value >> 8, value & 0xff]);
  const video = element('e0', element('b0', number(width)), element('ba', number(height)));
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    element('18538067', element('1654ae6b', element('ae', element('83', Buffer.from([1])), video))),
  ]);
}
