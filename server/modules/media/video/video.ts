import { boxAt, boxesIn, contentsOf, numbersOf } from './boxes.ts';
import type { Box, Range } from './boxes.ts';
import { fragmentRanges, handlerOf, samplesOf, usualSizes } from './tracks.ts';
import { invalidMedia, messages, sizeOf, slice, type Upload, type VideoKind } from '../inspect.ts';

export interface VideoFacts {
  readonly width: number;
  readonly height: number;
  /** Ranges [start, end), in order, that may tell place and person; they are overwritten before storing. */
  readonly privateRanges: readonly Range[];
}

/** Reads the size from the container; nothing is decoded. */
export async function readVideo(upload: Upload, kind: VideoKind): Promise<VideoFacts> {
  const facts = kind === 'mp4' ? await readMp4(upload) : await readWebm(upload);
  if (!facts || facts.width < 1 || facts.height < 1 || facts.width > 16_384 || facts.height > 16_384) {
    throw invalidMedia(messages.brokenVideo);
  }
  return facts;
}

const moovLimit = 32 * 1024 * 1024;
const mostBoxes = 10_000;

/** Walks all top-level boxes: private ones may be before and after `moov`, which has the size. */
async function readMp4(upload: Upload): Promise<VideoFacts | undefined> {
  const size = sizeOf(upload);
  const privateRanges: Range[] = [];
  let facts: Tables | undefined;
  let at = 0;
  for (let boxes = 0; at + 16 <= size; boxes += 1) {
    if (boxes === mostBoxes) return undefined;
    const box = boxAt(await slice(upload, at, at + 16), 0, size - at);
    // After the tables, a film may be truncated.
    if (!box) break;
    if (hiding.has(box.type)) privateRanges.push(...contentsOf(box, at));
    if ((box.type === 'moov' || box.type === 'moof') && box.end > moovLimit) return undefined;
    if (box.type === 'moov' && !facts)
      facts = await readMoov(upload, await slice(upload, at, at + box.end), at);
    if (box.type === 'moof' && facts && facts.hidden.size > 0)
      privateRanges.push(...fragmentRanges(await slice(upload, at, at + box.end), at, facts.hidden));
    at += box.end;
  }
  if (!facts) return undefined;
  const { width, height } = facts;
  return { width, height, privateRanges: inOrder([...facts.privateRanges, ...privateRanges]) };
}

/** Merges contained ranges, such as a dash cam's GPS data within a `free` box. */
function inOrder(ranges: readonly Range[]): Range[] {
  const ordered: Range[] = [];
  for (const range of ranges.toSorted(([one], [other]) => one - other)) {
    const last = ordered.at(-1);
    if (range[1] > range[0] && (last === undefined || range[1] > last[1])) ordered.push(range);
  }
  return ordered;
}

/** Boxes with place, time or person, and free space: dash cams store GPS data in `free`. */
const hiding = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'gps ']);
const holders = new Set(['trak', 'edts', 'mdia', 'minf', 'dinf', 'stbl', 'mvex']);
/** Other tracks are camera data, such as a GoPro's `gpmd`. */
const shown = new Set(['vide', 'soun', 'auxv']);
const words = new Set(['text', 'sbtl', 'subt', 'clcp']);
/** Drones write their position into subtitles. */
const place = /\bGPS\b|latitude|longitude|HOME\(/iu;

interface Tables extends VideoFacts {
  readonly hidden: ReadonlyMap<number, number>;
}

async function readMoov(upload: Upload, bytes: Buffer, offset: number): Promise<Tables> {
  const privateRanges: Range[] = [];
  const notes: Box[] = [];
  const subtitles: Box[] = [];
  const dashCams: Box[] = [];
  let width = 0;
  let height = 0;
  const walk = (start: number, end: number): void => {
    for (const box of boxesIn(bytes, start, end)) {
      const handler = box.type === 'trak' ? handlerOf(bytes, box) : undefined;
      if (box.type === 'gps ') dashCams.push(box);
      if (hiding.has(box.type)) privateRanges.push(...contentsOf(box, offset));
      else if (handler !== undefined && words.has(handler)) subtitles.push(box);
      else if (handler !== undefined && !shown.has(handler)) notes.push(box);
      else if (holders.has(box.type)) walk(box.body, box.end);
      else if (box.type === 'tkhd' && width === 0 && box.end - box.body >= 84) {
        // The end of a track header: matrix (nine 32-bit numbers), then width and height as 16.16 fixed
        // point.
        const [w, h] = [bytes.readUInt16BE(box.end - 8), bytes.readUInt16BE(box.end - 4)];
        const turned = bytes.readInt32BE(box.end - 44) === 0 && bytes.readInt32BE(box.end - 40) !== 0;
        [width, height] = turned ? [h, w] : [w, h];
      }
    }
  };
  const [moov] = boxesIn(bytes, 0, bytes.length);
  if (!moov) return { width, height, privateRanges, hidden: new Map() };
  walk(moov.body, moov.end);
  for (const track of subtitles) {
    if (await tellsPlace(upload, samplesOf(bytes, track))) notes.push(track);
    else walk(track.body, track.end);
  }
  const isOutside = ([from, to]: Range) => to <= offset || from >= offset + moov.end;
  const noted = notes.flatMap((track) => [
    ...samplesOf(bytes, track).filter(isOutside),
    ...contentsOf(track, offset),
  ]);
  const places = dashCams.flatMap((table) => placesOf(bytes, table).filter(isOutside));
  const hidden = usualSizes(bytes, moov, notes);
  return { width, height, privateRanges: [...privateRanges, ...noted, ...places], hidden };
}

/** A dash cam's table of GPS blocks in the file. */
function placesOf(bytes: Buffer, table: Box): Range[] {
  const next = numbersOf(bytes, table, 4);
  const count = Math.min(next(), (table.end - table.body) / 8);
  const ranges: Range[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = next();
    ranges.push([start, start + next()]);
  }
  return ranges;
}

const mostSubtitles = 1024 * 1024;

async function tellsPlace(upload: Upload, samples: readonly Range[]): Promise<boolean> {
  let read = 0;
  for (const [start, end] of samples) {
    if (read >= mostSubtitles) break;
    const stop = Math.min(end, start + mostSubtitles);
    read += stop - start;
    if (place.test((await slice(upload, start, stop)).toString('latin1'))) return true;
  }
  return false;
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

/** WebM's tracks are near the beginning. Its tags hold title and tool only, so nothing is removed. */
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

/** A variable-length number: leading zero bits give its length; an id keeps its marker bit. */
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
