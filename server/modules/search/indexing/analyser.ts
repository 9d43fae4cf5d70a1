import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

const token = v.object({
  /** Where it begins in the text. */
  at: v.number(),
  surface: v.string(),
  /** In カタカナ; null for what the dictionary does not know. */
  reading: v.nullable(v.string()),
  /** Of a verb or an adjective, the form in which dictionaries have it. */
  base: v.string(),
  /** The kind of word, such as 名詞; UNK for what is not known. */
  kind: v.string(),
});
export type Token = Readonly<v.InferOutput<typeof token>>;

const answered = v.object({ id: v.number(), tokens: v.array(v.array(token)) });

/** A hundred megabytes that are needed while something is written, and else not. */
const keptMs = 5 * 60_000;

class Analyser {
  readonly #worker = new Worker(new URL('./analyserWorker.ts', import.meta.url));
  readonly #waiting = new Map<number, PromiseWithResolvers<Token[][]>>();
  readonly #gone: () => void;
  #asked = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(gone: () => void) {
    this.#gone = gone;
    this.#worker.unref();
    this.#worker.on('message', (message: unknown) => {
      const { id, tokens } = v.parse(answered, message);
      this.#waiting.get(id)?.resolve(tokens);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#worker.unref();
    });
    this.#worker.on('error', (error: unknown) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The analyser of words has gone.')));
  }

  ask(texts: readonly string[]): Promise<Token[][]> {
    const id = (this.#asked += 1);
    const waiting = Promise.withResolvers<Token[][]>();
    this.#waiting.set(id, waiting);
    this.#worker.ref();
    this.#worker.postMessage({ id, texts }, []);
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.#gone();
      void this.#worker.terminate();
    }, keptMs);
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

let analyser: Analyser | undefined;

/**
 * The words of each text with how they are read, by a morphological analyser in a thread of its own. The thread is begun by the first who
 * asks, 0.3 s, and ends when nobody did for a while. Hand it `plain(text).text` (folding.ts): it knows neither half-width kana nor 髙.
 */
export function analysed(texts: readonly string[]): Promise<Token[][]> {
  if (texts.length === 0) return Promise.resolve([]);
  if (analyser) return analyser.ask(texts);
  const begun = new Analyser(() => {
    if (analyser === begun) analyser = undefined;
  });
  analyser = begun;
  return begun.ask(texts);
}
