import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { customPlan } from '../../../db/statements.ts';
import { bound, notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import { kinds } from '../indexing/sourcesSql.ts';
import type { Kind } from '../indexing/sourcesSql.ts';
import { tiersOf } from '../indexing/tiersSql.ts';
import { gramsOf, isShort } from './gramsSql.ts';
import { isUuid } from '../../../lib/ids.ts';

/** Counted to here; beyond it there are more. */
export const mostCounted = 2_000;

export interface Wanted {
  readonly typed: string;
  readonly forms: readonly {
    readonly way: 'READING' | 'SIGNS' | 'SYNONYM';
    readonly text: string;
    readonly weight: number;
  }[];
}

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

export interface Place {
  readonly score: number;
  readonly weight: number;
  readonly id: string;
}

export interface FoundRow extends Place {
  readonly title: string;
  readonly body: string;
  readonly spans: unknown;
}

type Form = Wanted['forms'][number];

const like = (text: string): string => `%${text.replace(/[\\%_]/gu, '\\$&')}%`;

const columns = (way: Form['way']): { readonly title: string; readonly body: string } =>
  way === 'READING'
    ? { title: 'd.spoken_title', body: 'd.spoken_body' }
    : { title: 'd.folded_title', body: 'd.folded_body' };

const byIndex = (form: Form): RawBuilder<boolean> => sql<boolean>`d.grams @> ${gramsOf(form)}::text[]`;

const inText = (form: Form): RawBuilder<boolean> => {
  const { title, body } = columns(form.way);
  const pattern = like(form.text);
  return sql<boolean>`${sql.ref(title)} like ${pattern} or ${sql.ref(body)} like ${pattern}`;
};

/** By the index, and where the pairs alone do not say it, by the words themselves. */
const holds = (form: Form): RawBuilder<boolean> =>
  isShort(form) ? byIndex(form) : sql<boolean>`(${byIndex(form)} and (${inText(form)}))`;

const either = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([...conditions], sql` or `)})`;

/**
 * The index alone first: what it answers is not looked at again. To compare the pairs of a row takes twenty times as long as to look into its
 * text, so that is left for who has only the short forms by another reading.
 */
function anyForm({ forms }: Wanted): RawBuilder<boolean> {
  const indexed = either(forms.map(byIndex));
  if (forms.every(isShort)) return indexed;
  return sql<boolean>`(${indexed} and ${either([...forms.map(inText), ...forms.filter(isShort).map(byIndex)])})`;
}

/** Title before text, the whole title before a whole word before its beginning before a part. */
function worth(form: Form): RawBuilder<number> {
  const { title, body } = columns(form.way);
  const inBody = isShort(form)
    ? sql`case when ${holds(form)} then 12 else 0 end`
    : sql`case when strpos(${sql.ref(body)}, ${form.text}) > 0 and ${holds(form)} then 12 else 0 end`;
  return sql<number>`(${sql.lit(form.weight)} * case
    when ${sql.ref(title)} = ${form.text} then 100
    when ${form.text} = any(d.title_words) then 70
    when starts_with(${sql.ref(title)}, ${form.text}) then 50
    when strpos(${sql.ref(title)}, ${form.text}) > 0 then ${sql.lit(form.way === 'READING' ? 30 : 40)}
    else ${inBody} end)`;
}

/** As typed before folded: three in a hundred more. */
function worthOfWord({ typed, forms }: Wanted): RawBuilder<number> {
  return sql<number>`(greatest(${sql.join(forms.map(worth))})
    + case when strpos(d.title, ${typed}) > 0 then 30 else 0 end)`;
}

function scoreOf(words: readonly Wanted[], isLoose: boolean): RawBuilder<number> {
  if (words.length === 0) return sql<number>`0`;
  const one = (word: Wanted) =>
    isLoose
      ? sql`(case when ${anyForm(word)} then 100000 + ${worthOfWord(word)} else 0 end)`
      : worthOfWord(word);
  return sql<number>`(${sql.join(words.map(one), sql` + `)})`;
}

/** The one condition of what a viewer may find: see visibilitySql.ts. What is shown is looked up once more by id. */
function mayBeFound({ scope, isMember }: Looking): RawBuilder<boolean> {
  const open = isMember ? sql`d.audience in ('EVERYONE', 'MEMBERS')` : sql`d.audience = 'EVERYONE'`;
  return scope === undefined
    ? sql<boolean>`(d.audience <> 'NOBODY' and ${open})`
    : sql<boolean>`(d.audience <> 'NOBODY' and ${open} and (d.owner_id is null or ${notHiddenFrom(bound(scope), 'd.owner_id')}))`;
}

/** One kind at a time, written out: each has an index of its own. */
const isOfKind = (kind: Kind): RawBuilder<boolean> => sql<boolean>`d.kind = ${sql.lit(kind)}`;

function fits(filters: Filters): RawBuilder<boolean> {
  const groups = [...filters.values()].filter((values) => values.length > 0);
  return groups.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        groups.map((values) => sql`d.facets && ${[...values]}::text[]`),
        sql` and `,
      )})`;
}

