/** Pause between the last change and its save. */
export const quietMs = 2_000;
const retryMs = [5_000, 15_000, 30_000, 60_000] as const;

/**
 * When to send: one task at a time, in order, after a pause; longer pauses while the server cannot be
 * reached.
 */
export class SaveTurns {
  readonly #send: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #tail: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(send: () => Promise<void>) {
    this.#send = send;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  get isPausing(): boolean {
    return this.#timer !== undefined;
  }

  later(ms = quietMs): void {
    this.stop();
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.take(() => this.#send());
    }, ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  take<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#tail.then(task);
    this.#tail = turn.catch(() => undefined);
    return turn;
  }

  reached(): void {
    this.#failures = 0;
  }

  failed(): void {
    const wait = retryMs[Math.min(this.#failures, retryMs.length - 1)];
    this.#failures += 1;
    this.later(wait);
  }

  open(): void {
    this.#closed = false;
  }

  close(): void {
    this.#closed = true;
    this.stop();
  }
}
