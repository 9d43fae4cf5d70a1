import type { Listener, SubscribeOptions, Unsubscribe } from '../../lib/pubsub/pubsub.ts';
import type { Log } from '../../lib/process/log.ts';

const defaultQueueLimit = 256;

interface Subscriber {
  push(payload: string): void;
  gap(): void;
}

/** Subscribers within this process. Each has its own queue, so that a slow one delays nobody. */
export interface Topics {
  add(topic: string, listener: Listener, options: SubscribeOptions): Unsubscribe;
  has(topic: string): boolean;
  deliver(topic: string, payload: string): void;
  /** Payloads may have been missed. */
  gap(): void;
  clear(): void;
}

/** `onEmpty`: a topic's last subscriber left. */
export function createTopics(log: Log, onEmpty: (topic: string) => void = () => undefined): Topics {
  const topics = new Map<string, Set<Subscriber>>();

  return {
    add: (topic, listener, options) => {
      const subscriber = createSubscriber(listener, options, log, () => leave());
      const leave = () => {
        const all = topics.get(topic);
        if (!all?.delete(subscriber) || all.size > 0) return;
        topics.delete(topic);
        onEmpty(topic);
      };
      const members = topics.get(topic) ?? new Set();
      topics.set(topic, members.add(subscriber));
      return () => {
        subscriber.end();
        leave();
      };
    },
    has: (topic) => topics.has(topic),
    deliver: (topic, payload) => {
      for (const subscriber of topics.get(topic) ?? []) subscriber.push(payload);
    },
    gap: () => {
      for (const members of topics.values()) for (const subscriber of members) subscriber.gap();
    },
    clear: () => topics.clear(),
  };
}

/** Calls the listener with one payload at a time, in order; others wait, up to the limit. */
function createSubscriber(
  listener: Listener,
  { onOverflow, onGap, queueLimit = defaultQueueLimit }: SubscribeOptions,
  log: Log,
  leave: () => void,
): Subscriber & { end(): void } {
  const waiting: string[] = [];
  let busy = false;
  let ended = false;

  const end = () => {
    ended = true;
    waiting.length = 0;
  };

  const drain = async (first: Promise<void>): Promise<void> => {
    busy = true;
    await first.catch(failed);
    while (waiting.length > 0) {
      const payload = waiting.shift();
      if (payload !== undefined) await tell(payload)?.catch(failed);
    }
    busy = false;
  };

  const failed = (error: unknown) => log.error({ err: error }, 'pub/sub: a listener failed');

  const tell = (payload: string): Promise<void> | undefined => {
    try {
      const work = listener(payload);
      return work instanceof Promise ? work : undefined;
    } catch (error) {
      failed(error);
      return undefined;
    }
  };

  return {
    end,
    gap: () => onGap?.(),
    push: (payload) => {
      if (ended) return;
      if (busy && waiting.length >= queueLimit) {
        end();
        leave();
        onOverflow();
      } else if (busy) {
        waiting.push(payload);
      } else {
        const work = tell(payload);
        if (work) void drain(work);
      }
    },
  };
}