function matches(
  { kind, words, isLoose, filters }: Omit<Asked, 'sort'>,
  looking: Looking,
): RawBuilder<boolean> {
  const all = words.map(anyForm);
  const worded = all.length === 0 ? sql`true` : isLoose ? either(all) : sql`(${sql.join(all, sql` and `)})`;
  return sql<boolean>`${isOfKind(kind)} and ${mayBeFound(looking)} and ${worded} and ${fits(filters)}`;
}

const newest = sql`(extract(epoch from d.sort_at) * 1000)::float8`;

function matched(asked: Asked, looking: Looking): RawBuilder<unknown> {
  const isNewest = asked.sort === 'NEWEST';
  return sql`
    matched as materialized (
      select d.subject_id as id, ${isNewest ? sql`0` : scoreOf(asked.words, asked.isLoose)}::int as score,
        ${isNewest ? newest : sql`d.quality::float8`} as weight
      from search_documents as d
      where ${matches(asked, looking)}
      order by ${isNewest ? sql`d.sort_at desc` : sql`d.quality desc`}, d.subject_id desc
      limit ${sql.lit(mostCounted + 1)})`;
}

/**
 * The best tier first, and from the next only as many as are still to be counted: what is common is not read to its end. What a row is
 * worth is worked out after the limit.
 */
function matchedByTier(asked: Asked, looking: Looking, tiers: readonly number[]): RawBuilder<unknown> {
  const name = (tier: number) => sql.raw(`tier_${tier}`);
  const condition = matches(asked, looking);
  const parts = tiers.map((tier, at) => {
    const better = tiers.slice(0, at).map((one) => sql` - (select count(*) from ${name(one)})`);
    return sql`
    ${name(tier)} as materialized (
      select d.subject_id as id, ${scoreOf(asked.words, asked.isLoose)}::int as score, d.quality::float8 as weight
      from search_documents as d
      where d.tier = ${sql.lit(tier)} and ${condition}
      order by d.quality desc, d.subject_id desc
      limit ${sql.lit(mostCounted + 1)}${sql.join(better, sql``)})`;
  });
  const all = sql.join(
    tiers.map((tier) => sql`select * from ${name(tier)}`),
    sql` union all `,
  );
  return sql`${sql.join(parts)}, matched as (${all})`;
}

/** A page of what fits, the best first, and how many there are: of more than can be counted, the freshest and best received. */
export async function found(
  db: Kysely<Tables>,
  asked: Asked,
  looking: Looking,
  page: { readonly limit: number; readonly backward: boolean; readonly from: Place | undefined },
): Promise<{ readonly rows: readonly FoundRow[]; readonly count: number }> {
  const { limit, backward, from } = page;
  const isWorded = asked.sort === 'BEST' && asked.words.length > 0;
  const tiers = isWorded ? await tiersOf(db, asked.kind) : [0];
  const order = sql.raw(backward ? 'asc' : 'desc');
  const beyond =
    from === undefined
      ? sql`true`
      : sql`(m.score, m.weight, m.id) ${sql.raw(backward ? '>' : '<')} (${from.score}::int, ${from.weight}::float8, ${from.id}::uuid)`;
  const { rows } = await sql<
    { [name in keyof FoundRow]: FoundRow[name] | null } & { readonly count: number }
  >`
    with ${tiers.length > 1 ? matchedByTier(asked, looking, tiers) : matched(asked, looking)}
    select n.count, f.id, f.score, f.weight, d.title, d.body, d.spans
    from (select count(*)::int as count from matched) as n
    left join (
      select m.* from matched as m where ${beyond}
      order by m.score ${order}, m.weight ${order}, m.id ${order} limit ${limit + 1}) as f on true
    left join search_documents as d on d.kind = ${sql.lit(asked.kind)} and d.subject_id = f.id
    order by f.score ${order}, f.weight ${order}, f.id ${order} ${customPlan}`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.flatMap(({ id, score, weight, title, body, spans }): FoundRow[] =>
      id === null || score === null || weight === null || title === null || body === null
        ? []
        : [{ id, score, weight, title, body, spans }],
    ),
  };
}

