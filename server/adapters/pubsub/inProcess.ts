import type { Log } from '../../lib/process/log.ts';
import type { PubSub } from '../../lib/pubsub/pubsub.ts';
import { createTopics } from './topics.ts';

/** Pub/sub for a server that is alone. */
export function createInProcessPubSub(log: Log): PubSub {
  const topics = createTopics(log);
  return {
    publish: async (topic, payload) => {
      // A listener that publishes must not overtake the listeners that have not yet heard what it heard.
      queueMicrotask(() => topics.deliver(topic, payload));
    },
    subscribe: async (topic, listener, options) => topics.add(topic, listener, options),
    close: async () => topics.clear(),
  };
}
