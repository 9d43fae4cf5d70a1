/** A list that is made of parts without copying them. */
export class PartedList<One> {
  readonly length: number;
  readonly #parts: readonly (readonly One[])[];
  /** The place of each part's first. */
  readonly #starts: readonly number[];

  constructor(parts: readonly (readonly One[])[]) {
    const starts: number[] = [];
    let length = 0;
    for (const part of parts) {
      starts.push(length);
      length += part.length;
    }
    this.length = length;
    this.#parts = parts;
    this.#starts = starts;
  }

  *[Symbol.iterator](): Iterator<One> {
    for (const part of this.#parts) yield* part;
  }

  at(index: number): One | undefined {
    const place = index < 0 ? this.length + index : index;
    const part = lastNotAfter(this.#starts, place);
    return this.#parts[part]?.[place - (this.#starts[part] ?? 0)];
  }

  findIndex(isWanted: (one: One) => boolean): number {
    for (const [index, part] of this.#parts.entries()) {
      const found = part.findIndex(isWanted);
      if (found !== -1) return found + (this.#starts[index] ?? 0);
    }
    return -1;
  }
}

/** By halves. */
function lastNotAfter(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
