import type { PubSub } from './pubsub.ts';

interface Handed {
  readonly payload: string;
  readonly taken: () => void;
}

/**
 * Events were missed, or the subscriber is too slow: it is dropped, and reads what it missed when it listens
 * again.
 */
export class ListenerOverflow extends Error {}

/** For this listener: an event, nothing, or the end. */
export type EventResult<Event> = { readonly event: Event } | 'SKIP' | 'END';

/** Maps payloads one by one. No generator: one that waits for its next value could not be ended. */
export function mapPayloads<Event>(
  payloads: AsyncIterableIterator<string>,
  read: (payload: string) => Promise<EventResult<Event>>,
): AsyncIterableIterator<Event> {
  const end = async (): Promise<IteratorResult<Event>> => {
    await payloads.return?.();
    return { done: true, value: undefined };
  };
  const events: AsyncIterableIterator<Event> = {
    async next() {
      for (;;) {
        const { done, value } = await payloads.next();
        if (done) return { done, value: undefined };
        const result = await read(value).catch(async (error: unknown) => {
          await end();
          throw error;
        });
        if (result === 'END') return end();
        if (result !== 'SKIP') return { done: false, value: result.event };
      }
    },
    return: end,
    async throw(error) {
      await end();
      throw error;
    },
    [Symbol.asyncIterator]: () => events,
  };
  return events;
}

/**
 * A topic as an async iterator. It takes the next payload only when the last one was read, so the publisher's
 * bounded queue is the only queue.
 */
export async function listen(pubsub: PubSub, topic: string): Promise<AsyncIterableIterator<string>> {
  let waiting = Promise.withResolvers<Handed>();
  let taken: (() => void) | undefined;
  let over = false;
  waiting.promise.catch(() => undefined);

  const unsubscribe = await pubsub.subscribe(
    topic,
    (payload) => {
      const done = Promise.withResolvers<void>();
      waiting.resolve({ payload, taken: done.resolve });
      return done.promise;
    },
    {
      onOverflow: () => waiting.reject(new ListenerOverflow(`A listener of ${topic} fell behind.`)),
      onGap: () => waiting.reject(new ListenerOverflow(`A listener of ${topic} may have missed something.`)),
    },
  );
  const stop = (): void => {
    if (over) return;
    over = true;
    unsubscribe();
    taken?.();
  };
  const iterator: AsyncIterableIterator<string> = {
    async next() {
      if (over) return { done: true, value: undefined };
      taken?.();
      const { payload, taken: confirm } = await waiting.promise;
      waiting = Promise.withResolvers<Handed>();
      waiting.promise.catch(() => undefined);
      taken = confirm;
      return { done: false, value: payload };
    },
    async return() {
      stop();
      return { done: true, value: undefined };
    },
    async throw(error) {
      stop();
      throw error;
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}
