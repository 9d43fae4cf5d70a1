/**
 * Which rows of a long list are mounted. A row's place is the sum of the observed heights before it; while
 * scrolling, the layout is read once a frame, before anything changes it.
 */
import { RowHeights } from '../../lib/browser/rowHeights.ts';
import type { RowHeightsSnapshot } from '../../lib/browser/rowHeights.ts';
import { noteScroll } from './fastScroll.ts';

export interface Rows {
  readonly first: number;
  readonly last: number;
}

export interface WindowListPlace {
  /** Pixels scrolled from the top of the list. */
  readonly offset: number;
  readonly heights: RowHeightsSnapshot;
}

/** A new object whenever any of it changes. */
export interface WindowListView {
  /** Rows near the screen; none when the last comes before the first. */
  readonly mounted: Rows;
  readonly starts: readonly number[];
  /** Of all rows together. */
  readonly height: number;
  /** Rows are at least as high as when the list was left, so that loading content moves nothing. */
  readonly isKept: boolean;
}

const none: Rows = { first: 0, last: -1 };
/** Pixels mounted beyond the screen. */
const ahead = 320;
const behind = 160;

export class WindowList {
  readonly #heights: RowHeights;
  readonly #listeners = new Set<(sync: boolean) => void>();
  readonly #rows = new Map<Element, number>();
  readonly #observer: ResizeObserver | null;
  #onReach: (rows: Rows) => void = () => undefined;
  #box: HTMLElement | null = null;
  #width = 0;
  /** The screen's top within the list. */
  #top: number;
  #direction = 0;
  #delivering = false;
  #reached: Rows = none;
  #isKept: boolean;
  #view: WindowListView = { mounted: none, starts: [], height: 0, isKept: false };

