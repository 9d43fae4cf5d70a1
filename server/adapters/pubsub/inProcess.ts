import type { Log } from '../../lib/process/log.ts';
import type { PubSub } from '../../lib/pubsub/pubsub.ts';
import { createTopics } from './topics.ts';

/** Pub/sub for a single server. */
export function createInProcessPubSub(log: Log): PubSub {
  const topics = createTopics(log);
  return {
    publish: async (topic, payload) => {
      // A listener that publishes must not overtake listeners that have not had the first payload yet.
      queueMicrotask(() => topics.deliver(topic, payload));
    },
    subscribe: async (topic, listener, options) => topics.add(topic, listener, options),
    close: async () => topics.clear(),
  };
}
