import { expect, test, vi } from 'vitest';
import { createInProcessPubSub } from '../../adapters/pubsub/inProcess.ts';
import { silentLog } from '../process/log.ts';
import { ListenerOverflow } from './eventStream.ts';
import { listen, SharedTopics } from './listen.ts';
import type { PubSub, SubscribeOptions } from './pubsub.ts';

/** Counts who is subscribed, and can lose its broker. */
function pubsubWatched() {
  const inner = createInProcessPubSub(silentLog());
  const open = new Set<SubscribeOptions>();
  const pubsub: PubSub = {
    ...inner,
    subscribe: async (topic, listener, options) => {
      const stop = await inner.subscribe(topic, listener, options);
      open.add(options);
      return () => {
        open.delete(options);
        stop();
      };
    },
  };
  return { pubsub, open, gap: () => open.forEach(({ onGap }) => onGap?.()) };
}

test('a listener who cannot read is let go: nobody would take what is published next', async () => {
  const { pubsub, open } = pubsubWatched();
  const events = await listen(pubsub, 'a topic', async () => {
    throw new Error('no database');
  });
  const over = events.forEach(() => undefined);
  expect(open.size).toBe(1);
  await pubsub.publish('a topic', 'one');
  await expect(over).rejects.toThrow('no database');
  await vi.waitFor(() => expect(open.size).toBe(0));
});

test('each payload is an event, nothing, or the end', async () => {
  const { pubsub, open } = pubsubWatched();
  const events = await listen(pubsub, 'a topic', async (payload) =>
    payload === 'end' ? 'END' : payload === '' ? 'SKIP' : { event: Number(payload) },
  );
  const taken: number[] = [];
  const over = events.forEach((event) => void taken.push(event));
  for (const payload of ['1', '', '2', 'end', '3']) await pubsub.publish('a topic', payload);
  await over;
  expect(taken).toEqual([1, 2]);
  await vi.waitFor(() => expect(open.size).toBe(0));
});

async function roomOf(listeners: number, read: (payload: string) => Promise<string>) {
  const { pubsub, open, gap } = pubsubWatched();
  const topics = new SharedTopics<string>(pubsub, (_topic, payload) => read(payload));
  const heard: string[][] = [];
  const failed: unknown[] = [];
  const join = () => {
    const own: string[] = [];
    heard.push(own);
    return topics.join('room', {
      hear: (told) => void own.push(told),
      fail: (error) => void failed.push(error),
    });
  };
  const leaves = await Promise.all(Array.from({ length: listeners }, join));
  return { pubsub, open, gap, heard, failed, join, leaves };
}

test('a payload is read once for all who listen to the same, until the last has left', async () => {
  const read = vi.fn(async (payload: string) => payload.toUpperCase());
  const { pubsub, open, heard, leaves } = await roomOf(3, read);
  expect(open.size).toBe(1);
  await pubsub.publish('room', 'a');
  await vi.waitFor(() => expect(heard).toEqual([['A'], ['A'], ['A']]));
  leaves[0]?.();
  await pubsub.publish('room', 'b');
  await vi.waitFor(() => expect(heard).toEqual([['A'], ['A', 'B'], ['A', 'B']]));
  expect(read).toHaveBeenCalledTimes(2);
  leaves[1]?.();
  expect(open.size).toBe(1);
  leaves[2]?.();
  await vi.waitFor(() => expect(open.size).toBe(0));
});

test.each(['cannot be read', 'may have been missed'])(
  'when one %s, all who listen are let go, and the next one begins anew',
  async (what) => {
    let isDown = what === 'cannot be read';
    const { pubsub, open, gap, heard, failed, join } = await roomOf(2, async (payload) => {
      if (isDown) throw new Error('no database');
      return payload;
    });
    if (isDown) await pubsub.publish('room', 'lost');
    else gap();
    await vi.waitFor(() => expect(failed).toHaveLength(2));
    if (!isDown) expect(failed[0]).toBeInstanceOf(ListenerOverflow);
    await vi.waitFor(() => expect(open.size).toBe(0));
    isDown = false;
    await join();
    await pubsub.publish('room', 'back');
    await vi.waitFor(() => expect(heard).toEqual([[], [], ['back']]));
  },
);
