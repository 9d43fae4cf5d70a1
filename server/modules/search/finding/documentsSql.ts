import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { bound, notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import type { Kind } from '../indexing/sourcesSql.ts';
import { tiers } from '../indexing/tiersSql.ts';
import { holdsWords } from './formsSql.ts';
import type { Wanted } from './formsSql.ts';
import { isInPlaces, placesOf } from './gramsSql.ts';

/** The documents that a question is about, and that its viewer may find. */

/** Who looks. */
export interface Looking {
  readonly scope: ViewerScope | undefined;
  readonly isMember: boolean;
}

/** By group: several of one are alternatives, the groups hold together. */
export type Filters = ReadonlyMap<string, readonly string[]>;

export type Sort = 'BEST' | 'NEWEST';

export interface Asked {
  readonly kind: Kind;
  readonly words: readonly Wanted[];
  /** Any of the words, those with most of them first. */
  readonly isLoose: boolean;
  readonly filters: Filters;
  readonly sort: Sort;
}

/** The one condition of what a viewer may find: see visibilitySql.ts. What is shown is looked up once more by id. */
export function mayBeFound({ scope, isMember }: Looking): RawBuilder<boolean> {
  const open = isMember ? sql`d.audience in ('EVERYONE', 'MEMBERS')` : sql`d.audience = 'EVERYONE'`;
  return scope === undefined
    ? sql<boolean>`(d.audience <> 'NOBODY' and ${open})`
    : sql<boolean>`(d.audience <> 'NOBODY' and ${open} and (d.owner_id is null or ${notHiddenFrom(bound(scope), 'd.owner_id')}))`;
}

export function fits(filters: Filters): RawBuilder<boolean> {
  const groups = [...filters.values()].filter((values) => values.length > 0);
  return groups.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        groups.map((values) => sql`d.facets && ${[...values]}::text[]`),
        sql` and `,
      )})`;
}

/** Documents as `m`, a tier at a time: whoever wants only some reads no more of the next. */
function ofTiers(
  places: readonly string[],
  columns: RawBuilder<unknown>,
  condition: RawBuilder<boolean>,
): RawBuilder<unknown> {
  return sql`unnest(${[...places]}::text[]) as t (places)
    cross join lateral (
      select ${columns} from search_documents as d where ${isInPlaces(sql.ref('t.places'))} and ${condition}) as m`;
}

/** Documents that fit the question. */
export function fitting(
  { kind, words, isLoose, filters }: Omit<Asked, 'sort'>,
  looking: Looking,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const condition = sql<boolean>`${mayBeFound(looking)} and ${fits(filters)}`;
  // Written out: each kind's share of an order is known to the planner.
  if (words.length === 0)
    return sql`(select ${columns} from search_documents as d where d.kind = ${sql.lit(kind)} and ${condition}) as m`;
  return ofTiers(
    placesAmong([kind], words, isLoose),
    columns,
    sql<boolean>`${condition} and ${holdsWords(words, isLoose)}`,
  );
}

export const placesAmong = (
  among: readonly Kind[],
  words: readonly Wanted[],
  isLoose = false,
): readonly string[] => among.flatMap((kind) => tiers.map((tier) => placesOf(kind, tier, words, isLoose)));
