import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { answer, refuse, type Exchange, type HeaderList } from './exchange.ts';
import type { ByteRange } from '../../modules/media/storage.ts';

/** Fixed content: a file, an upload, a converted picture. */
export interface Representation {
  readonly size: number;
  readonly etag: string;
  readonly headers: HeaderList;
  /** The bytes, or a range of them. */
  open(range?: ByteRange): Uint8Array | Promise<Uint8Array | Readable | undefined>;
}

/** Answers with it, a range of it, or 304; HEAD too. */
export async function sendRepresentation(x: Exchange, what: Representation): Promise<void> {
  const { req } = x;
  const headers = ['etag', what.etag, ...what.headers];
  if (matches(req.headers['if-none-match'], what.etag)) {
    x.res.writeHead(304, [...x.common, ...headers]).end();
    return;
  }
  const ifRange = req.headers['if-range'];
  const wanted =
    ifRange === undefined || ifRange === what.etag ? parseRange(req.headers.range, what.size) : 'all';
  if (wanted === 'outside') {
    refuse(x, 416, '範囲の指定が正しくありません。', ['content-range', `bytes */${what.size}`]);
    return;
  }
  const range = wanted === 'all' ? undefined : wanted;
  const length = range ? range.end - range.start + 1 : what.size;
  const part = range ? ['content-range', `bytes ${range.start}-${range.end}/${what.size}`] : [];
  const opened = req.method === 'HEAD' ? new Uint8Array() : what.open(range);
  const body = opened instanceof Promise ? await opened : opened;
  if (!body) {
    refuse(x, 404, 'このファイルは見つかりません。');
    return;
  }
  if (body instanceof Uint8Array && req.method !== 'HEAD') {
    answer(x, range ? 206 : 200, [...headers, ...part], body);
    return;
  }
  x.res.writeHead(range ? 206 : 200, [...x.common, ...headers, ...part, 'content-length', String(length)]);
  if (body instanceof Uint8Array) x.res.end();
  else await pipeline(body, x.res).catch(() => x.res.destroy()); // the reader went away
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
}

/** A single range as in RFC 9110; several may be answered with everything. */
function parseRange(header: string | undefined, size: number): ByteRange | 'all' | 'outside' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!found) return 'all';
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return 'all';
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'outside' : { start, end };
}
