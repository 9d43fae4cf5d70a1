import DataLoader from 'dataloader';
import type { Context } from './context.ts';

type Load<Key, Value> = (context: Context, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

/**
 * The one way to read a child of many parents: all keys asked for in one turn of the event loop are read by one statement, and each at
 * most once per request. The loader belongs to the request's context, so nothing is remembered across viewers.
 *
 * @example const mediaOf = batched((context, productIds: readonly string[]) => sql.mediaOfProducts(context.services.db, productIds));
 *          mediaOf(context).load(product.id)
 */
export function batched<Key, Value>(
  load: Load<Key, Value>,
): (context: Context) => DataLoader<Key, Value | undefined> {
  const loaders = new WeakMap<Context, DataLoader<Key, Value | undefined>>();
  return (context) => {
    const known = loaders.get(context);
    if (known) return known;
    const loader = new DataLoader<Key, Value | undefined>(async (keys) => {
      const found = await load(context, keys);
      return keys.map((key) => found.get(key));
    });
    loaders.set(context, loader);
    return loader;
  };
}

/** Rows of children grouped by their parent, in the order they came; every parent asked for has a list. */
export function groupBy<Row, Key>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))?.push(row);
  return groups;
}

/** Rows by their key, for children of which a parent has one. */
export function indexBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}
