import { createClient } from 'redis';
import type { Log } from '../../lib/process/log.ts';
import type { PubSub } from '../../lib/pubsub/pubsub.ts';
import { createTopics } from './topics.ts';

export interface RedisPubSubOptions {
  readonly url: string;
  readonly log: Log;
  /** Separates several installations (and tests) on one Redis. */
  readonly prefix?: string;
  /** When a call without an answer fails. */
  readonly timeoutMs?: number;
}

/**
 * Pub/sub over Redis: one connection publishes, one listens, and each topic is subscribed to once, however
 * many listen here. While Redis is down every call rejects soon; after reconnecting, subscribers are told
 * that events may be missing.
 */
export async function createRedisPubSub({
  url,
  log,
  prefix = 'tsumugi:',
  timeoutMs = 2_000,
}: RedisPubSubOptions): Promise<PubSub> {
  const publisher = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 15_000,
    socket: {
      connectTimeout: timeoutMs,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 6), 2_000),
    },
  });
  const subscriber = publisher.duplicate();
  const onMessage = (payload: string, channel: string) =>
    topics.deliver(channel.slice(prefix.length), payload);

  const topics = createTopics(log, (topic) => {
    // Redis handles commands in order, so this cannot undo a new subscription that follows.
    subscriber
      .unsubscribe(prefix + topic, onMessage)
      .catch((error: unknown) => log.debug({ err: error }, 'redis: unsubscribe failed'));
  });

  for (const client of [publisher, subscriber]) {
    client.on('error', (error: unknown) => log.warn({ err: error }, 'redis: connection failed'));
  }
  let connectedOnce = false;
  subscriber.on('ready', () => {
    if (connectedOnce) topics.gap();
    connectedOnce = true;
  });
  // The server starts even if Redis does not: wait for the first success or failure and keep trying.
  await Promise.all([firstOutcome(publisher), firstOutcome(subscriber)]);

  return {
    publish: async (topic, payload) => {
      await within(timeoutMs, publisher.publish(prefix + topic, payload));
    },
    subscribe: async (topic, listener, options) => {
      const leave = topics.add(topic, listener, options);
      try {
        // Also for a known topic: its first subscription may still be pending, and this resolves after it.
        await within(timeoutMs, subscriber.subscribe(prefix + topic, onMessage));
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    close: async () => {
      topics.clear();
      for (const client of [publisher, subscriber]) client.destroy();
    },
  };
}

interface Connecting {
  once(event: 'ready' | 'error', listener: () => void): unknown;
  connect(): Promise<unknown>;
}

async function firstOutcome(client: Connecting): Promise<void> {
  const outcome = Promise.withResolvers<void>();
  client.once('ready', () => outcome.resolve());
  client.once('error', () => outcome.resolve());
  client.connect().catch(() => outcome.resolve());
  await outcome.promise;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`Redis did not answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
