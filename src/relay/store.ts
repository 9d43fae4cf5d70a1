import { RecordSource, REF_KEY, REFS_KEY, ROOT_ID, Store } from 'relay-runtime';
import type { MutableRecordSource } from 'relay-runtime';
import { isObject } from './graphqlResponse.ts';

export interface StoreOptions {
  /** Queries no page shows any more, whose data stays for Back. The endless feeds keep their own pages. */
  readonly releasedQueriesKept: number;
  readonly gcScheduler?: (run: () => void) => void;
  readonly source?: MutableRecordSource;
}

/**
 * Relay's garbage collection takes records and leaves the root's links to them. Each answer copies the whole root record,
 * so that five hundred pages of a feed would make the next one twice as dear: the dead links go as well.
 */
export function createStore({ releasedQueriesKept, gcScheduler, source }: StoreOptions): Store {
  const records = source ?? new RecordSource();
  return new Store(records, {
    gcReleaseBufferSize: releasedQueriesKept,
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
  // Nobody reads the others: a query that did would be retained, and its records with it.
  if (living.length < fields.length) records.set(ROOT_ID, Object.fromEntries(living));
}

function linksOf(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  const one = value[REF_KEY];
  if (typeof one === 'string') return [one];
  const many = value[REFS_KEY];
  return Array.isArray(many) ? many.filter((id) => typeof id === 'string') : [];
}
