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
  readonly #omit: ReadonlySet<string>;
  #columns = 0;
  #rows = new FeedRows<PlacedItem>(1);
  #laid = 0;
  #lastId: string | undefined;
  #ended = false;
  #snapshot: readonly PlacedRow[] = [];

  /** What stands in `omit` is shown elsewhere on the page already. */
  constructor(isPick: (response: TResponse, index: number) => boolean, omit: readonly string[]) {
    this.#isPick = isPick;
    this.#omit = new Set(omit);
  }

  /** The rows for what the list holds now. The same array as long as nothing changed. */
  rowsOf(view: FeedView<TResponse>, columns: number): readonly PlacedRow[] {
    const ended = view.tail === 'end';
    const grewAtTheEnd = this.#laid === 0 || view.at(this.#laid - 1)?.id === this.#lastId;
    if (columns !== this.#columns || view.count < this.#laid || !grewAtTheEnd || (this.#ended && !ended)) {
      this.#columns = columns;
      this.#rows = new FeedRows<PlacedItem>(columns);
      this.#laid = 0;
      this.#ended = false;
    } else if (this.#laid === view.count && this.#ended === ended) {
      return this.#snapshot;
    }
    const added: PlacedItem[] = [];
    for (let at = this.#laid; at < view.count; at += 1) {
      const item = view.at(at);
      if (item && !this.#omit.has(item.id)) {
        const { response } = item.page;
        added.push({ id: item.id, at, isPick: response !== null && this.#isPick(response, item.index) });
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

/** First and last place in the flat list that the rows from `first` to `last` show. */
export function reachOf(
  rows: readonly PlacedRow[],
  first: number,
  last: number,
): { first: number; last: number } | null {
  const places = rows
    .slice(Math.max(0, first), last + 1)
    .flatMap((row) => (row.kind === 'pick' ? [row.pick].concat(row.items) : row.items))
    .map(({ at }) => at);
  return places.length === 0 ? null : { first: Math.min(...places), last: Math.max(...places) };
}
