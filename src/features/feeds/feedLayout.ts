import type { FeedView } from '../../relay/feedTypes.ts';
import { FeedRows } from './feedRows.ts';
import type { FeedRow } from './feedRows.ts';

/** A card's place in a laid-out feed: `at` is its place in the flat list that the feed keeps. */
export interface PlacedItem {
  readonly id: string;
  readonly at: number;
  readonly isPick: boolean;
}

export type PlacedRow = FeedRow<PlacedItem>;

/**
 * Keeps the rows of one feed in step with its list. The list is append-only but for a page that comes back different from the server,
 * which is seen at its last card and laid out anew.
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

  /** `picks`: what stood large when the list was left, whose data may not be there any more. */
  constructor(
    isPick: (response: TResponse, index: number) => boolean,
    picks: readonly string[] | undefined = [],
  ) {
    this.#isPick = isPick;
    this.#picks = new Set(picks);
  }

  /** The rows for what the list holds now, without what stands in `omit`. The same array as long as nothing changed. */
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

/** The cards that stand large. */
export function picksOf(rows: readonly PlacedRow[]): readonly string[] {
  return rows.flatMap((row) => (row.kind === 'pick' ? [row.pick.id] : []));
}

/** Where a row begins in the flat list. */
export function firstOf(row: PlacedRow): number {
  return Math.min(...itemsOf(row).map(({ at }) => at));
}

export function itemsOf(row: PlacedRow): readonly PlacedItem[] {
  return row.kind === 'pick' ? row.items.concat(row.pick) : row.items;
}

/** First and last place in the flat list that the rows from `first` to `last` show. */
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
