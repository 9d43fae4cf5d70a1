import { inflateRawSync } from 'node:zlib';

const endRecord = 0x06054b50;
const entryRecord = 0x02014b50;

/** A ZIP's files by name, read from the directory at its end. */
export function unzip(bytes: Buffer): ReadonlyMap<string, Buffer> {
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== endRecord) end -= 1;
  if (end < 0) throw new Error('This is no ZIP');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== entryRecord) throw new Error('The directory of the ZIP is broken');
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const nameEnd = at + 46 + (name ?? 0);
    files.set(bytes.toString('utf8', at + 46, nameEnd), contentOf(bytes, at));
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

function contentOf(bytes: Buffer, entry: number): Buffer {
  const deflated = bytes.readUInt16LE(entry + 10) === 8;
  const size = bytes.readUInt32LE(entry + 20);
  const local = bytes.readUInt32LE(entry + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const content = bytes.subarray(start, start + size);
  return deflated ? inflateRawSync(content) : content;
}
