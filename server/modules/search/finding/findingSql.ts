import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { customPlan } from '../../../db/statements.ts';
import type { Kind } from '../indexing/sourcesSql.ts';
import { tiers } from '../indexing/tiersSql.ts';
import { countOf, counted, mostCounted } from './countingSql.ts';
import { fits, fitting, mayBeFound, placesAmong } from './documentsSql.ts';
import type { Asked, Looking } from './documentsSql.ts';
import { either, holdsWord, worth } from './formsSql.ts';
import type { Wanted } from './formsSql.ts';
import { isInPlaces, placesOf } from './gramsSql.ts';
import { isUuid } from '../../../lib/ids.ts';

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

/** As typed before folded: three in a hundred more. */
export const asTyped = 30;
/** Of some of the words: those with most of them first. */
const ofEachWord = 100_000;

const newest = sql`(extract(epoch from m.sort_at) * 1000)::float8`;

/** Everything of a kind that fits, in an order of its own. */
function matchedInOrder(asked: Asked, looking: Looking): RawBuilder<unknown> {
  const isNewest = asked.sort === 'NEWEST';
  const columns = sql`d.subject_id as id, d.sort_at, d.quality`;
  return sql`
    select m.id, 0 as score, ${isNewest ? newest : sql`m.quality::float8`} as weight from ${fitting(asked, looking, columns)}
    order by ${isNewest ? sql`m.sort_at` : sql`m.quality`} desc, m.id desc limit ${counted}`;
}

const asTypedToo = (typed: string): RawBuilder<unknown> =>
  sql`case when strpos(w.title, ${typed}) > 0 then ${sql.lit(asTyped)} else 0 end`;

/**
 * The best tier first, of each the best first. What a row is worth is all that is sorted: rows themselves would not fit into memory.
 * `offset 0` keeps it worked out once.
 */
function matchedByWorth(asked: Asked, looking: Looking): RawBuilder<unknown> {
  const { words } = asked;
  const names = words.map((_word, at) => sql.ref(`worth_${at}`));
  const worths = words.map((word, at) => sql`${worth(word.forms)} as ${sql.ref(`worth_${at}`)}`);
  const score = words.map(({ typed }, at) => sql`${names[at]} + ${asTypedToo(typed)}`);
  const isHeld = names.map((name) => sql`${name} > 0`);
  return sql`
    select m.* from unnest(${[...placesAmong([asked.kind], words)]}::text[]) as t (places)
    cross join lateral (
      select w.id, w.weight, (${sql.join(score, sql` + `)})::int as score
      from (
        select d.subject_id as id, d.quality::float8 as weight, d.title, ${sql.join(worths)}
        from search_documents as d
        where ${isInPlaces(sql.ref('t.places'))} and ${mayBeFound(looking)} and ${fits(asked.filters)}
        offset 0) as w
      where ${sql.join(isHeld, sql` and `)}
      order by w.weight desc, w.id desc) as m
    limit ${counted}`;
}

/** The same of some of the words: in each row only those are looked for that the index found it by. */
function matchedBySome({ kind, words, filters }: Asked, looking: Looking): RawBuilder<unknown> {
  const places = tiers.flatMap((tier) => words.map((word) => placesOf(kind, tier, [word])));
  const inTier = sql`unnest(${places}::text[]) with ordinality as p (places, place)`;
  const ofWord = (make: (word: Wanted) => RawBuilder<unknown>, at: string) =>
    sql`case ${sql.ref(at)} ${sql.join(
      words.map((word, index) => sql`when ${sql.lit(index)} then ${make(word)}`),
      sql` `,
    )} end`;
  return sql`
    select m.* from unnest(${[...tiers]}::int[]) as t (tier)
    cross join lateral (
      select w.id, w.weight, sum(${sql.lit(ofEachWord)} + w.own + ${ofWord(({ typed }) => asTypedToo(typed), 'w.at')})::int as score
      from (
        select d.subject_id as id, d.quality::float8 as weight, d.title, p.at, ${ofWord(({ forms }) => worth(forms), 'p.at')} as own
        from (
          select p.places, (p.place - 1) % ${sql.lit(words.length)} as at from ${inTier}
          where (p.place - 1) / ${sql.lit(words.length)} = t.tier) as p
        cross join lateral (
          select d.* from search_documents as d
          where ${isInPlaces(sql.ref('p.places'))} and ${mayBeFound(looking)} and ${fits(filters)}) as d
        offset 0) as w
      where w.own > 0
      group by w.id, w.weight
      order by w.weight desc, w.id desc) as m
    limit ${counted}`;
}

