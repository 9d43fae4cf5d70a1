export interface Hanging {
  /** Width by height of each picture of the work, in their order. */
  readonly aspects: readonly number[];
}

export interface Hung<Item> {
  readonly item: Item;
  /** Which of its pictures hangs. */
  readonly picture: number;
  readonly aspect: number;
}

export interface HeroArrangement<Item> {
  /** The tallest piece, at the left over two rows. */
  readonly tall: Hung<Item> | undefined;
  /** Beside it: a wide piece, and a pair. */
  readonly rows: readonly (readonly Hung<Item>[])[];
  /** Below: a row across the wall. */
  readonly foot: readonly Hung<Item>[];
}

interface Place {
  readonly from: number;
  readonly to: number;
}

const upright: Place = { from: 0, to: 0.85 };
const wide: Place = { from: 1.2, to: Number.POSITIVE_INFINITY };

/**
 * Hangs the picked works: a place takes the first work that has a picture of its proportion, so that none is cropped, and the next work when
 * none has. Square ones are passed over: they mostly show a detail.
 */
export function arrangeHero<Item extends Hanging>(items: readonly Item[]): HeroArrangement<Item> {
  const left = [...items];
  const hang = ({ from, to }: Place): Hung<Item> | undefined => {
    const fits = (aspect: number): boolean => aspect >= from && aspect < to;
    const found = left.findIndex(({ aspects }) => aspects.some(fits));
    const [item] = left.splice(Math.max(found, 0), 1);
    if (!item) return undefined;
    const picture = Math.max(item.aspects.findIndex(fits), 0);
    return { item, picture, aspect: item.aspects[picture] ?? 4 / 3 };
  };
  const row = (...places: readonly Place[]) => places.map(hang).filter((hung) => hung !== undefined);
  const tall = hang(upright);
  const rows = [row(wide), row(wide, upright)].filter((hung) => hung.length > 0);
  return { tall, rows, foot: row(wide, wide, wide) };
}
