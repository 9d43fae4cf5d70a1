import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../lib/process/log.ts';
import { pubSubContract } from './contract.ts';
import { createRedisPubSub } from './redis.ts';

const url = process.env['TEST_REDIS_URL'];
const ignoreOverflow = { onOverflow: () => undefined };

/** Stands between us and Redis, so that the connection can be cut without touching Redis. */
async function cuttable(target: URL) {
  const sockets = new Set<Socket>();
  let cut = false;
  const server = createServer((near) => {
    if (cut) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 6379), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [near, far].forEach((one) => one.destroy()));
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    cut: () => {
      cut = true;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    mend: () => {
      cut = false;
    },
    close: () => server.close(),
  };
}

describe.skipIf(!url)('with a Redis', () => {
  const redis = url ?? '';
  const open = (to = redis) =>
    createRedisPubSub({ url: to, log: silentLog(), prefix: `test:${randomUUID()}:` });

  pubSubContract('Redis', open);

  it('carries payloads between two servers', async () => {
    const prefix = `test:${randomUUID()}:`;
    const [here, there] = await Promise.all(
      [0, 1].map(() => createRedisPubSub({ url: redis, log: silentLog(), prefix })),
    );
    if (!here || !there) throw new Error('two were made');
    const heard = Promise.withResolvers<string>();
    await there.subscribe('room', heard.resolve, ignoreOverflow);
    await here.publish('room', 'こんにちは');
    expect(await heard.promise).toBe('こんにちは');
    await Promise.all([here.close(), there.close()]);
  });

  it('rejects while the connection is down, comes back, and says that there was a gap', async () => {
    const line = await cuttable(new URL(redis));
    const pubsub = await open(line.url);
    const heard = Promise.withResolvers<string>();
    const gap = Promise.withResolvers<void>();
    await pubsub.subscribe('room', heard.resolve, { ...ignoreOverflow, onGap: gap.resolve });
    line.cut();
    await expect(pubsub.publish('room', 'lost')).rejects.toThrow();
    line.mend();
    await gap.promise;
    await publishUntilAccepted();
    expect(await heard.promise).toBe('back');
    await pubsub.close();
    line.close();

    // The publishing connection may come back later than the listening one: the outbox retries in the same way.
    async function publishUntilAccepted(): Promise<void> {
      await pubsub.publish('room', 'back').catch(() => publishAgain());
    }
    async function publishAgain(): Promise<void> {
      await new Promise((resolve) => setImmediate(resolve));
      await publishUntilAccepted();
    }
  });
});

it('starts without a Redis and rejects what cannot be done', async () => {
  const pubsub = await createRedisPubSub({ url: 'redis://127.0.0.1:1', log: silentLog() });
  await expect(pubsub.publish('room', 'x')).rejects.toThrow();
  await expect(pubsub.subscribe('room', () => undefined, ignoreOverflow)).rejects.toThrow();
  await pubsub.close();
});
