import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createLog } from '../../lib/process/log.ts';
import type { GraphqlEndpoint } from '../../lib/request/graphqlEndpoint.ts';
import { echoEndpoint, startTestServer, type TestServer } from '../testing.ts';

let server: TestServer;
let lines: string[];
let gone: PromiseWithResolvers<void>;
const cut = () => Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });

const graphql: GraphqlEndpoint = {
  ...echoEndpoint,
  fetch: async (request) => {
    if (!request.url.endsWith('?gone')) throw cut();
    entered.resolve();
    await gone.promise;
    throw cut();
  },
  subscriptionServerOptions: {
    onConnect: ({ extra: { socket } }) => {
      socket.terminate();
      throw cut();
    },
  },
};
let entered: PromiseWithResolvers<void>;

beforeEach(async () => {
  lines = [];
  [gone, entered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const destination = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  server = await startTestServer({ graphql, log: createLog('debug', destination) });
});
afterEach(() => server.stop());

const errors = () => lines.filter((line) => line.includes('"level":"error"'));

it('who leaves before the answer is no error', async () => {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /graphql?gone HTTP/1.1\r\nhost: x\r\n\r\n');
  await entered.promise;
  socket.destroy();
  await expect.poll(() => lines.some((line) => line.includes('"msg":"request"'))).toBe(true);
  gone.resolve();
  await expect.poll(() => lines.some((line) => line.includes('client went away'))).toBe(true);
  expect(errors()).toEqual([]);
});

it('a connection of ours that breaks while somebody waits is one', async () => {
  expect((await server.request('/graphql')).status).toBe(500);
  expect(errors()).toHaveLength(1);
});

it('a socket that is cut while it is written to is none', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/subscriptions`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'close');
  await expect.poll(() => lines.some((line) => line.includes('socket message failed'))).toBe(true);
  expect(errors()).toEqual([]);
});
