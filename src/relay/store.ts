import { RecordSource, REF_KEY, REFS_KEY, ROOT_ID, Store } from 'relay-runtime';
import type { CacheConfig, Disposable, MutableRecordSource, OperationDescriptor } from 'relay-runtime';
import { isObject } from './network/graphqlResponse.ts';

export interface StoreOptions {
  /** Queries of pages that were left, kept for Back. Feeds keep their own pages. */
  readonly releasedQueriesKept: number;
  readonly gcScheduler?: (run: () => void) => void;
  readonly source?: MutableRecordSource;
}

/**
 * For an operation whose owner retains it: once released it is collected, and takes no slot from another
 * query.
 */
export const keptByOwner: CacheConfig = { metadata: { keptByOwner: true } };

/**
 * Keeps the queries released last, as Relay's buffer does, except `keptByOwner` ones: sixteen feed pages
 * released together would push out the queries that Back needs.
 */
class KeepingStore extends Store {
  readonly #most: number;
  readonly #released: Disposable[] = [];

  constructor(
    source: MutableRecordSource,
    most: number,
    options: NonNullable<ConstructorParameters<typeof Store>[1]>,
  ) {
    super(source, { ...options, gcReleaseBufferSize: 0 });
    this.#most = most;
  }

  override retain(operation: OperationDescriptor): Disposable {
    const retained = super.retain(operation);
    if (operation.request.cacheConfig?.metadata?.['keptByOwner'] === true) return retained;
    let disposed = false;
    return {
      dispose: () => {
        if (disposed) return;
        disposed = true;
        this.#released.push(retained);
        if (this.#released.length > this.#most) this.#released.shift()?.dispose();
      },
    };
  }
}

/**
 * Relay's garbage collection deletes records but not the root's links to them, and each answer copies the
 * whole root record. After five hundred feed pages that doubles the cost of the next one, so the dead links
 * are removed too.
 */
export function createStore({ releasedQueriesKept, gcScheduler, source }: StoreOptions): Store {
  const records = source ?? new RecordSource();
  return new KeepingStore(records, releasedQueriesKept, {
    gcScheduler: gcScheduler ?? null,
    log: (event) => {
      if (event.name === 'store.gc.end') dropDeadLinks(records);
    },
  });
}

function dropDeadLinks(records: MutableRecordSource): void {
  const root = records.get(ROOT_ID);
  if (root == null) return;
  const fields = Object.entries(root);
  const living = fields.filter(([, value]) => linksOf(value).every((id) => records.has(id)));
  // Nobody reads the others: a query that did would be retained, and so would its records.
  if (living.length < fields.length) records.set(ROOT_ID, Object.fromEntries(living));
}

function linksOf(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  const one = value[REF_KEY];
  if (typeof one === 'string') return [one];
  const many = value[REFS_KEY];
  return Array.isArray(many) ? many.filter((id) => typeof id === 'string') : [];
}
