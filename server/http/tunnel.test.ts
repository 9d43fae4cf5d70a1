import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTunnel, handleTunnel } from './tunnel.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Receiver {
  readonly port: number;
  readonly received: Received[];
  readonly server: Server;
}

async function receiver(
  answer: (received: Received) => Promise<{ status: number; headers?: Record<string, string> }>,
): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const request = {
        method: req.method,
        url: req.url,
        headers: req.headers,
        body: Buffer.concat(chunks).toString(),
      };
      received.push(request);
      answer(request).then(
        ({ status, headers }) => res.writeHead(status, headers).end(),
        () => res.writeHead(500).end(),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, received, server };
}

let sentry: Receiver;
let status = 200;
let headers: Record<string, string> = {};
let dsn = '';

beforeEach(async () => {
  status = 200;
  headers = {};
  sentry = await receiver(async () => ({ status, headers }));
  dsn = `http://publickey@127.0.0.1:${sentry.port}/prefix/42`;
});
afterEach(() => {
  sentry.server.closeAllConnections();
  sentry.server.close();
});

const envelope = (header: unknown, rest = '{"type":"event"}\n{"message":"壊れた"}'): Uint8Array =>
  Buffer.from(`${JSON.stringify(header)}\n${rest}`);

describe('the tunnel', () => {
  it('passes a report on to its project, as it is, and nothing else', async () => {
    const body = envelope({ dsn, event_id: 'a' });
    expect(await handleTunnel({ body, allowedDsn: dsn })).toEqual({ status: 200, headers: {} });
    expect(sentry.received).toHaveLength(1);
    const [request] = sentry.received;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('/prefix/api/42/envelope/');
    expect(request?.body).toBe(Buffer.from(body).toString());
    expect(request?.headers['x-sentry-auth']).toBe('Sentry sentry_version=7, sentry_key=publickey');
    expect(request?.headers.cookie).toBeUndefined();
    expect(request?.headers.authorization).toBeUndefined();
    expect(request?.headers['x-forwarded-for']).toBeUndefined();
  });

  it('passes reports with bytes in them', async () => {
    const bytes = Buffer.concat([
      envelope({ dsn }, '{"type":"replay_recording","length":4}\n'),
      Buffer.from([0, 255, 10, 1]),
    ]);
    expect((await handleTunnel({ body: bytes, allowedDsn: dsn })).status).toBe(200);
    expect(Number(sentry.received[0]?.headers['content-length'])).toBe(bytes.byteLength);
  });

  it.each([
    ['another host', 'http://publickey@169.254.169.254/prefix/42'],
    ['another project', (own: string) => own.replace('/42', '/43')],
    ['another key', (own: string) => own.replace('publickey', 'other')],
    ['another path', (own: string) => own.replace('/prefix', '/../admin')],
    ['another port', (own: string) => own.replace(/:\d+\//, ':1/')],
    ['a host hidden in the name', 'http://publickey@127.0.0.1@evil.example/prefix/42'],
    ['a query', (own: string) => `${own}?x=/42`],
    ['another protocol', 'file:///etc/passwd'],
    ['nothing of sense', 'nonsense'],
  ])('refuses %s', async (_what, named) => {
    const other = typeof named === 'string' ? named : named(dsn);
    expect((await handleTunnel({ body: envelope({ dsn: other }), allowedDsn: dsn })).status).toBe(403);
    expect(sentry.received).toEqual([]);
  });

  it.each([
    ['an empty body', new Uint8Array()],
    ['no JSON', Buffer.from('hello\nworld')],
    ['JSON that is no object', Buffer.from('"dsn"\n')],
    ['no DSN', Buffer.from('{}\n')],
    ['a DSN that is no text', Buffer.from('{"dsn":{}}\n')],
    ['broken UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x0a])],
    ['an endless first line', Buffer.from(`{"dsn":"${'x'.repeat(20_000)}"}\n`)],
  ])('refuses %s', async (_what, body) => {
    expect((await handleTunnel({ body, allowedDsn: dsn })).status).toBe(400);
    expect(sentry.received).toEqual([]);
  });

  it('refuses what is too large', async () => {
    expect((await handleTunnel({ body: envelope({ dsn }), allowedDsn: dsn, maxBytes: 10 })).status).toBe(413);
  });

  it('tells the page to slow down when Sentry says so', async () => {
    status = 429;
    headers = { 'retry-after': '60', 'x-sentry-rate-limits': '60:error', 'set-cookie': 'a=b' };
    expect(await handleTunnel({ body: envelope({ dsn }), allowedDsn: dsn })).toEqual({
      status: 429,
      headers: { 'retry-after': '60', 'x-sentry-rate-limits': '60:error' },
    });
  });

  it('follows no redirection, and says when nobody answers', async () => {
    status = 302;
    headers = { location: 'http://169.254.169.254/' };
    expect((await handleTunnel({ body: envelope({ dsn }), allowedDsn: dsn })).status).toBe(502);
    const nowhere = 'http://publickey@127.0.0.1:9/42';
    expect((await handleTunnel({ body: envelope({ dsn: nowhere }), allowedDsn: nowhere })).status).toBe(502);
  });

  it('is closed without a proper DSN of our own', async () => {
    expect((await handleTunnel({ body: envelope({ dsn }), allowedDsn: '' })).status).toBe(404);
  });

  it('takes what the SDK sends, from end to end', async () => {
    const tunnel = createTunnel(dsn);
    const server = await receiver(async ({ body }) => ({ status: await tunnel(Buffer.from(body)) }));
    try {
      const client = new BrowserClient({
        dsn,
        tunnel: `http://127.0.0.1:${server.port}/tunnel`,
        transport: makeFetchTransport,
        stackParser: defaultStackParser,
        integrations: [],
      });
      client.init();
      const scope = new Scope();
      scope.setClient(client);
      client.captureException(new Error('作品が壊れた'), {}, scope);
      await client.flush(2_000);
      expect(server.received[0]?.url).toMatch(/^\/tunnel/);
      expect(sentry.received).toHaveLength(1);
      expect(sentry.received[0]?.body).toContain('作品が壊れた');
    } finally {
      server.server.closeAllConnections();
      server.server.close();
    }
  });
});
