export interface Hanging {
  /** Width / height of each picture. */
  readonly aspects: readonly number[];
}

export interface Hung<Item> {
  readonly item: Item;
  /** Index of the shown picture. */
  readonly picture: number;
  readonly aspect: number;
}

export interface HeroArrangement<Item> {
  /** At the left, two rows high. */
  readonly tall: Hung<Item> | undefined;
  /** Beside it: one wide picture, and a pair. */
  readonly rows: readonly (readonly Hung<Item>[])[];
  /** One row below. */
  readonly foot: readonly Hung<Item>[];
}

interface Place {
  readonly from: number;
  readonly to: number;
}

const upright: Place = { from: 0, to: 0.85 };
const wide: Place = { from: 1.2, to: Number.POSITIVE_INFINITY };

/**
 * Arranges the picks: each place takes the first work with a picture of its proportion, so that none is
 * cropped, else the next work. Square pictures are skipped, being mostly details.
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
