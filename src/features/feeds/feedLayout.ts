import type { FeedView } from '../../relay/feeds/feedTypes.ts';
import { FeedRows } from './feedRows.ts';
import type { FeedRow } from './feedRows.ts';

/** A card in the layout; `at` is its index in the feed's list. */
export interface PlacedItem {
  readonly id: string;
  readonly at: number;
  readonly isPick: boolean;
}

export type PlacedRow = FeedRow<PlacedItem>;

/**
 * Keeps rows in step with a feed's list, which only grows, except that a reloaded page may differ: seen by
 * its last card, and laid out anew.
 */
export class FeedLayout<TResponse> {
  readonly #isPick: (response: TResponse, index: number) => boolean;
  readonly #picks: ReadonlySet<string>;
  #columns = 0;
  #omit: readonly string[] = [];
  #rows = new FeedRows<PlacedItem>(1);
  #laid = 0;
  #lastId: string | undefined;
  #ended = false;
  #snapshot: readonly PlacedRow[] = [];

  /** `picks`: cards that were large when the list was left; their data may be gone. */
  constructor(
    isPick: (response: TResponse, index: number) => boolean,
    picks: readonly string[] | undefined = [],
  ) {
    this.#isPick = isPick;
    this.#picks = new Set(picks);
  }

  /** The rows of the list without `omit`; the same array if unchanged. */
  rowsOf(view: FeedView<TResponse>, columns: number, omit: readonly string[]): readonly PlacedRow[] {
    const ended = view.tail === 'end';
    const grewAtTheEnd =
      view.count >= this.#laid && (this.#laid === 0 || view.at(this.#laid - 1)?.id === this.#lastId);
    const same = columns === this.#columns && equal(omit, this.#omit);
    if (!same || !grewAtTheEnd || (this.#ended && !ended)) {
      this.#columns = columns;
      this.#omit = omit;
      this.#rows = new FeedRows<PlacedItem>(columns);
      this.#laid = 0;
      this.#ended = false;
    } else if (this.#laid === view.count && this.#ended === ended) {
      return this.#snapshot;
    }
    const left = new Set(omit);
    const added: PlacedItem[] = [];
    for (let at = this.#laid; at < view.count; at += 1) {
      const item = view.at(at);
      if (item && !left.has(item.id)) {
        const { response } = item.page;
        const isPick = response === null ? this.#picks.has(item.id) : this.#isPick(response, item.index);
        added.push({ id: item.id, at, isPick });
      }
    }
    this.#rows.append(added);
    if (ended && !this.#ended) this.#rows.finish();
    this.#ended = ended;
    this.#laid = view.count;
    this.#lastId = view.count > 0 ? view.at(view.count - 1)?.id : undefined;
    this.#snapshot = [...this.#rows.rows];
    return this.#snapshot;
  }
}

function equal(some: readonly string[], others: readonly string[]): boolean {
  return some === others || (some.length === others.length && some.every((id, i) => id === others[i]));
}

export function picksOf(rows: readonly PlacedRow[]): readonly string[] {
  return rows.flatMap((row) => (row.kind === 'pick' ? [row.pick.id] : []));
}

/** The row's first index in the list. */
export function firstOf(row: PlacedRow): number {
  return Math.min(...itemsOf(row).map(({ at }) => at));
}

export function itemsOf(row: PlacedRow): readonly PlacedItem[] {
  return row.kind === 'pick' ? row.items.concat(row.pick) : row.items;
}

/** The list's indexes that these rows show. */
export function reachOf(
  rows: readonly PlacedRow[],
  first: number,
  last: number,
): { first: number; last: number } | null {
  const places = rows
    .slice(Math.max(0, first), last + 1)
    .flatMap(itemsOf)
    .map(({ at }) => at);
  return places.length === 0 ? null : { first: Math.min(...places), last: Math.max(...places) };
}
