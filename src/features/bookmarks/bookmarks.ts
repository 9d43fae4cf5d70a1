/**
 * Saves works or openings for one viewer. A press shows everywhere at once and is sent afterwards, one
 * request at a time per work, so that the last of many quick presses wins in whatever order answers come.
 * "Already so" counts as done; a failure is undone and returned to the caller, who reports it.
 */
import type { Disposable, IEnvironment, RecordSourceProxy } from 'relay-runtime';
import { createBookmark, deleteBookmark } from './bookmarkMutations.ts';
import type { Refusal } from './bookmarkMutations.ts';

export type BookmarkOutcome =
  | { readonly kind: 'done' }
  /** message null: no answer from the server. */
  | { readonly kind: 'failed'; readonly message: string | null };

export interface BookmarkChanges {
  /** Removed since the list of saved works was loaded. */
  readonly removed: readonly string[];
  /** How many more are saved than the loaded list says. */
  readonly difference: number;
}

type Request = (environment: IEnvironment, id: string) => Promise<Refusal | null>;

/** Both answer null when done. */
interface Requests {
  readonly create: Request;
  readonly remove: Request;
}

interface Press {
  wanted: boolean;
  /** The optimistic update, until the server answers. */
  shown: Disposable;
  outcome: Promise<BookmarkOutcome>;
}

interface Change {
  readonly before: boolean;
  readonly now: boolean;
}

const done: BookmarkOutcome = { kind: 'done' };
const soon: Promise<BookmarkOutcome> = Promise.resolve(done);

export class Bookmarks {
  readonly #environment: IEnvironment;
  readonly #requests: Requests;
  readonly #presses = new Map<string, Press>();
  readonly #changed = new Map<string, Change>();
  readonly #listeners = new Set<() => void>();
  readonly #removeListeners = new Set<(id: string) => void>();
  #changes: BookmarkChanges = { removed: [], difference: 0 };
  #listLoadedAt = 0;

  constructor(environment: IEnvironment, requests: Requests) {
    this.#environment = environment;
    this.#requests = requests;
  }

  /** Resolves when the server has the last wanted state, or has refused it. */
  set(id: string, wanted: boolean): Promise<BookmarkOutcome> {
    this.#note(id, wanted);
    if (!wanted) for (const listener of this.#removeListeners) listener(id);
    const shown = this.#show(id, wanted);
    const underWay = this.#presses.get(id);
    if (underWay !== undefined) {
      underWay.shown.dispose();
      underWay.shown = shown;
      underWay.wanted = wanted;
      return underWay.outcome;
    }
    const press: Press = { wanted, shown, outcome: soon };
    this.#presses.set(id, press);
    press.outcome = this.#send(id, press);
    return press.outcome;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  onRemove(listener: (id: string) => void): () => void {
    this.#removeListeners.add(listener);
    return () => {
      this.#removeListeners.delete(listener);
    };
  }

  readonly changes = (): BookmarkChanges => this.#changes;

  /** The list was loaded from the server, so it contains every change finished before. */
  listLoaded(at: number): void {
    if (this.#listLoadedAt === at) return;
    this.#listLoadedAt = at;
    for (const id of this.#changed.keys()) if (!this.#presses.has(id)) this.#changed.delete(id);
    this.#tell();
  }

  async #send(id: string, press: Press): Promise<BookmarkOutcome> {
    let outcome: BookmarkOutcome | null = null;
    while (outcome === null) {
      const sent = press.wanted;
      const failed = await this.#request(id, sent);
      if (failed !== null) {
        this.#note(id, !sent);
        // The failed press was taken back meanwhile, so all is as wanted.
        outcome = press.wanted === sent ? failed : done;
      } else if (press.wanted === sent) {
        outcome = done;
      }
    }
    this.#presses.delete(id);
    press.shown.dispose();
    return outcome;
  }

  async #request(id: string, wanted: boolean): Promise<BookmarkOutcome | null> {
    try {
      const { create, remove } = this.#requests;
      const refusal = await (wanted ? create : remove)(this.#environment, id);
      if (refusal === null) return null;
      if (!refusal.wasSo) return { kind: 'failed', message: refusal.message };
      this.#environment.commitUpdate((store) => mark(store, id, wanted));
      return null;
    } catch {
      return { kind: 'failed', message: null };
    }
  }

  #show(id: string, wanted: boolean): Disposable {
    return this.#environment.applyUpdate({ storeUpdater: (store) => mark(store, id, wanted) });
  }

  #note(id: string, now: boolean): void {
    const { before } = this.#changed.get(id) ?? { before: !now };
    this.#changed.set(id, { before, now });
    this.#tell();
  }

  #tell(): void {
    const all = [...this.#changed];
    this.#changes = {
      removed: all.filter(([, { now }]) => !now).map(([id]) => id),
      difference: all.reduce((sum, [, { before, now }]) => sum + Number(now) - Number(before), 0),
    };
    for (const listener of this.#listeners) listener();
  }
}

/** Relay runs this again on top of newer server data, so check before counting. */
function mark(store: RecordSourceProxy, id: string, wanted: boolean): void {
  const product = store.get(id);
  if (product == null || product.getValue('isBookmarked') === wanted) return;
  product.setValue(wanted, 'isBookmarked');
  const count = product.getValue('bookmarksCount');
  if (typeof count === 'number') product.setValue(Math.max(0, count + (wanted ? 1 : -1)), 'bookmarksCount');
}

const known = new WeakMap<IEnvironment, Bookmarks>();

/** One for each viewer's environment. */
export function bookmarksOf(environment: IEnvironment): Bookmarks {
  const own =
    known.get(environment) ?? new Bookmarks(environment, { create: createBookmark, remove: deleteBookmark });
  known.set(environment, own);
  return own;
}
