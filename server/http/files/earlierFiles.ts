import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { EarlierFile } from '../options.ts';
import { negotiate } from '../request/encoding.ts';
import type { Exchange } from '../request/exchange.ts';
import { sendRepresentation } from '../request/representation.ts';
import { contentTypes, neverChanges } from './staticFiles.ts';

/** A file of an earlier build, for pages open since before a deployment. */
export async function sendEarlier(x: Exchange, { body, encoding }: EarlierFile): Promise<void> {
  const asKept =
    encoding === null ||
    (x.req.headers.range === undefined && negotiate(x.req.headers['accept-encoding'], ['br']) === 'br');
  const sent = asKept ? body : await promisify(brotliDecompress)(body);
  x.route = 'static';
  await sendRepresentation(x, {
    size: sent.byteLength,
    etag: `"${createHash('sha256').update(sent).digest('base64url').slice(0, 16)}"`,
    headers: [
      'content-type',
      contentTypes[extname(x.path)] ?? 'application/octet-stream',
      'cache-control',
      neverChanges,
      'cross-origin-resource-policy',
      'same-origin',
      'vary',
      'accept-encoding',
      ...(asKept && encoding !== null ? ['content-encoding', encoding] : []),
    ],
    open: (range) => (range ? sent.subarray(range.start, range.end + 1) : sent),
  });
}
