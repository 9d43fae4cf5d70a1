export interface Sized {
  readonly aspect: number;
}

/**
 * Splits pictures into rows of about the same total aspect ratio, so that every row fills the width
 * uncropped. A last row that would be too tall joins the one before.
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