function matched(asked: Asked, looking: Looking): RawBuilder<unknown> {
  if (asked.words.length === 0) return matchedInOrder(asked, looking);
  return asked.isLoose ? matchedBySome(asked, looking) : matchedByWorth(asked, looking);
}

interface PageOf {
  readonly limit: number;
  readonly backward: boolean;
  readonly from: Place | undefined;
}

const mostWalked = 40_000;

/** Of what is common a page lies within some thousand of the newest; of what is not, the index knows all. */
async function foundNewest(
  db: Kysely<Tables>,
  asked: Asked,
  looking: Looking,
  { limit, backward, from }: PageOf,
): Promise<{ readonly rows: readonly FoundRow[]; readonly count: number }> {
  const { kind, words, isLoose, filters } = asked;
  const order = sql.raw(backward ? 'asc' : 'desc');
  const beyond = (of: string) =>
    from === undefined
      ? sql`true`
      : sql`(${sql.ref(`${of}.sort_at`)}, ${sql.ref(`${of}.subject_id`)}) ${sql.raw(backward ? '>' : '<')}
          (timestamptz 'epoch' + ${from.weight}::float8 * interval '1 millisecond', ${from.id}::uuid)`;
  const pageOf = async (documents: RawBuilder<unknown>): Promise<readonly FoundRow[]> => {
    const { rows } = await sql<FoundRow>`
      select m.subject_id as id, 0 as score, ${newest} as weight, m.title, m.body, m.spans
      from ${documents} where ${beyond('m')}
      order by m.sort_at ${order}, m.subject_id ${order} limit ${limit + 1} ${customPlan}`.execute(db);
    return rows;
  };
  const count = await countOf(db, asked, looking);
  if (count > mostCounted) {
    const held = words.map(holdsWord);
    const rows = await pageOf(sql`(
      select d.* from (
        select d.* from search_documents as d where d.kind = ${sql.lit(kind)} and d.audience <> 'NOBODY' and ${beyond('d')}
        order by d.sort_at ${order}, d.subject_id ${order} limit ${sql.lit(mostWalked)}) as d
      where ${mayBeFound(looking)} and ${fits(filters)} and ${isLoose ? either(held) : sql.join(held, sql` and `)}) as m`);
    if (rows.length > limit) return { rows, count };
  }
  return { rows: await pageOf(fitting(asked, looking, sql`d.*`)), count };
}

/** A page of what fits, the best first, and how many there are: of more than can be counted, the freshest and best received. */
export async function found(
  db: Kysely<Tables>,
  asked: Asked,
  looking: Looking,
  page: PageOf,
): Promise<{ readonly rows: readonly FoundRow[]; readonly count: number }> {
  if (asked.sort === 'NEWEST' && asked.words.length > 0) return foundNewest(db, asked, looking, page);
  const { limit, backward, from } = page;
  const order = sql.raw(backward ? 'asc' : 'desc');
  const beyond =
    from === undefined
      ? sql`true`
      : sql`(m.score, m.weight, m.id) ${sql.raw(backward ? '>' : '<')} (${from.score}::int, ${from.weight}::float8, ${from.id}::uuid)`;
  const { rows } = await sql<
    { [name in keyof FoundRow]: FoundRow[name] | null } & { readonly count: number }
  >`
    with matched as materialized (${matched(asked, looking)})
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
  const worths = words.flatMap(({ forms }) => forms.map((form) => worth([form])));
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
