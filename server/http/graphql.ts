import { pipeline } from 'node:stream/promises';
import type { RequestInfo } from '../lib/context.ts';
import type { GraphqlEndpoint } from '../lib/graphqlEndpoint.ts';
import { BodyError, readBody, tooLarge } from './body.ts';
import { encodeAnswer } from './encoding.ts';
import { answer, refuse, type Exchange, type HeaderList } from './exchange.ts';

/** Node wants to be told that the answer may begin before the body has ended; the browser's types do not know it. */
interface StreamingInit extends RequestInit {
  readonly duplex: 'half';
}

const jsonLimits = { bytes: 1024 * 1024, milliseconds: 15_000 };
/** The largest file is a video of 200 MB; the rest of the form is small. */
const uploadBytes = 210 * 1024 * 1024;
/** Forms are held in memory while they are read: this much of them at a time, so two large videos or a hundred pictures. */
const uploadBudget = 2 * uploadBytes;

export function createGraphqlHandler(
  endpoint: GraphqlEndpoint,
  origin: string,
): (x: Exchange) => Promise<void> {
  let inHand = 0;

  const upload = async (x: Exchange): Promise<void> => {
    // Every upload belongs to somebody: guests get no further than a small form, which the endpoint then refuses properly.
    const limit = x.req.headers.authorization ? uploadBytes : jsonLimits.bytes;
    // Browsers say how much they send; whoever does not is counted with all they may.
    const size = Number(x.req.headers['content-length'] ?? limit);
    if (size > limit) throw tooLarge();
    if (inHand + size > uploadBudget) {
      const message = 'アップロードが混み合っています。少し待ってからもう一度お試しください。';
      refuse(x, 503, message, ['retry-after', '5', 'connection', 'close']);
      return;
    }
    inHand += size;
    try {
      const body = limitedBody(x, limit);
      const init: StreamingInit = { ...requestInit(x), body: body.stream, duplex: 'half' };
      const request = new Request(origin + x.req.url, init);
      const response = await endpoint.fetch(request, infoOf(x)).catch((error: unknown) => {
        throw body.exceeded() ? tooLarge() : error;
      });
      if (body.exceeded()) throw tooLarge();
      await sendResponse(x, response);
    } finally {
      inHand -= size;
    }
  };

  return async (x) => {
    const { req } = x;
    const contentType = req.headers['content-type'] ?? '';
    if (req.method !== 'POST') {
      await sendResponse(x, await endpoint.fetch(new Request(origin + req.url, requestInit(x)), infoOf(x)));
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
    const request = new Request(origin + req.url, { ...requestInit(x), body: new Uint8Array(body) });
    await sendResponse(x, await endpoint.fetch(request, infoOf(x)));
  };
}

function infoOf({ id, ip, req }: Exchange): RequestInfo {
  return { id, ip, userAgent: req.headers['user-agent'] ?? '' };
}

/** Headers of the connection, not of the request; `Request` makes its own. */
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

/** The request's body as the web's stream, read only as fast as it is wanted, and broken off where it grows too large. */
function limitedBody({ req }: Exchange, limit: number) {
  const chunks: AsyncIterator<unknown> = req[Symbol.asyncIterator]();
  let size = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done || !(value instanceof Uint8Array)) {
        controller.close();
        return;
      }
      size += value.byteLength;
      if (size > limit) controller.error(tooLarge());
      else controller.enqueue(value);
    },
  });
  return { stream, exceeded: () => size > limit };
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
