export interface FeedItem {
  readonly id: string;
  readonly isPick: boolean;
}

export type FeedRow<Item extends FeedItem> =
  | { readonly kind: 'row'; readonly items: readonly Item[] }
  | {
      readonly kind: 'pick';
      readonly side: 'left' | 'right';
      readonly pick: Item;
      readonly items: readonly Item[];
    };

/** Plain rows between two 2×2 picks: at most one pick a screen. */
const rowsBetweenPicks = 3;

/**
 * Lays cards into rows. Rows never change, so adding a page is cheap and nothing moves. Cards that do not
 * fill a row wait for the next page or `finish`.
 */
export class FeedRows<Item extends FeedItem> {
  readonly rows: FeedRow<Item>[] = [];
  readonly #columns: number;
  #waiting: Item[] = [];
  #pick: Item | undefined;
  #sincePick = rowsBetweenPicks - 1;
  #picks = 0;

  constructor(columns: number) {
    this.#columns = columns;
  }

  append(items: readonly Item[]): void {
    for (const item of items) {
      if (item.isPick && !this.#pick && this.#sincePick >= rowsBetweenPicks - 1) this.#pick = item;
      else this.#waiting.push(item);
      this.#emit();
    }
  }

  /** The feed ended: waiting cards make the last rows. */
  finish(): void {
    if (this.#pick) this.#waiting.unshift(this.#pick);
    this.#pick = undefined;
    while (this.#waiting.length > 0) this.#plainRow();
  }

  #plainRow(): void {
    this.rows.push({ kind: 'row', items: this.#waiting.splice(0, this.#columns) });
    this.#sincePick += 1;
  }

  #emit(): void {
    // Beside a 2×2 are two rows of the other columns; with two columns it is alone.
    const beside = (this.#columns - 2) * 2;
    if (this.#pick && this.#waiting.length >= beside) {
      this.#picks += 1;
      this.rows.push({
        kind: 'pick',
        side: this.#picks % 2 === 1 ? 'right' : 'left',
        pick: this.#pick,
        items: this.#waiting.splice(0, beside),
      });
      this.#pick = undefined;
      this.#sincePick = 0;
    }
    if (!this.#pick && this.#waiting.length >= this.#columns) this.#plainRow();
  }
}
