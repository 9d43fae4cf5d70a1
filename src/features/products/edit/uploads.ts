/** What is being sent, a few at a time: how far each has come, how to give it up, and how to try it again. */
import type { UploadFailure, UploadedMedium } from './sendMedium.ts';

export interface UploadState {
  /** `waiting` until its turn comes. */
  readonly step: 'waiting' | 'sending' | 'failed';
  /** The share that has gone, 0 to 1. */
  readonly sent: number;
  readonly message: string | null;
}

interface Upload {
  readonly file: File;
  readonly abort: AbortController;
}

export interface Sender {
  (
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ): Promise<UploadedMedium | UploadFailure>;
}

const atOnce = 2;

export class Uploads {
  readonly #send: Sender;
  readonly #listeners = new Set<() => void>();
  readonly #files = new Map<string, Upload>();
  #states: ReadonlyMap<string, UploadState> = new Map();
  #running = 0;
  readonly #waiting: string[] = [];
  readonly #done: (key: string, medium: UploadedMedium, file: File) => void;

  constructor(send: Sender, done: (key: string, medium: UploadedMedium, file: File) => void) {
    this.#send = send;
    this.#done = done;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly states = (): ReadonlyMap<string, UploadState> => this.#states;

  add(key: string, file: File): void {
    this.#files.set(key, { file, abort: new AbortController() });
    this.#put(key, { step: 'waiting', sent: 0, message: null });
    this.#waiting.push(key);
    this.#next();
  }

  retry(key: string): void {
    const upload = this.#files.get(key);
    if (upload && this.#states.get(key)?.step === 'failed') this.add(key, upload.file);
  }

  /** Given up, whether it has begun or not. */
  cancel(key: string): void {
    this.#files.get(key)?.abort.abort();
    this.#forget(key);
  }

  cancelAll(): void {
    for (const key of this.#files.keys()) this.cancel(key);
  }

  #next(): void {
    while (this.#running < atOnce) {
      const key = this.#waiting.shift();
      if (key === undefined) return;
      const upload = this.#files.get(key);
      if (upload && !upload.abort.signal.aborted) void this.#run(key, upload);
    }
  }

  async #run(key: string, { file, abort: { signal } }: Upload): Promise<void> {
    this.#running += 1;
    this.#put(key, { step: 'sending', sent: 0, message: null });
    const answer = await this.#send(file, {
      signal,
      onProgress: (sent) => {
        if (!signal.aborted) this.#put(key, { step: 'sending', sent, message: null });
      },
    });
    this.#running -= 1;
    if (!signal.aborted) {
      if (answer.kind === 'failed') this.#put(key, { step: 'failed', sent: 0, message: answer.message });
      else {
        this.#forget(key);
        this.#done(key, answer, file);
      }
    }
    this.#next();
  }

  #put(key: string, state: UploadState): void {
    this.#states = new Map(this.#states).set(key, state);
    for (const listener of this.#listeners) listener();
  }

  #forget(key: string): void {
    this.#files.delete(key);
    const states = new Map(this.#states);
    states.delete(key);
    this.#states = states;
    for (const listener of this.#listeners) listener();
  }
}
