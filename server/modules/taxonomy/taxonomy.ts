import type { Context } from '../../lib/request/context.ts';
import type { Services } from '../../lib/request/services.ts';
import * as sql from './sql.ts';
import type { TaxonomyEntry, TaxonomyName } from './sql.ts';

interface Taxonomy {
  readonly list: readonly TaxonomyEntry[];
  readonly byId: ReadonlyMap<number, TaxonomyEntry>;
}

/** Taxonomies change only with migrations, so each is read once per process. */
const known = new WeakMap<Services, Map<TaxonomyName, Taxonomy | Promise<Taxonomy>>>();

function taxonomy(services: Services, name: TaxonomyName): Taxonomy | Promise<Taxonomy> {
  const own = known.get(services);
  if (!own) {
    known.set(services, new Map());
    return taxonomy(services, name);
  }
  const cached = own.get(name);
  if (cached) return cached;
  const loading = sql.entries(services.db, name).then((list) => {
    const read = { list, byId: new Map(list.map((entry) => [entry.key, entry])) };
    own.set(name, read);
    return read;
  });
  own.set(name, loading);
  // Try again after a failure.
  loading.catch(() => own.delete(name));
  return loading;
}

export async function all(context: Pick<Context, 'services'>, name: TaxonomyName): Promise<TaxonomyEntry[]> {
  return [...(await taxonomy(context.services, name)).list];
}

/** The entries of these ids, in their order. */
export function named(
  context: Context,
  name: TaxonomyName,
  ids: readonly number[],
): TaxonomyEntry[] | Promise<TaxonomyEntry[]> {
  const pick = ({ byId }: Taxonomy) => ids.map((id) => byId.get(id)).filter((entry) => entry !== undefined);
  const found = taxonomy(context.services, name);
  return found instanceof Promise ? found.then(pick) : pick(found);
}

export async function byIds(
  context: Context,
  name: TaxonomyName,
  ids: readonly string[],
): Promise<(TaxonomyEntry | null)[]> {
  const entries = await taxonomy(context.services, name);
  return ids.map((id) => entries.byId.get(Number(id)) ?? null);
}
