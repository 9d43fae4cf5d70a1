export interface Sized {
  readonly aspect: number;
}

/**
 * Breaks pictures into rows of about one proportion, so that each row, its pictures as wide as their aspects, fills the width uncropped.
 * The last row joins the one before it when it would be too tall.
 */
export function justify<Item extends Sized>(
  items: readonly Item[],
  rowAspect: number,
): readonly (readonly Item[])[] {
  const rows: Item[][] = [];
  let row: Item[] = [];
  let sum = 0;
  for (const item of items) {
    const over = sum + item.aspect - rowAspect;
    const under = rowAspect - sum;
    if (row.length > 0 && over > under) {
      rows.push(row);
      row = [];
      sum = 0;
    }
    row.push(item);
    sum += item.aspect;
  }
  const before = rows.at(-1);
  if (row.length > 0 && before && sum < rowAspect * 0.55) before.push(...row);
  else if (row.length > 0) rows.push(row);
  return rows;
}
