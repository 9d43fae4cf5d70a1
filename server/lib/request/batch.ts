import type { Context } from './context.ts';

type Load<Key, Value> = (context: Context, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

interface Batch<Key, Value> {
  readonly keys: Key[];
  readonly found: Promise<ReadonlyMap<Key, Value>>;
}

/** Waits until nothing else runs in this turn, so that promises about to resolve can add keys. */
function endOfTurn(): Promise<void> {
  return new Promise((resolve) => {
    void Promise.resolve().then(() => process.nextTick(resolve));
  });
}

class Loader<Key, Value> {
  readonly #read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;
  readonly #values = new Map<Key, Value | undefined | Promise<Value | undefined>>();
  #batch: Batch<Key, Value> | undefined;

  constructor(read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>) {
    this.#read = read;
  }

  /** A value already read is answered without a promise. */
  load(key: Key): Value | undefined | Promise<Value | undefined> {
    const known = this.#values.get(key);
    if (known !== undefined || this.#values.has(key)) return known;
    this.#batch ??= this.#begin();
    const { keys, found } = this.#batch;
    keys.push(key);
    const value = found.then((values) => values.get(key));
    this.#values.set(key, value);
    return value;
  }

  clear(key: Key): void {
    this.#values.delete(key);
  }

  clearAll(): void {
    this.#values.clear();
  }

  #begin(): Batch<Key, Value> {
    const keys: Key[] = [];
    const found = endOfTurn().then(async () => {
      this.#batch = undefined;
      const asked = keys.map((key) => this.#values.get(key));
      /** Keys not cleared in the meantime. */
      const those = () => keys.filter((key, index) => this.#values.get(key) === asked[index]);
      try {
        const values = await this.#read(keys);
        for (const key of those()) this.#values.set(key, values.get(key));
        return values;
      } catch (error) {
        // A failed read may be tried again.
        for (const key of those()) this.#values.delete(key);
        throw error;
      }
    });
    return { keys, found };
  }
}

/** Avoids a promise when the value is already there. */
export function after<Value, Result>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Result,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}

const begun = new WeakMap<object, (() => void)[]>();

/**
 * At the end of a request: drops what its loaders read. WeakMap entries survive minor garbage collections, so
 * without this they would all live until the next full one.
 */
export function release(context: object): void {
  for (const end of begun.get(context) ?? []) end();
  begun.delete(context);
}

/**
 * The one way to read a child of many parents: all keys asked for in one turn of the event loop are read by one statement, and each at
 * most once per request. The loader belongs to the request's context, so nothing is remembered across viewers.
 *
 * @example const mediaOf = batched((context, productIds: readonly string[]) => sql.mediaOfProducts(context.services.db, productIds));
 *          mediaOf(context).load(product.id)
 */
export function batched<Key, Value>(load: Load<Key, Value>): (context: Context) => Loader<Key, Value> {
  const loaders = new WeakMap<Context, Loader<Key, Value>>();
  return (context) => {
    const known = loaders.get(context);
    if (known) return known;
    const loader = new Loader<Key, Value>((keys) => load(context, keys));
    loaders.set(context, loader);
    const ends = begun.get(context) ?? [];
    ends.push(() => loaders.delete(context));
    begun.set(context, ends);
    return loader;
  };
}

/** Groups rows by parent, in the order read; every key gets a list. */
export function groupBy<Row, Key>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))?.push(row);
  return groups;
}

export function indexBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}