/** Documents by the ids of what they are of, as far as the viewer may find them. */
export async function foundByIds(
  db: Kysely<Tables>,
  kind: Kind,
  ids: readonly string[],
  looking: Looking,
): Promise<ReadonlyMap<string, Pick<FoundRow, 'body' | 'spans' | 'title'>>> {
  const { rows } = await sql<Pick<FoundRow, 'body' | 'id' | 'spans' | 'title'>>`
    select d.subject_id as id, d.title, d.body, d.spans from search_documents as d
    where d.kind = ${sql.lit(kind)} and d.subject_id = any(${ids.filter(isUuid)}::uuid[]) and ${mayBeFound(looking)}`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** How many of a kind hold the words: no further than can be counted. */
export async function countOf(db: Kysely<Tables>, asked: Asked, looking: Looking): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from search_documents as d where ${matches(asked, looking)} limit ${sql.lit(mostCounted + 1)}) as m ${customPlan}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** For each of several questions how many documents of any kind hold its words: no further than can be counted. */
export async function countsOf(
  db: Kysely<Tables>,
  questions: readonly (readonly Wanted[])[],
  looking: Looking,
): Promise<readonly number[]> {
  if (questions.length === 0) return [];
  const counts = questions.map((words) => {
    const ofKinds = kinds.map(
      (kind) => sql`select from search_documents as d where ${isOfKind(kind)}
      and ${mayBeFound(looking)} and ${sql.join(words.map(anyForm), sql` and `)}`,
    );
    return sql`(select count(*)::int from (${sql.join(ofKinds, sql` union all `)} limit ${sql.lit(mostCounted + 1)}) as m)`;
  });
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts ${customPlan}`.execute(db);
  return rows[0]?.counts ?? [];
}

/** For each word whether any document of these kinds that the viewer may find holds it. */
export async function known(
  db: Kysely<Tables>,
  among: readonly Kind[],
  words: readonly Wanted[],
  looking: Looking,
): Promise<readonly boolean[]> {
  if (words.length === 0) return [];
  const isHeld = (word: Wanted): RawBuilder<boolean> =>
    either(
      among.map(
        (kind) => sql<boolean>`exists (
          select from search_documents as d where ${isOfKind(kind)} and ${mayBeFound(looking)} and ${anyForm(word)})`,
      ),
    );
  const { rows } = await sql<{ known: boolean[] }>`
    select array[${sql.join(words.map(isHeld))}] as known ${customPlan}`.execute(db);
  return rows[0]?.known ?? [];
}

export interface FacetRow {
  readonly facet: string;
  readonly count: number;
}

/** How many of what fits each value would leave; of a group that is chosen from, beside the others' choices alone. */
export async function facetsOf(db: Kysely<Tables>, asked: Asked, looking: Looking): Promise<FacetRow[]> {
  const { filters } = asked;
  const chosen = [...filters.keys()].filter((group) => (filters.get(group)?.length ?? 0) > 0);
  const groups = [...chosen, null];
  const parts = groups.map((group) => {
    const others = new Map([...filters].filter(([name]) => name !== group));
    const isOurs =
      group === null
        ? chosen.length === 0
          ? sql`true`
          : sql`split_part(v.facet, ':', 1) <> all(${chosen}::text[])`
        : sql`split_part(v.facet, ':', 1) = ${group}`;
    return sql`(
      select v.facet, count(*)::int as count
      from (select d.facets from search_documents as d where ${matches({ ...asked, filters: others }, looking)}
        limit ${sql.lit(mostCounted + 1)}) as m, unnest(m.facets) as v (facet)
      where ${isOurs} group by v.facet)`;
  });
  const { rows } =
    await sql<FacetRow>`${sql.join(parts, sql` union all `)} order by count desc, facet ${customPlan}`.execute(
      db,
    );
  return rows;
}

/** What each form of each word is worth in one document, for whoever asks why it stands where it does. */
export async function explained(
  db: Kysely<Tables>,
  words: readonly Wanted[],
  subject: string,
): Promise<
  readonly {
    readonly kind: Kind;
    readonly title: string;
    readonly quality: number;
    readonly audience: string;
    readonly worth: readonly number[];
  }[]
> {
  const worths = words.flatMap(({ forms }) => forms.map(worth));
  const { rows } = await sql<{
    kind: Kind;
    title: string;
    quality: number;
    audience: string;
    worth: number[];
  }>`
    select d.kind, d.title, d.quality::float8 as quality, d.audience,
      ${worths.length === 0 ? sql`'{}'::int[]` : sql`array[${sql.join(worths)}]::int[]`} as worth
    from search_documents as d where d.subject_id = ${subject}::uuid ${customPlan}`.execute(db);
  return rows;
}
