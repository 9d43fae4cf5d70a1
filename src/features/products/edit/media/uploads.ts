/** What is being sent, a few at a time: how far each has come, how to give it up, and how to try it again. */

export interface UploadedMedium {
  readonly kind: 'uploaded';
  readonly id: string;
  readonly type: 'IMAGE' | 'VIDEO';
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
  /** A film's picture; null where this browser could not take one. */
  readonly posterUrl: string | null;
}

export interface UploadFailure {
  readonly kind: 'failed';
  readonly message: string;
  /** It is the file: however often it is sent, it does not go. */
  readonly isFinal?: boolean;
}

export interface UploadState {
  /** `waiting` until its turn comes. */
  readonly step: 'waiting' | 'sending' | 'failed';
  /** The share that has gone, 0 to 1. */
  readonly sent: number;
  readonly message: string | null;
  /** Sending it again would change nothing. */
  readonly isFinal?: boolean;
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
/** Two films share the line and the room at the server: neither would come sooner. */
const isFilm = (file: File | undefined): boolean => file?.type.startsWith('video/') ?? false;

export class Uploads {
  readonly #send: Sender;
  readonly #listeners = new Set<() => void>();
  readonly #files = new Map<string, Upload>();
  #states: ReadonlyMap<string, UploadState> = new Map();
  #running = 0;
  #sendsFilm = false;
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
    const state = this.#states.get(key);
    if (upload && state?.step === 'failed' && state.isFinal !== true) this.add(key, upload.file);
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
      const at = this.#waiting.findIndex((key) => !this.#sendsFilm || !isFilm(this.#files.get(key)?.file));
      const [key] = at < 0 ? [] : this.#waiting.splice(at, 1);
      if (key === undefined) return;
      const upload = this.#files.get(key);
      if (upload && !upload.abort.signal.aborted) void this.#run(key, upload);
    }
  }

  async #run(key: string, { file, abort: { signal } }: Upload): Promise<void> {
    this.#running += 1;
    this.#sendsFilm ||= isFilm(file);
    this.#put(key, { step: 'sending', sent: 0, message: null });
    const answer = await this.#send(file, {
      signal,
      onProgress: (sent) => {
        if (!signal.aborted) this.#put(key, { step: 'sending', sent, message: null });
      },
    });
    this.#running -= 1;
    if (isFilm(file)) this.#sendsFilm = false;
    if (!signal.aborted) {
      if (answer.kind === 'failed') this.#fail(key, answer);
      else {
        this.#forget(key);
        this.#done(key, answer, file);
      }
    }
    this.#next();
  }

  #fail(key: string, { message, isFinal = false }: UploadFailure): void {
    this.#put(key, { step: 'failed', sent: 0, message, ...(isFinal && { isFinal }) });
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
