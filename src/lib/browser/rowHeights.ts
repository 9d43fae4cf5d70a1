/** Measured heights, valid for the same rows at the same width. */
export interface RowHeightsSnapshot {
  readonly measured: ReadonlyMap<number, number>;
  readonly ofKinds: ReadonlyMap<string, number>;
}

/**
 * Heights and offsets of a list's rows. A row not yet measured counts as high as the last measured one of its
 * kind, or the guess. Rows are only appended, or all replaced.
 */
export class RowHeights {
  readonly #guess: (kind: string) => number;
  readonly #measured: Map<number, number>;
  readonly #ofKinds: Map<string, number>;
  #kinds: readonly string[] = [];
  /** `#starts[i]` is where row i begins, valid for i up to `#valid`. */
  #starts: number[] = [0];
  #valid = 0;

  constructor(guess: (kind: string) => number, known: RowHeightsSnapshot | null = null) {
    this.#guess = guess;
    this.#measured = new Map(known?.measured);
    this.#ofKinds = new Map(known?.ofKinds);
  }

  get count(): number {
    return this.#kinds.length;
  }

  setKinds(kinds: readonly string[]): void {
    const before = this.#kinds;
    let same = 0;
    while (same < before.length && before[same] === kinds[same]) same += 1;
    if (same < before.length) for (let i = same; i < before.length; i += 1) this.#measured.delete(i);
    this.#kinds = kinds;
    this.#starts.length = Math.min(this.#starts.length, kinds.length + 1);
    this.#valid = Math.min(this.#valid, same);
  }

  forget(): void {
    this.#measured.clear();
    this.#ofKinds.clear();
    this.#valid = 0;
  }

  /** True when this differs from what was assumed. */
  measure(row: number, height: number): boolean {
    const kind = this.#kinds[row];
    if (kind === undefined || this.#measured.get(row) === height) return false;
    const differs = Math.abs(this.heightOf(row) - height) > 0.01;
    const teaches = this.#ofKinds.get(kind) !== height;
    this.#measured.set(row, height);
    this.#ofKinds.set(kind, height);
    if (teaches) this.#valid = 0;
    else if (differs) this.#valid = Math.min(this.#valid, row);
    return differs || teaches;
  }

  heightOf(row: number): number {
    const kind = this.#kinds[row] ?? '';
    return this.#measured.get(row) ?? this.#ofKinds.get(kind) ?? this.#guess(kind);
  }

  startOf(row: number): number {
    const wanted = Math.min(Math.max(row, 0), this.#kinds.length);
    for (let i = this.#valid; i < wanted; i += 1)
      this.#starts[i + 1] = (this.#starts[i] ?? 0) + this.heightOf(i);
    this.#valid = Math.max(this.#valid, wanted);
    return this.#starts[wanted] ?? 0;
  }

  get total(): number {
    return this.startOf(this.#kinds.length);
  }

  /** Clamped to the first and last row. */
  rowAt(place: number): number {
    this.startOf(this.#kinds.length);
    let low = 0;
    let high = Math.max(0, this.#kinds.length - 1);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  snapshot(): RowHeightsSnapshot {
    return { measured: new Map(this.#measured), ofKinds: new Map(this.#ofKinds) };
  }
}
