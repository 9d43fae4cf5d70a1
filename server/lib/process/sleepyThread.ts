import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

const answered = v.object({ id: v.number(), answer: v.unknown() });

interface Sleep {
  /** Of the thread, in errors. */
  readonly name: string;
  /** It holds much memory: it ends when nobody has asked for so long. */
  readonly keptMs: number;
}

class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #keptMs: number;
  readonly #gone: () => void;
  #asked = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(file: URL, { name, keptMs }: Sleep, gone: () => void) {
    this.#worker = new Worker(file);
    this.#keptMs = keptMs;
    this.#gone = gone;
    this.#worker.unref();
    this.#worker.on('message', (message: unknown) => {
      const { id, answer } = v.parse(answered, message);
      this.#waiting.get(id)?.resolve(answer);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#worker.unref();
    });
    this.#worker.on('error', (error: unknown) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error(`${name} has gone.`)));
  }

  ask(question: unknown): Promise<unknown> {
    const id = (this.#asked += 1);
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    this.#worker.ref();
    this.#worker.postMessage({ id, question }, []);
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.#gone();
      void this.#worker.terminate();
    }, this.#keptMs);
    this.#idle.unref();
    return waiting.promise;
  }

  #fail(error: unknown): void {
    this.#gone();
    clearTimeout(this.#idle);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** A thread that is begun by the first who asks. It takes `{ id, question }` and posts `{ id, answer }`. */
export function sleepyThread(file: URL, sleep: Sleep): (question: unknown) => Promise<unknown> {
  let thread: Thread | undefined;
  return (question) => {
    if (thread) return thread.ask(question);
    const begun = new Thread(file, sleep, () => {
      if (thread === begun) thread = undefined;
    });
    thread = begun;
    return begun.ask(question);
  };
}
