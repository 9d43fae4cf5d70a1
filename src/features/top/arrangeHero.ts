import type { Sized } from './justify.ts';

export interface HeroArrangement<Item> {
  /** The tallest piece, at the left over two rows. */
  readonly tall: Item | undefined;
  /** Beside it: a wide piece, and a pair. */
  readonly rows: readonly (readonly Item[])[];
  /** Below: a row across the wall. */
  readonly foot: readonly Item[];
}

/** Hangs the picked works: which place a piece takes follows from its proportion, so that none is cropped. */
export function arrangeHero<Item extends Sized>(items: readonly Item[]): HeroArrangement<Item> {
  const left = [...items];
  const take = (wanted: (item: Item) => boolean): Item | undefined => {
    const index = left.findIndex(wanted);
    return index === -1 ? left.shift() : left.splice(index, 1)[0];
  };
  const tall = take(({ aspect }) => aspect < 0.85);
  const wide = take(({ aspect }) => aspect > 1.2);
  const pair = [take(({ aspect }) => aspect >= 0.9 && aspect <= 1.4), take(({ aspect }) => aspect < 0.95)].filter((item) => item !== undefined);
  const foot = [take(({ aspect }) => aspect > 1.2), take(({ aspect }) => aspect > 1.2)].filter((item) => item !== undefined);
  return { tall, rows: [wide ? [wide] : [], pair].filter((row) => row.length > 0), foot };
}
