import { boxesIn, boxIn, contentsOf, numbersOf } from './boxes.ts';
import type { Box, Range } from './boxes.ts';

/** `vide`, `soun`, or a camera's data (`meta`, `camm`, `gps `, …). */
export function handlerOf(bytes: Buffer, trak: Box): string | undefined {
  const hdlr = boxIn(bytes, trak, 'mdia', 'hdlr');
  return hdlr && hdlr.end - hdlr.body >= 12
    ? bytes.toString('latin1', hdlr.body + 8, hdlr.body + 12)
    : undefined;
}

function trackIdOf(bytes: Buffer, trak: Box): number {
  const tkhd = boxIn(bytes, trak, 'tkhd');
  if (!tkhd) return 0;
  // After both dates, which have 64 bits in version 1.
  return numbersOf(bytes, tkhd, bytes[tkhd.body] === 1 ? 20 : 12)();
}

/** These tracks' default sample sizes in fragments. */
export function usualSizes(bytes: Buffer, moov: Box, traks: readonly Box[]): ReadonlyMap<number, number> {
  const sizes = new Map(traks.map((trak) => [trackIdOf(bytes, trak), 0]));
  const mvex = boxIn(bytes, moov, 'mvex');
  for (const trex of mvex ? boxesIn(bytes, mvex.body, mvex.end) : []) {
    if (trex.type !== 'trex') continue;
    const next = numbersOf(bytes, trex, 4);
    const [id, , , size] = [next(), next(), next(), next()];
    if (sizes.has(id)) sizes.set(id, size);
  }
  return sizes;
}

/** Ranges of a track's samples, chunk by chunk. */
export function samplesOf(bytes: Buffer, trak: Box): Range[] {
  const table = (type: string) => boxIn(bytes, trak, 'mdia', 'minf', 'stbl', type);
  const [short, long, runs, sizes] = [table('stco'), table('co64'), table('stsc'), table('stsz')];
  const chunks = long ?? short;
  // No camera writes `stz2`.
  if (!chunks || !runs || !sizes) return [];
  const nextChunk = numbersOf(bytes, chunks, 4);
  const nextRun = numbersOf(bytes, runs, 4);
  const nextSize = numbersOf(bytes, sizes, 4);
  const each = nextSize();
  let left = Math.min(nextSize(), sizes.end - sizes.body);
  const sizeOf = (count: number): number => {
    if (each > 0) return count * each;
    let size = 0;
    for (let wanted = count; wanted > 0 && left > 0; wanted -= 1, left -= 1) size += nextSize();
    return size;
  };
  const count = Math.min(nextChunk(), (chunks.end - chunks.body) / 4);
  const ranges: Range[] = [];
  nextRun();
  let [first, perChunk] = [nextRun(), nextRun()];
  nextRun();
  let [nextFirst, nextPer] = [nextRun(), nextRun()];
  for (let chunk = 1; chunk <= count; chunk += 1) {
    if (chunk === nextFirst) {
      [first, perChunk] = [nextFirst, nextPer];
      nextRun();
      [nextFirst, nextPer] = [nextRun(), nextRun()];
    }
    const start = long ? nextChunk() * 2 ** 32 + nextChunk() : nextChunk();
    if (chunk >= first) ranges.push([start, start + sizeOf(perChunk)]);
  }
  return ranges;
}

/**
 * The same for a fragment (`moof`, at `offset`), with its tables of these tracks; `hidden`: ids and default
 * sizes.
 */
export function fragmentRanges(bytes: Buffer, offset: number, hidden: ReadonlyMap<number, number>): Range[] {
  const ranges: Range[] = [];
  let at = offset;
  const [moof] = boxesIn(bytes, 0, bytes.length);
  if (!moof) return ranges;
  for (const traf of boxesIn(bytes, moof.body, moof.end)) {
    const header = traf.type === 'traf' ? boxIn(bytes, traf, 'tfhd') : undefined;
    if (!header) continue;
    const next = numbersOf(bytes, header, 0);
    const flags = next();
    const usual = hidden.get(next());
    let base = (flags & 0x2_0000) === 0 ? at : offset;
    if (flags & 1) base = next() * 2 ** 32 + next();
    if (flags & 2) next();
    if (flags & 8) next();
    const size = flags & 0x10 ? next() : (usual ?? 0);
    at = base;
    for (const run of boxesIn(bytes, traf.body, traf.end)) {
      if (run.type !== 'trun') continue;
      const samples = runAt(bytes, run, base, at, size);
      at = samples[1];
      if (usual !== undefined) ranges.push(samples);
    }
    if (usual !== undefined) ranges.push(...contentsOf(traf, offset));
  }
  return ranges;
}

function runAt(bytes: Buffer, run: Box, base: number, at: number, usual: number): Range {
  const next = numbersOf(bytes, run, 0);
  const flags = next();
  const count = Math.min(next(), run.end - run.body);
  const start = flags & 1 ? base + (next() | 0) : at;
  if (flags & 4) next();
  let size = 0;
  for (let sample = 0; sample < count; sample += 1) {
    if (flags & 0x100) next();
    size += flags & 0x200 ? next() : usual;
    if (flags & 0x400) next();
    if (flags & 0x800) next();
  }
  return [start, start + size];
}