  constructor(kinds: readonly string[], guess: (kind: string) => number, place: WindowListPlace | null) {
    this.#heights = new RowHeights(guess, place?.heights ?? null);
    this.#top = place?.offset ?? 0;
    this.#isKept = place !== null;
    // Without it the guessed heights stay.
    this.#observer =
      typeof ResizeObserver === 'function' ? new ResizeObserver((entries) => this.#resized(entries)) : null;
    this.setKinds(kinds);
  }

  readonly view = (): WindowListView => this.#view;

  /** `sync`: render at once, or the screen would show nothing or the wrong place. */
  readonly subscribe = (listener: (sync: boolean) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  get place(): WindowListPlace {
    return { offset: this.#top, heights: this.#heights.snapshot() };
  }

  heightOf(row: number): number {
    return this.#heights.heightOf(row);
  }

  get firstShown(): number {
    return this.#heights.rowAt(Math.max(0, this.#top));
  }

  setKinds(kinds: readonly string[]): void {
    this.#heights.setKinds(kinds);
    if (this.#lay()) this.#tell(false);
  }

  attach(box: HTMLElement, onReach: (rows: Rows) => void): () => void {
    this.#box = box;
    this.#onReach = onReach;
    const aborter = new AbortController();
    const { signal } = aborter;
    const look = (): void => this.look(true);
    window.addEventListener('scroll', look, { passive: true, signal });
    window.addEventListener('resize', look, { passive: true, signal });
    return () => {
      aborter.abort();
      this.#observer?.disconnect();
      this.#box = null;
    };
  }

  watch(element: Element, row: number): () => void {
    this.#rows.set(element, row);
    // An element mounted while sizes are delivered is observed later; otherwise the browser reports a
    // ResizeObserver loop.
    if (this.#delivering)
      requestAnimationFrame(() => this.#rows.has(element) && this.#observer?.observe(element));
    else this.#observer?.observe(element);
    return () => {
      this.#rows.delete(element);
      this.#observer?.unobserve(element);
    };
  }

  /**
   * Reads the scroll position: the one place that reads the layout. With `mayLeap` a large jump renders at
   * once.
   */
  look(mayLeap = false): void {
    if (this.#box === null) return;
    const top = -this.#box.getBoundingClientRect().top;
    const by = top - this.#top;
    this.#top = top;
    if (by !== 0) this.#direction = Math.sign(by);
    noteScroll(by);
    this.#show(mayLeap && Math.abs(by) > window.innerHeight);
  }

  /** Scrolls a row to the first place on the screen after rows were laid out anew. */
  goTo(row: number): void {
    const by = this.#heights.startOf(row) - this.#heights.startOf(this.firstShown);
    if (this.#top > 0 && Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: 'instant' });
    this.look();
  }

  #resized(entries: readonly ResizeObserverEntry[]): void {
    const heights = this.#heights;
    const anchor = this.firstShown;
    const within = this.#top - heights.startOf(anchor);
    let changed = false;
    for (const { target, borderBoxSize } of entries) {
      const row = this.#rows.get(target);
      const { blockSize: height, inlineSize: width } = borderBoxSize[0] ?? { blockSize: 0, inlineSize: 0 };
      // An element being removed has no height.
      if (row === undefined || height === 0) continue;
      if (width !== this.#width) {
        if (this.#width > 0) {
          heights.forget();
          this.#isKept = false;
        }
        this.#width = width;
      }
      if (heights.measure(row, height)) changed = true;
    }
    if (!changed) return;
    // The row being read stays where it is when rows above it change.
    const top = anchor === 0 ? this.#top : heights.startOf(anchor) + within;
    const by = top - this.#top;
    this.#top = top;
    this.#delivering = true;
    if (this.#lay()) this.#tell(true);
    this.#delivering = false;
    if (Math.abs(by) >= 0.5) window.scrollBy({ top: by, behavior: 'instant' });
    this.#reach();
  }

  #show(sync: boolean): void {
    if (this.#lay()) this.#tell(sync);
    this.#reach();
  }

  /** Whether the view changed. */
  #lay(): boolean {
    const heights = this.#heights;
    const from = this.#top - (this.#direction > 0 ? behind : ahead);
    const isEmpty = heights.count === 0;
    // Server rendering has no window.
    const to = isEmpty ? 0 : this.#top + window.innerHeight + (this.#direction < 0 ? behind : ahead);
    const height = heights.total;
    const outside = isEmpty || to <= 0 || from >= height;
    const near = outside ? none : { first: heights.rowAt(from), last: heights.rowAt(to) };
    const mounted = keeps(this.#view.mounted, near, heights.count) ? this.#view.mounted : near;
    const starts: number[] = [];
    for (let row = mounted.first; row <= mounted.last; row += 1) starts.push(heights.startOf(row));
    const view = this.#view;
    const unchanged =
      height === view.height &&
      this.#isKept === view.isKept &&
      same(mounted, view.mounted) &&
      starts.every((start, at) => start === view.starts[at]);
    if (!unchanged) this.#view = { mounted, starts, height, isKept: this.#isKept };
    return !unchanged;
  }

  #reach(): void {
    const heights = this.#heights;
    if (heights.count === 0) return;
    const reached = {
      first: heights.rowAt(this.#top),
      last: heights.rowAt(Math.max(0, this.#top + window.innerHeight)),
    };
    if (same(reached, this.#reached)) return;
    this.#reached = reached;
    this.#onReach(reached);
  }

  #tell(sync: boolean): void {
    for (const listener of this.#listeners) listener(sync);
  }
}

/** A single row out of reach stays until the next change: removing one costs as much as adding one. */
function keeps(mounted: Rows, near: Rows, count: number): boolean {
  return (
    near.last >= near.first &&
    mounted.first <= near.first &&
    mounted.last >= near.last &&
    mounted.last < count &&
    mounted.last - mounted.first <= near.last - near.first + 1
  );
}

function same(one: Rows, other: Rows): boolean {
  return one.first === other.first && one.last === other.last;
}
