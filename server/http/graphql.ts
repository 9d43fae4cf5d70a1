import { pipeline } from 'node:stream/promises';
import type { RequestInfo } from '../lib/request/context.ts';
import type { HttpEndpoint } from '../lib/request/graphqlEndpoint.ts';
import { BodyError, readBody, readPieces } from './request/body.ts';
import { encodeAnswer } from './request/encoding.ts';
import { answer, refuseMethod, type Exchange, type HeaderList } from './request/exchange.ts';
import { createUploadRoom, uploadLimits, type UploadLimits } from './request/uploadRoom.ts';

const jsonLimits = { bytes: 1024 * 1024, milliseconds: 15_000 };

export function createGraphqlHandler(
  endpoint: HttpEndpoint,
  origin: string,
  limits: UploadLimits = uploadLimits,
): (x: Exchange) => Promise<void> {
  const room = createUploadRoom(limits);

  const fetch = async (x: Exchange, body?: BodyInit): Promise<void> => {
    const init = { ...requestInit(x), ...(body !== undefined && { body, duplex: 'half' }) };
    await sendResponse(x, await endpoint.fetch(new Request(origin + x.req.url, init), infoOf(x)));
  };

  const upload = async (x: Exchange): Promise<void> => {
    const { req } = x;
    const sender = await endpoint.senderOf(req.headers.authorization);
    if (sender.kind === 'refused') {
      const { status, contentType, body } = sender.answer;
      await send(x, status, ['content-type', contentType, 'connection', 'close'], Buffer.from(body));
      return;
    }
    // Guests cannot upload: they may send only a small form, which the endpoint then refuses properly.
    if (sender.kind === 'guest') return fetch(x, streamOf(await readPieces(req, jsonLimits)));
    const { formBytes, leastBytes, milliseconds } = limits;
    const announced = Math.min(Number(req.headers['content-length'] ?? 0), formBytes);
    const place = room.open(sender.userId, x.ip, announced);
    try {
      const { take } = place;
      await fetch(x, streamOf(await readPieces(req, { bytes: formBytes, leastBytes, milliseconds, take })));
    } finally {
      place.release();
    }
  };

  return async (x) => {
    const { req } = x;
    const contentType = req.headers['content-type'] ?? '';
    if (req.method === 'GET') return fetch(x);
    if (req.method !== 'POST') {
      refuseMethod(x, 'GET, POST, OPTIONS');
      return;
    }
    if (contentType.startsWith('multipart/form-data')) return upload(x);
    if (req.headers['content-encoding'] !== undefined)
      throw new BodyError(415, '圧縮されたデータは受け付けていません。');
    const body = await readBody(req, jsonLimits);
    if (endpoint.post && contentType.startsWith('application/json')) {
      const { authorization, accept } = req.headers;
      const info = infoOf(x);
      const short = await endpoint.post({ body: body.toString('utf8'), authorization, accept, info });
      if (short) return send(x, short.status, ['content-type', short.contentType], Buffer.from(short.body));
    }
    await fetch(x, new Uint8Array(body));
  };
}

function infoOf({ id, ip, req }: Exchange): RequestInfo {
  return { id, ip, userAgent: req.headers['user-agent'] ?? '' };
}

/** Headers of the connection; `Request` makes its own. */
const hopByHop = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'transfer-encoding',
  'upgrade',
]);

function requestInit({ req }: Exchange): { method: string; headers: [string, string][] } {
  const headers: [string, string][] = [];
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || hopByHop.has(name)) continue;
    headers.push([name, Array.isArray(value) ? value.join(', ') : value]);
  }
  return { method: req.method ?? 'GET', headers };
}

/** Each piece is freed once read. */
function streamOf(pieces: Buffer[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (controller) => {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

async function sendResponse(x: Exchange, response: Response): Promise<void> {
  const headers: string[] = [];
  for (const [name, value] of response.headers) {
    if (name !== 'content-length' && name !== 'vary') headers.push(name, value);
  }
  const type = response.headers.get('content-type') ?? '';
  if (response.body && (type.startsWith('text/event-stream') || type.startsWith('multipart/mixed'))) {
    x.res.writeHead(response.status, [...x.common, ...headers, 'cache-control', 'no-store']);
    await pipeline(chunksOf(response.body), x.res).catch(() => x.res.destroy());
    return;
  }
  await send(x, response.status, headers, new Uint8Array(await response.arrayBuffer()));
}

const fixed = ['cache-control', 'no-store', 'vary', 'accept-encoding'];

function send(x: Exchange, status: number, headers: HeaderList, body: Uint8Array): void | Promise<void> {
  const encoded = encodeAnswer(body, x.req.headers['accept-encoding']);
  if (encoded instanceof Promise) return encoded.then((done) => write(x, status, headers, done));
  write(x, status, headers, encoded);
}

function write(
  x: Exchange,
  status: number,
  headers: HeaderList,
  { body, encoding }: { body: Uint8Array; encoding: string | undefined },
): void {
  answer(x, status, [...headers, ...fixed, ...(encoding ? ['content-encoding', encoding] : [])], body);
}
