import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

const bank = v.object({ code: v.string(), name: v.string(), kana: v.string() });
export type Bank = Readonly<v.InferOutput<typeof bank>>;
const found = v.array(bank);
const both = v.object({ bank: v.nullable(bank), branch: v.nullable(bank) });

export const bankQuestion = v.variant('ask', [
  v.object({ ask: v.literal('banks'), name: v.string(), first: v.number() }),
  v.object({ ask: v.literal('branches'), bankCode: v.string(), name: v.string(), first: v.number() }),
  v.object({ ask: v.literal('both'), bankCode: v.string(), branchCode: v.string() }),
]);
export type BankQuestion = v.InferOutput<typeof bankQuestion>;

const answered = v.object({ id: v.number(), answer: v.unknown() });

/** The directory takes 70 MB; drop it when nobody has asked for a while. */
const keptMs = 10 * 60_000;

class Directory {
  readonly #worker = new Worker(new URL('./bankWorker.ts', import.meta.url));
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #gone: () => void;
  #asked = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(gone: () => void) {
    this.#gone = gone;
    this.#worker.unref();
    this.#worker.on('message', (message: unknown) => {
      const { id, answer } = v.parse(answered, message);
      this.#waiting.get(id)?.resolve(answer);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#worker.unref();
    });
    this.#worker.on('error', (error: unknown) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The directory of banks has gone.')));
  }

  ask(question: BankQuestion): Promise<unknown> {
    const id = (this.#asked += 1);
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    this.#worker.ref();
    this.#worker.postMessage({ id, question }, []);
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

let directory: Directory | undefined;

/** Starts the thread when it does not run. */
function ask(question: BankQuestion): Promise<unknown> {
  if (directory) return directory.ask(question);
  const begun = new Directory(() => {
    if (directory === begun) directory = undefined;
  });
  directory = begun;
  return begun.ask(question);
}

const longestName = 60;

export async function searchBanks(name: string, first: number): Promise<Bank[]> {
  return name.length > longestName ? [] : v.parse(found, await ask({ ask: 'banks', name, first }));
}

export async function searchBranches(bankCode: string, name: string, first: number): Promise<Bank[]> {
  return name.length > longestName
    ? []
    : v.parse(found, await ask({ ask: 'branches', bankCode, name, first }));
}

/** The bank and branch of these codes, or null for each that does not exist. */
export async function lookUp(
  bankCode: string,
  branchCode: string,
): Promise<{ readonly bank: Bank | null; readonly branch: Bank | null }> {
  return v.parse(both, await ask({ ask: 'both', bankCode, branchCode }));
}
