/**
 * The endless feed. Relay's own connections copy all edges with each new page; here each page is its own
 * operation, retained by itself, and is appended to an array, its ids to a set.
 *
 * A page sees a flat list that only grows: item `i` is `index` within `page`. Pages far from the screen
 * release their data but keep their places, so that nothing jumps, and load again when they come near.
 */
import { createOperationDescriptor, fetchQuery } from 'relay-runtime';
import type { Disposable, IEnvironment, OperationType, Subscription, VariablesOf } from 'relay-runtime';
import type {
  FeedConfig,
  FeedItem,
  FeedPage,
  FeedPlace,
  FeedSnapshot,
  FeedTail,
  FeedView,
} from './feedTypes.ts';
import { lowPriority } from '../network/network.ts';
import { keptByOwner } from '../store.ts';

interface PageRecord<TResponse> {
  readonly after: string | null;
  ids: readonly string[];
  /** For each id, its edge's index in the response. */
  indexes: readonly number[];
  retained: Disposable | null;
  request: Subscription | null;
  /** How often in a row it failed to reload, and when it is tried again. */
  failures: number;
  retryAt: number;
  page: FeedPage<TResponse>;
}

const defaultKeepPages = 10;
const defaultScreensAhead = 2;
/** Pages released together: each release may start a garbage collection, which walks all that is retained. */
const releaseBatch = 16;
/** After so many pages in a row without anything new the feed pauses. */
const emptyPagesInRow = 5;
const placesKept = 20;
/** Kept over a reload: few, to spare the browser's storage. */
const placesOverReload = 3;
const mostOverReload = 20_000;
/** Pause before a failed page is tried again; it doubles each time. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

export class PagedFeed<TQuery extends OperationType, TFilters> {
  readonly #environment: IEnvironment;
  readonly #config: FeedConfig<TQuery, TFilters>;
  readonly #filters: TFilters;
  readonly #listeners = new Set<() => void>();
  readonly #places = new Map<string, FeedPlace>();
  #pages: PageRecord<TQuery['response']>[] = [];
  /** `#starts[p]` is the flat place of page p's first item. */
  #starts: number[] = [];
  #count = 0;
  #seen = new Set<string>();
  #cursors = new Set<string>();
  #retained = new Set<PageRecord<TQuery['response']>>();
  #next: string | null = null;
  #tail: 'idle' | 'loading' | Exclude<FeedTail, 'more'> = 'idle';
  #error: Error | null = null;
  /** The request under way, or the one that failed, replaces the whole list. */
  #replacing = false;
  #tailRequest: { readonly request: Subscription | null; readonly retained: Disposable } | null = null;
  #first = 0;
  #last = 0;
  #emptyPages = 0;
  #loadedAt = 0;
  #mounts = 0;
  #visited = false;
  #closed = false;
  /** Made from a snapshot, and not started yet. */
  #restored = false;
  #at: FeedView<TQuery['response']>['at'] = (i) => this.#item(i);
  #view: FeedView<TQuery['response']>;

  constructor(
    environment: IEnvironment,
    config: FeedConfig<TQuery, TFilters>,
    filters: TFilters,
    left: FeedSnapshot | null = null,
  ) {
    this.#environment = environment;
    this.#config = config;
    this.#filters = filters;
    if (left !== null) this.#restore(left);
    this.#view = this.#newView();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly view = (): FeedView<TQuery['response']> => this.#view;

  /** The view for server rendering and hydration: the first page, whose answer is at hand. */
  readonly drawn = (): FeedView<TQuery['response']> => {
    this.start();
    return this.#view;
  };

  get mounted(): boolean {
    return this.#mounts > 0;
  }

  /** Was mounted once, so that Back may lead to it; the feed of a link that was only hovered was not. */
  get visited(): boolean {
    return this.#visited;
  }

  /** For a loader: loads the first page unless it is there. */
  start(): void {
    if (this.#pages.length === 0 && this.#tail === 'idle') this.#loadNext('store-or-network');
    if (!this.#restored) return;
    this.#restored = false;
    // Parts of the page around the list read the first page.
    const [top] = this.#pages;
    if (top?.page.state === 'released') this.#reload(0, top);
    this.reach(this.#first, this.#last);
  }

  /** For a reload of the same tab; null if nobody would come back to it. */
  snapshot(): FeedSnapshot | null {
    if (!this.#visited || this.#pages.length === 0 || this.#count > mostOverReload || this.#places.size === 0)
      return null;
    return {
      pages: this.#pages.map(({ after, ids }) => ({ after, ids })),
      next: this.#next,
      loadedAt: this.#loadedAt,
      first: this.#first,
      last: this.#last,
      places: [...this.#places].slice(-placesOverReload),
    };
  }

  /** Takes a snapshot's pages as released; those near the screen load on start. */
  #restore({ pages, next, loadedAt, first, last, places }: FeedSnapshot): void {
    for (const [number, { after, ids }] of pages.entries()) {
      this.#pages.push({
        after,
        ids,
        indexes: ids.map((_, index) => index),
        retained: null,
        request: null,
        failures: 0,
        retryAt: 0,
        page: { number, state: 'released', response: null, error: null },
      });
      this.#starts.push(this.#count);
      this.#count += ids.length;
      for (const id of ids) this.#seen.add(id);
      if (after !== null) this.#cursors.add(after);
    }
    if (next !== null) this.#cursors.add(next);
    this.#next = next;
    this.#tail = next === null ? 'end' : 'idle';
    this.#loadedAt = loadedAt;
    this.#first = first;
    this.#last = last;
    for (const [visit, place] of places) this.#places.set(visit, place);
    this.#restored = true;
  }

  /** `visit` names the history entry: if it has a place, this is a return. */
  mount(visit: string): () => void {
    const freshForMs = this.#config.freshForMs ?? 10 * 60_000;
    const returning = this.#places.has(visit);
    if (this.#mounts === 0 && !returning) {
      this.#first = 0;
      this.#last = 0;
      if (this.#pages.length > 0 && Date.now() - this.#loadedAt > freshForMs) this.refresh();
    }
    this.#mounts += 1;
    this.#visited = true;
    this.start();
    if (this.#pages.length > 0) this.reach(this.#first, this.#last);
    const online = (): void => this.#online();
    window.addEventListener('online', online);
    let mounted = true;
    return () => {
      window.removeEventListener('online', online);
      if (mounted) this.#mounts -= 1;
      mounted = false;
    };
  }

  remember(visit: string, place: FeedPlace): void {
    this.#places.delete(visit);
    this.#places.set(visit, place);
    const oldest = this.#places.keys().next();
    if (this.#places.size > placesKept && oldest.done !== true) this.#places.delete(oldest.value);
  }

  recall(visit: string): FeedPlace | null {
    return this.#places.get(visit) ?? null;
  }

  /** Reports the first and last item on the screen, on mounting and whenever they change. */
  reach(first: number, last: number): void {
    this.#first = Math.max(0, first);
    this.#last = Math.max(this.#first, last);
    this.#bringBack();
    this.#prefetch();
    this.#releaseFar();
  }

  /** Loads the next page after a failure or a pause. */
  retry(): void {
    if (this.#tail !== 'failed' && this.#tail !== 'paused') return;
    this.#emptyPages = 0;
    this.#loadNext(this.#replacing ? 'network-only' : 'store-or-network', this.#replacing);
  }

  /** Loads the list again from the server. What is shown stays until the first page is there. */
  refresh(): void {
    this.#cancelTail();
    this.#emptyPages = 0;
    this.#loadNext('network-only', true);
  }

  /** Drops all data and requests, keeps the places. Mounting loads again. */
  dispose(): void {
    this.#cancelTail();
    this.#tail = this.#next === null && this.#pages.length > 0 ? 'end' : 'idle';
    this.#error = null;
    this.#replacing = false;
    for (const record of this.#retained) this.#release(record);
    this.#places.clear();
    this.#changed();
  }

  /**
   * The viewer changed: no more requests. What is shown stays for the one render until the page has the new
   * environment.
   */
  close(): void {
    this.#closed = true;
    this.#cancelTail();
    for (const record of this.#retained) record.request?.unsubscribe();
  }

  #loadNext(fetchPolicy: 'store-or-network' | 'network-only', replace = false): void {
    if (this.#closed) return;
    const after = replace ? null : this.#next;
    this.#replacing = replace;
    this.#tail = 'loading';
    this.#error = null;
    this.#changed();

    const retained = this.#retain(after);
    let over = false;
    const request = this.#fetch(after, fetchPolicy, {
      next: (response) => {
        over = true;
        this.#tailRequest = null;
        this.#append(after, response, retained);
      },
      error: (error) => {
        over = true;
        this.#tailRequest = null;
        retained.dispose();
        this.#tail = 'failed';
        this.#error = error;
        this.#changed();
      },
    });
    // Data from the store answers before `subscribe` returns.
    if (!over) this.#tailRequest = { request, retained };
  }

  #append(after: string | null, response: TQuery['response'], retained: Disposable): void {
    const slice = this.#config.select(response);
    if (slice === null) {
      retained.dispose();
      this.#tail = 'failed';
      this.#error = this.#noList();
      this.#changed();
      return;
    }
    if (this.#replacing) this.#clear();
    this.#replacing = false;
    const number = this.#pages.length;
    const record: PageRecord<TQuery['response']> = {
      after,
      ...this.#withoutDuplicates(slice.ids),
      retained,
      request: null,
      failures: 0,
      retryAt: 0,
      page: { number, state: 'ready', response, error: null },
    };
    this.#pages.push(record);
    this.#starts.push(this.#count);
    this.#count += record.ids.length;
    this.#retained.add(record);
    if (number === 0) this.#loadedAt = Date.now();

    // A cursor seen before would loop for ever.
    const next = slice.hasNextPage ? (slice.endCursor ?? null) : null;
    const goesOn = next !== null && !this.#cursors.has(next);
    if (goesOn) this.#cursors.add(next);
    this.#next = goesOn ? next : null;
    this.#emptyPages = record.ids.length === 0 ? this.#emptyPages + 1 : 0;
    if (!goesOn) this.#tail = 'end';
    else this.#tail = this.#emptyPages < emptyPagesInRow ? 'idle' : 'paused';
    this.#changed();
    this.#prefetch();
    this.#releaseFar();
  }

  #withoutDuplicates(ids: readonly string[]): Pick<PageRecord<TQuery['response']>, 'ids' | 'indexes'> {
    const kept: string[] = [];
    const indexes: number[] = [];
    for (const [index, id] of ids.entries()) {
      if (this.#seen.has(id)) continue;
      this.#seen.add(id);
      kept.push(id);
      indexes.push(index);
    }
    return { ids: kept, indexes };
  }

  #prefetch(): void {
    if (this.#tail !== 'idle' || this.#pages.length === 0) return;
    const screen = this.#last - this.#first + 1;
    const ahead = (this.#config.screensAhead ?? defaultScreensAhead) * screen;
    if (this.#last + ahead >= this.#count - 1) this.#loadNext('store-or-network');
  }

  #nearPages(pages: number): { readonly from: number; readonly to: number } {
    return {
      from: this.#pageOf(Math.max(0, this.#first)) - pages,
      to: this.#pageOf(Math.min(this.#last, this.#count - 1)) + pages,
    };
  }

  #bringBack(): void {
    const { from, to } = this.#nearPages(1);
    for (let number = Math.max(0, from); number <= to; number += 1) {
      const record = this.#pages[number];
      if (record === undefined) return;
      const { state } = record.page;
      const again = state === 'failed' && Date.now() >= record.retryAt;
      if (state === 'released' || again) this.#reload(number, record);
    }
  }

  #online(): void {
    for (const record of this.#retained) record.retryAt = 0;
    this.#bringBack();
    // A failed refresh is not retried by scrolling: the list would jump.
    if (this.#tail === 'failed' && !this.#replacing) this.retry();
  }

  /** A failed page in the middle of the list has no button, so it is retried as long as it is in sight. */
  #failed(number: number, record: PageRecord<TQuery['response']>, error: Error): void {
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** record.failures);
    const failures = record.failures + 1;
    record.failures = failures;
    record.retryAt = Date.now() + pause;
    this.#turn(record, { number, state: 'failed', response: null, error });
    setTimeout(() => {
      // Otherwise another page's reload has retried this one already.
      if (record.failures === failures) record.retryAt = 0;
      if (this.#mounts > 0) this.#bringBack();
    }, pause);
  }

  #releaseFar(): void {
    const keepPages = this.#config.keepPages ?? defaultKeepPages;
    if (this.#retained.size <= 2 * keepPages + 1) return;
    const { from, to } = this.#nearPages(keepPages);
    const far = [...this.#retained].filter(({ page }) => page.number < from || page.number > to);
    if (far.length < releaseBatch) return;
    for (const record of far) this.#release(record);
    this.#changed();
  }

  #release(record: PageRecord<TQuery['response']>): void {
    record.request?.unsubscribe();
    record.request = null;
    record.retained?.dispose();
    record.retained = null;
    this.#retained.delete(record);
    this.#turn(record, { number: record.page.number, state: 'released', response: null, error: null });
  }

  /** Changes a page that is already in the list. */
  #turn(record: PageRecord<TQuery['response']>, page: FeedPage<TQuery['response']>): void {
    record.page = page;
    this.#at = (i) => this.#item(i);
  }

  #reload(number: number, record: PageRecord<TQuery['response']>): void {
    if (this.#closed) return;
    record.retained ??= this.#retain(record.after);
    this.#retained.add(record);
    this.#turn(record, { number, state: 'loading', response: null, error: null });
    let over = false;
    const request = this.#fetch(record.after, 'store-or-network', {
      next: (response) => {
        over = true;
        record.request = null;
        const slice = this.#config.select(response);
        if (slice === null) {
          this.#failed(number, record, this.#noList());
        } else {
          this.#replaceIds(number, record, slice.ids);
          record.failures = 0;
          this.#turn(record, { number, state: 'ready', response, error: null });
        }
        this.#changed();
      },
      error: (error) => {
        over = true;
        record.request = null;
        this.#failed(number, record, error);
        this.#changed();
      },
    });
    if (over) return;
    record.request = request;
    this.#changed();
  }

  /** The list may have changed on the server since; most often it has not. */
  #replaceIds(number: number, record: PageRecord<TQuery['response']>, ids: readonly string[]): void {
    const unchanged =
      record.ids.every((id, i) => ids[record.indexes[i] ?? -1] === id) &&
      ids.every((id) => this.#seen.has(id));
    if (unchanged) return;
    const before = record.ids.length;
    for (const id of record.ids) this.#seen.delete(id);
    Object.assign(record, this.#withoutDuplicates(ids));
    const moved = record.ids.length - before;
    if (moved === 0) return;
    for (let later = number + 1; later < this.#starts.length; later += 1) {
      this.#starts[later] = (this.#starts[later] ?? 0) + moved;
    }
    this.#count += moved;
  }

  #retain(after: string | null): Disposable {
    const { query } = this.#config;
    return this.#environment.retain(createOperationDescriptor(query, this.#variables(after), keptByOwner));
  }

  #fetch(
    after: string | null,
    fetchPolicy: 'store-or-network' | 'network-only',
    observer: {
      readonly next: (response: TQuery['response']) => void;
      readonly error: (error: Error) => void;
    },
  ): Subscription {
    return fetchQuery<TQuery>(this.#environment, this.#config.query, this.#variables(after), {
      fetchPolicy,
      // Only a further page can wait: the first one, and one that comes back into sight, cannot.
      networkCacheConfig: after !== null && after === this.#next ? lowPriority : null,
    }).subscribe(observer);
  }

  #noList(): Error {
    return new Error(`${this.#config.query.params.name} answered no list`);
  }

  #variables(after: string | null): VariablesOf<TQuery> {
    return this.#config.variables(this.#filters, { first: this.#config.pageSize, after });
  }

  #cancelTail(): void {
    this.#tailRequest?.request?.unsubscribe();
    this.#tailRequest?.retained.dispose();
    this.#tailRequest = null;
  }

  #clear(): void {
    for (const record of this.#retained) this.#release(record);
    this.#pages = [];
    this.#at = (i) => this.#item(i);
    this.#starts = [];
    this.#count = 0;
    this.#seen = new Set();
    this.#cursors = new Set();
    this.#places.clear();
    this.#first = 0;
    this.#last = 0;
  }

  #pageOf(i: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= i) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #item(i: number): FeedItem<TQuery['response']> | null {
    if (i < 0 || i >= this.#count) return null;
    const number = this.#pageOf(i);
    const record = this.#pages[number];
    const place = i - (this.#starts[number] ?? 0);
    const id = record?.ids[place];
    const index = record?.indexes[place];
    if (record === undefined || id === undefined || index === undefined) return null;
    return { id, page: record.page, index };
  }

  #newView(): FeedView<TQuery['response']> {
    return {
      count: this.#count,
      tail: this.#tail === 'idle' || this.#tail === 'loading' ? 'more' : this.#tail,
      loadedAt: this.#loadedAt,
      error: this.#error,
      first: this.#pages[0]?.page.response ?? null,
      at: this.#at,
    };
  }

  #changed(): void {
    const before = this.#view;
    const view = this.#newView();
    // A request for the next page changes nothing visible, so nothing renders while scrolling.
    if (
      view.count === before.count &&
      view.tail === before.tail &&
      view.loadedAt === before.loadedAt &&
      view.error === before.error &&
      view.first === before.first &&
      view.at === before.at
    )
      return;
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
