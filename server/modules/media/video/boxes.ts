/** A box of an ISO base media file (MP4). */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

export type Range = readonly [start: number, end: number];

export function boxAt(bytes: Buffer, start: number, limit: number): Box | undefined {
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

export function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at < to;) {
    const box = boxAt(bytes, at, to);
    if (!box) return;
    yield box;
    at = box.end;
  }
}

/** The first box along a path of types. */
export function boxIn(bytes: Buffer, { body, end }: Box, ...path: readonly string[]): Box | undefined {
  const [type, ...rest] = path;
  for (const box of boxesIn(bytes, body, end))
    if (box.type === type) return rest.length === 0 ? box : boxIn(bytes, box, ...rest);
  return undefined;
}

/** From type to end, without the length field a long box has in between. */
export function contentsOf({ start, body, end }: Box, offset: number): Range[] {
  const [type, content] = [offset + start + 4, offset + start + 8];
  return body === start + 8
    ? [[type, offset + end]]
    : [
        [type, content],
        [offset + body, offset + end],
      ];
}

/** Reads a table's numbers; zeros behind its end. */
export function numbersOf(bytes: Buffer, { body, end }: Box, skip: number): () => number {
  let at = body + skip;
  return () => {
    at += 4;
    return at <= end ? bytes.readUInt32BE(at - 4) : 0;
  };
}
