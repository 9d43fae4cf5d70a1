/**
 * Events were missed, or the subscriber is too slow: it is dropped, and reads what it missed when it listens
 * again.
 */
export class ListenerOverflow extends Error {}

/** Events that wait while one is worked on. */
const mostWaiting = 256;

type Take<Event> = (event: Event) => Promise<void> | void;

/**
 * Events of a subscription, pushed to the one who takes them: one at a time, in order, without a promise for
 * each listener and event. It ends once, and gives nothing afterwards.
 */
export class EventStream<Event> implements AsyncIterable<Event> {
  readonly #stop: () => void;
  readonly #over = Promise.withResolvers<void>();
  readonly #waiting: Event[] = [];
  #take: Take<Event> | undefined;
  #busy = false;
  #ended = false;

  /** `stop` lets go of the source. */
  constructor(stop: () => void) {
    this.#stop = stop;
    this.#over.promise.catch(() => undefined);
  }

  push(event: Event): void {
    if (this.#ended) return;
    if (this.#take && !this.#busy) this.#give(this.#take, event);
    else if (this.#waiting.length < mostWaiting) this.#waiting.push(event);
    else this.fail(new ListenerOverflow('A listener fell behind.'));
  }

  end(): void {
    if (this.#leave()) this.#over.resolve();
  }

  fail(error: unknown): void {
    if (this.#leave()) this.#over.reject(error);
  }

  /** Resolves at the end; rejects when the source or `take` fails. */
  forEach(take: Take<Event>): Promise<void> {
    this.#take = take;
    this.#giveWaiting(take);
    return this.#over.promise;
  }

  [Symbol.asyncIterator](): AsyncIterableIterator<Event> {
    let isLeft = false;
    const events = new ReadableStream<Event>({
      start: (controller) => {
        this.forEach((event) => controller.enqueue(event)).then(
          () => isLeft || controller.close(),
          (error: unknown) => controller.error(error),
        );
      },
      cancel: () => {
        isLeft = true;
        this.end();
      },
    });
    return events[Symbol.asyncIterator]();
  }

  #leave(): boolean {
    if (this.#ended) return false;
    this.#ended = true;
    this.#waiting.length = 0;
    this.#stop();
    return true;
  }

  #give(take: Take<Event>, event: Event): void {
    try {
      const work = take(event);
      if (!work) return;
      this.#busy = true;
      work.then(
        () => this.#goOn(take),
        (error: unknown) => this.fail(error),
      );
    } catch (error) {
      this.fail(error);
    }
  }

  #goOn(take: Take<Event>): void {
    this.#busy = false;
    this.#giveWaiting(take);
  }

  #giveWaiting(take: Take<Event>): void {
    while (!this.#busy && !this.#ended) {
      const event = this.#waiting.shift();
      if (event === undefined) return;
      this.#give(take, event);
    }
  }
}
