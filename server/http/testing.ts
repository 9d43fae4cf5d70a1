import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
  request as httpRequest,
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createDiskStorage } from '../adapters/storage/disk.ts';
import { readConfig, type Environment } from '../config.ts';
import { systemClock } from '../lib/dates/clock.ts';
import type { Clock } from '../lib/dates/clock.ts';
import { silentLog, type Log } from '../lib/process/log.ts';
import { createImageService, type ImageServiceOptions } from '../modules/media/serving/imageService.ts';
import type { ObjectStorage } from '../modules/media/storage.ts';
import type { GraphqlEndpoint } from '../lib/request/graphqlEndpoint.ts';
import type { HttpServerOptions } from './options.ts';
import { createHttpServer } from './server.ts';

/** A server on a port of its own with a small build, a storage on the disk and an endpoint that only echoes. */
export interface TestServer {
  readonly port: number;
  readonly origin: string;
  readonly storage: ObjectStorage;
  readonly dist: string;
  request(path: string, options?: RawRequest): Promise<RawAnswer>;
  stop(limitMs?: number): Promise<void>;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly agent?: Agent;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

export const echoEndpoint: GraphqlEndpoint = {
  fetch: async (request) => {
    const length = (await request.arrayBuffer()).byteLength;
    return Response.json({ data: { method: request.method, length } });
  },
  senderOf: async (authorization) =>
    authorization === undefined ? { kind: 'guest' } : { kind: 'user', userId: authorization },
  subscriptionServerOptions: {},
};

const build: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><html lang="ja"><head><!--head--><title>つむぎ</title><!--/head--><script type="module" src="/assets/main-Abcd1234.js"></script></head><body><div id="root"></div></body></html>',
  'assets/B_4-xyz.js': 'export {}',
  'assets/main-Abcd1234.js': `export const words = "${'つくる人と会社を、つむぐ。'.repeat(200)}";`,
  'robots.txt': 'User-agent: *\nAllow: /\n',
  '.vite/manifest.json': '{}',
};

export interface TestServerOptions extends Partial<Omit<HttpServerOptions, 'services'>> {
  readonly environment?: Environment;
  readonly images?: Partial<ImageServiceOptions>;
  readonly clock?: Clock;
  readonly log?: Log;
  readonly storage?: (real: ObjectStorage) => ObjectStorage;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tsumugi-http-'));
  const dist = join(folder, 'dist');
  for (const [path, text] of Object.entries(build)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DIST_DIR: dist,
    DATA_DIR: folder,
    ...options.environment,
  });
  const log = options.log ?? silentLog();
  const disk = createDiskStorage(join(folder, 'objects'));
  const storage = options.storage?.(disk) ?? disk;
  const images = createImageService({
    storage,
    cacheFolder: join(folder, 'cache'),
    cacheBytes: 1e9,
    log,
    ...options.images,
  });
  const server = await createHttpServer({
    graphql: echoEndpoint,
    checkReady: async () => undefined,
    isPublicMedia: () => true,
    ...options,
    services: { clock: options.clock ?? systemClock, config, log, newId: randomUUID, storage, images },
  });
  const port = await server.listen(0, '127.0.0.1');
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    storage,
    dist,
    request: (path, raw) => rawRequest(port, path, raw),
    stop: async (limitMs) => {
      await server.stop(limitMs);
      await images.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A request whose path goes over the wire as it is written, unlike `fetch`, which tidies it. */
export async function rawRequest(port: number, path: string, options: RawRequest = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body, agent } = options;
  const req = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: agent ?? false });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    req.on('response', resolve).on('error', reject);
  });
  req.end(body);
  const response = await answered;
  const bytes = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body: bytes, text: bytes.toString() };
}
