import type { IncomingMessage, ServerResponse } from 'node:http';

/** Names and values alternating, the cheapest shape for `writeHead`. */
export type HeaderList = readonly string[];

/** One request and its response. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly id: string;
  readonly ip: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** Headers of every answer: the request's id, `nosniff`, CORS. */
  readonly common: HeaderList;
  /** The route's name for metrics and log: a closed set, never the path. */
  route: string;
}

export function answer(x: Exchange, status: number, headers: HeaderList, body?: string | Uint8Array): void {
  const length =
    body === undefined ? 0 : typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  x.res.writeHead(status, [...x.common, ...headers, 'content-length', String(length)]);
  if (body === undefined || x.req.method === 'HEAD') x.res.end();
  else x.res.end(body);
}

/** A refusal in one Japanese sentence, with the request's id. */
export function refuse(x: Exchange, status: number, message: string, headers: HeaderList = []): void {
  answer(
    x,
    status,
    ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store', ...headers],
    `${message}\n`,
  );
}

export function answerJson(x: Exchange, status: number, value: unknown, headers: HeaderList = []): void {
  answer(
    x,
    status,
    ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store', ...headers],
    JSON.stringify(value),
  );
}

export function refuseMethod(x: Exchange, allowed: string): void {
  refuse(x, 405, 'このアドレスでは使えないメソッドです。', ['allow', allowed]);
}

export function isReading(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}
