import { EventStream, ListenerOverflow } from './eventStream.ts';
import type { PubSub, SubscribeOptions, Unsubscribe } from './pubsub.ts';

/** For this listener: an event, nothing, or the end. */
export type EventResult<Event> = { readonly event: Event } | 'SKIP' | 'END';

function give<Event>(events: EventStream<Event>, result: EventResult<Event>): void {
  if (result === 'END') events.end();
  else if (result !== 'SKIP') events.push(result.event);
}

/** Also of a subscription that is still under way. */
export function leave(subscribed: Promise<Unsubscribe>): void {
  subscribed.then(
    (unsubscribe) => unsubscribe(),
    () => undefined,
  );
}

function failing(topic: string, fail: (error: Error) => void): SubscribeOptions {
  return {
    onOverflow: () => fail(new ListenerOverflow(`A listener of ${topic} fell behind.`)),
    onGap: () => fail(new ListenerOverflow(`A listener of ${topic} may have missed something.`)),
  };
}

/** A topic whose payloads each listener reads for itself. */
export async function listen<Event>(
  pubsub: PubSub,
  topic: string,
  read: (payload: string) => Promise<EventResult<Event>>,
): Promise<EventStream<Event>> {
  const events = new EventStream<Event>(() => leave(subscribed));
  const hear = async (payload: string): Promise<void> => {
    try {
      give(events, await read(payload));
    } catch (error) {
      events.fail(error);
    }
  };
  const subscribed = pubsub.subscribe(
    topic,
    hear,
    failing(topic, (error) => events.fail(error)),
  );
  await subscribed;
  return events;
}

interface Listener<Told> {
  hear(told: Told): void;
  fail(error: unknown): void;
}

interface SharedTopic<Told> {
  readonly listeners: Set<Listener<Told>>;
  readonly subscribed: Promise<Unsubscribe>;
}

/** Topics whose payloads are read once for all listeners of this process. */
export class SharedTopics<Told> {
  readonly #pubsub: PubSub;
  readonly #read: (topic: string, payload: string) => Promise<Told>;
  readonly #topics = new Map<string, SharedTopic<Told>>();

  constructor(pubsub: PubSub, read: (topic: string, payload: string) => Promise<Told>) {
    this.#pubsub = pubsub;
    this.#read = read;
  }

  /** Resolves when payloads published from now on will be heard. */
  async join(topic: string, listener: Listener<Told>): Promise<Unsubscribe> {
    const shared = this.#topics.get(topic) ?? this.#open(topic);
    shared.listeners.add(listener);
    await shared.subscribed;
    return () => {
      shared.listeners.delete(listener);
      if (shared.listeners.size === 0) this.#close(topic, shared);
    };
  }

  #open(topic: string): SharedTopic<Told> {
    const listeners = new Set<Listener<Told>>();
    const fail = (error: unknown): void => {
      this.#close(topic, shared);
      for (const listener of listeners) listener.fail(error);
    };
    const hear = async (payload: string): Promise<void> => {
      try {
        const told = await this.#read(topic, payload);
        for (const listener of listeners) listener.hear(told);
      } catch (error) {
        fail(error);
      }
    };
    const subscribed = this.#pubsub.subscribe(topic, hear, failing(topic, fail));
    const shared = { listeners, subscribed };
    this.#topics.set(topic, shared);
    subscribed.catch(() => this.#close(topic, shared));
    return shared;
  }

  #close(topic: string, shared: SharedTopic<Told>): void {
    if (this.#topics.get(topic) !== shared) return;
    this.#topics.delete(topic);
    leave(shared.subscribed);
  }
}
