import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { socketLimits } from './subscriptions.ts';
import { echoEndpoint, startTestServer, type TestServer, type TestServerOptions } from './testing.ts';

let server: TestServer | undefined;
const start = async (options?: TestServerOptions) => (server = await startTestServer(options));
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const socketTo = (port: number, origin?: string, path = '/subscriptions') =>
  new WebSocket(
    `ws://127.0.0.1:${port}${path}`,
    'graphql-transport-ws',
    origin === undefined ? {} : { origin },
  );

async function closeCode(socket: WebSocket): Promise<unknown> {
  const [code]: unknown[] = await once(socket, 'close');
  return code;
}

/** The status that a refused upgrade is answered with. */
async function refusal(socket: WebSocket): Promise<string> {
  const [error]: unknown[] = await once(socket, 'error');
  return String(error);
}

describe('a socket', () => {
  it('speaks the protocol and says who it is', async () => {
    const infos: unknown[] = [];
    const { port } = await start({
      graphql: {
        ...echoEndpoint,
        subscriptionServerOptions: {
          onConnect: ({ extra, connectionParams }) => {
            infos.push(extra.info.ip, connectionParams);
          },
        },
      },
    });
    const socket = socketTo(port);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { token: 't' } }));
    const [data]: unknown[] = await once(socket, 'message');
    expect(JSON.parse(String(data))).toEqual({ type: 'connection_ack' });
    expect(infos).toEqual(['127.0.0.1', { token: 't' }]);
    socket.close();
    await closeCode(socket);
  });

  it('is refused to other origins and elsewhere', async () => {
    const { port } = await start();
    expect(await refusal(socketTo(port, 'https://evil.example'))).toContain('403');
    expect(await refusal(socketTo(port, undefined, '/graphql'))).toContain('404');
    const own = socketTo(port, `http://127.0.0.1:${port}`);
    await once(own, 'open');
    own.terminate();
  });

  it('of too many at one address is sent away, until another one leaves', async () => {
    const { port } = await start();
    const open = async () => {
      const socket = socketTo(port);
      await once(socket, 'open');
      return socket;
    };
    const sockets = await Promise.all(Array.from({ length: socketLimits.ofNetwork }, open));
    expect(await closeCode(socketTo(port))).toBe(1013);
    sockets.pop()?.close();
    await expect
      .poll(async () => {
        const socket = socketTo(port);
        socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
        return Promise.race([once(socket, 'message'), closeCode(socket)]);
      })
      .not.toBe(1013);
    for (const socket of sockets) socket.terminate();
  });

  it('is closed when it sends too much or bytes', async () => {
    const { port } = await start();
    const loud = socketTo(port);
    await once(loud, 'open');
    loud.send('x'.repeat(64 * 1024 + 1));
    expect(await closeCode(loud)).toBe(1009);
    const binary = socketTo(port);
    await once(binary, 'open');
    binary.send(Buffer.from([1, 2, 3]));
    expect(await closeCode(binary)).toBe(4400);
  });
});

describe('stopping', () => {
  it('finishes what is under way, takes nothing new, and sends sockets away with 1012', async () => {
    const working = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const { port, request, stop } = await start({
      graphql: {
        ...echoEndpoint,
        post: async () => {
          working.resolve();
          await gate.promise;
          return { status: 200, contentType: 'application/json', body: '{"data":"finished"}' };
        },
      },
    });
    const socket = socketTo(port);
    await once(socket, 'open');
    const post = request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await working.promise;
    // A connection with a request half sent stays open, so it can ask once more after the stop has begun.
    const held = connect(port, '127.0.0.1');
    await once(held, 'connect');
    held.write('GET /readyz HTTP/1.1\r\nhost: x\r\n');
    expect((await request('/readyz')).status).toBe(200);

    const closed = closeCode(socket);
    const stopped = stop();
    held.write('\r\n');
    const [answer]: unknown[] = await once(held, 'data');
    expect(String(answer)).toContain('503');
    expect(String(answer)).toContain('"status":"stopping"');
    expect(await closed).toBe(1012);
    await expect(request('/healthz')).rejects.toThrow('ECONNREFUSED');
    gate.resolve();
    expect((await post).text).toBe('{"data":"finished"}');
    await stopped;
  });

  it('cuts what does not finish in time', async () => {
    const working = Promise.withResolvers<void>();
    const { request, stop } = await start({
      graphql: {
        ...echoEndpoint,
        post: () => {
          working.resolve();
          return new Promise(() => undefined);
        },
      },
    });
    const post = request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const cut = expect(post).rejects.toThrow();
    await working.promise;
    await stop(1);
    await cut;
  });

  it('does not wait for connections that are merely kept open', async () => {
    const { request, stop } = await start();
    const agent = new Agent({ keepAlive: true });
    expect((await request('/healthz', { agent })).status).toBe(200);
    await stop();
    agent.destroy();
  });
});
