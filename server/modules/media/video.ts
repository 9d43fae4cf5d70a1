import { invalidMedia, messages, sizeOf, slice, type Upload, type VideoKind } from './inspect.ts';

export interface VideoFacts {
  readonly width: number;
  readonly height: number;
  /** Parts that may tell where the video was taken and by whom: [start, end), to be overwritten before it is stored. */
  readonly privateRanges: readonly (readonly [start: number, end: number])[];
}

/** Reads the picture's size from the container's own tables; nothing is decoded. */
export async function readVideo(upload: Upload, kind: VideoKind): Promise<VideoFacts> {
  const facts = kind === 'mp4' ? await readMp4(upload) : await readWebm(upload);
  if (!facts || facts.width < 1 || facts.height < 1 || facts.width > 16_384 || facts.height > 16_384) {
    throw invalidMedia(messages.brokenVideo);
  }
  return facts;
}

const moovLimit = 32 * 1024 * 1024;
const mostBoxes = 10_000;

/** Walks all top-level boxes, since private ones stand before and behind `moov`, where the first track that has a size is read. */
async function readMp4(upload: Upload): Promise<VideoFacts | undefined> {
  const size = sizeOf(upload);
  const privateRanges: [number, number][] = [];
  let facts: VideoFacts | undefined;
  let at = 0;
  for (let boxes = 0; at + 16 <= size; boxes += 1) {
    if (boxes === mostBoxes) return undefined;
    const box = boxAt(await slice(upload, at, at + 16), 0, size - at);
    // Behind the tables a film may end in the middle of its frames.
    if (!box) break;
    if (hiding.has(box.type)) privateRanges.push(...contentsOf(box, at));
    if (box.type === 'moov' && !facts) {
      if (box.end > moovLimit) return undefined;
      facts = readMoov(await slice(upload, at, at + box.end), box.body, at);
    }
    at += box.end;
  }
  return facts && { ...facts, privateRanges: [...facts.privateRanges, ...privateRanges] };
}

interface Box {
  readonly type: string;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

function boxAt(bytes: Buffer, start: number, limit: number): Box | undefined {
  if (start + 8 > bytes.length) return undefined;
  const short = bytes.readUInt32BE(start);
  const long = short === 1 && start + 16 <= bytes.length;
  const length = long ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? limit - start : short;
  const body = start + (long ? 16 : 8);
  const end = start + length;
  return end < body || end > limit
    ? undefined
    : { type: bytes.toString('latin1', start + 4, start + 8), start, body, end };
}

function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at < to;) {
    const box = boxAt(bytes, at, to);
    if (!box) return;
    yield box;
    at = box.end;
  }
}

const hiding = new Set(['udta', 'meta', 'uuid']);

/** From its type to its end, without the length that stands between them in a long box. */
function contentsOf({ start, body, end }: Box, offset: number): [number, number][] {
  const [type, content] = [offset + start + 4, offset + start + 8];
  return body === start + 8
    ? [[type, offset + end]]
    : [
        [type, content],
        [offset + body, offset + end],
      ];
}

function readMoov(bytes: Buffer, from: number, offset: number): VideoFacts {
  const privateRanges: [number, number][] = [];
  let width = 0;
  let height = 0;
  const walk = (start: number, end: number): void => {
    for (const box of boxesIn(bytes, start, end)) {
      if (hiding.has(box.type)) privateRanges.push(...contentsOf(box, offset));
      else if (box.type === 'trak') walk(box.body, box.end);
      else if (box.type === 'tkhd' && width === 0 && box.end - box.body >= 84) {
        // The last fields of a track header: matrix (nine 32-bit numbers), then width and height as 16.16 fixed point.
        const [w, h] = [bytes.readUInt16BE(box.end - 8), bytes.readUInt16BE(box.end - 4)];
        const turned = bytes.readInt32BE(box.end - 44) === 0 && bytes.readInt32BE(box.end - 40) !== 0;
        [width, height] = turned ? [h, w] : [w, h];
      }
    }
  };
  walk(from, bytes.length);
  return { width, height, privateRanges };
}

const ebml = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  entry: 0xae,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
};
const ebmlParents = new Set([ebml.segment, ebml.tracks, ebml.entry, ebml.video]);

/** WebM's tracks stand near the beginning. What it tags is the title and the tool, so nothing is taken out. */
async function readWebm(upload: Upload): Promise<VideoFacts | undefined> {
  const bytes = await slice(upload, 0, 1024 * 1024);
  let width = 0;
  let height = 0;
  for (let at = 0; at < bytes.length && (width === 0 || height === 0);) {
    const id = vint(bytes, at, true);
    const length = id && vint(bytes, at + id.length, false);
    if (!length) break;
    const body = at + id.length + length.length;
    if (id.value === ebml.width) width = wholeNumber(bytes.subarray(body, body + length.value));
    if (id.value === ebml.height) height = wholeNumber(bytes.subarray(body, body + length.value));
    at = ebmlParents.has(id.value) ? body : body + length.value;
  }
  return { width, height, privateRanges: [] };
}

/** A number whose leading zero bits say how many bytes it has; an id keeps its marker bit. */
function vint(bytes: Buffer, at: number, keepMarker: boolean): { value: number; length: number } | undefined {
  const first = bytes[at];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return undefined;
  let value = keepMarker ? first : first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, length };
}

function wholeNumber(bytes: Buffer): number {
  return bytes.length >= 1 && bytes.length <= 4 ? bytes.readUIntBE(0, bytes.length) : 0;
}
