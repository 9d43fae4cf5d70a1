import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { customPlan } from '../../../db/statements.ts';
import type { Kind } from '../indexing/sourcesSql.ts';
import { fitting, mayBeFound, placesAmong } from './documentsSql.ts';
import type { Asked, Looking } from './documentsSql.ts';
import { holdsWords } from './formsSql.ts';
import type { Wanted } from './formsSql.ts';
import { isInPlaces } from './gramsSql.ts';

/** Counted to here; beyond it there are more. */
export const mostCounted = 2_000;

/** Where more are found than are counted, one more. */
export const counted = sql.lit(mostCounted + 1);

/** How many of a kind hold the words: no further than can be counted. */
export async function countOf(db: Kysely<Tables>, asked: Asked, looking: Looking): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${fitting(asked, looking, sql`d.subject_id as id`)} limit ${counted}) as m ${customPlan}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** What is looked for among the documents of these kinds. */
export interface Sought {
  readonly among: readonly Kind[];
  readonly words: readonly Wanted[];
}

/** For each of several questions `q.at` its documents, said once for all of them: planning each alone takes longer than answering it. */
async function ofEach<Answer>(
  db: Kysely<Tables>,
  questions: readonly Sought[],
  looking: Looking,
  answer: (documents: RawBuilder<unknown>) => RawBuilder<Answer>,
): Promise<readonly Answer[]> {
  if (questions.length === 0) return [];
  const places = questions.flatMap(({ among, words }, at) =>
    placesAmong(among, words).map((one) => ({ at, places: one })),
  );
  const holds = questions.map(({ words }, at) => sql`when ${sql.lit(at)} then ${holdsWords(words, false)}`);
  const documents = sql`
    unnest(${places.map(({ at }) => at)}::int[], ${places.map((one) => one.places)}::text[]) as t (at, places)
    cross join lateral (
      select from search_documents as d
      where ${isInPlaces(sql.ref('t.places'))} and ${mayBeFound(looking)} and case q.at ${sql.join(holds, sql` `)} end) as m
    where t.at = q.at`;
  const { rows } = await sql<{ answers: Answer[] }>`
    select array(select ${answer(documents)} from generate_series(0, ${sql.lit(questions.length - 1)}) as q (at) order by q.at) as answers
    ${customPlan}`.execute(db);
  return rows[0]?.answers ?? [];
}

/** For each of several questions how many documents hold its words: no further than `most`. */
export const countsOf = (
  db: Kysely<Tables>,
  questions: readonly Sought[],
  looking: Looking,
  most: number,
): Promise<readonly number[]> =>
  ofEach<number>(
    db,
    questions,
    looking,
    (documents) =>
      sql`(select count(*)::int from (select from ${documents} limit ${sql.lit(most)}) as counted)`,
  );

/** For each word whether any document of these kinds that the viewer may find holds it. */
export const knownOf = (
  db: Kysely<Tables>,
  among: readonly Kind[],
  words: readonly Wanted[],
  looking: Looking,
): Promise<readonly boolean[]> =>
  ofEach<boolean>(
    db,
    words.map((word) => ({ among, words: [word] })),
    looking,
    (documents) => sql`exists (select from ${documents})`,
  );

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
      from (select m.facets from ${fitting({ ...asked, filters: others }, looking, sql`d.facets`)} limit ${counted}) as m,
        unnest(m.facets) as v (facet)
      where ${isOurs} group by v.facet)`;
  });
  const { rows } =
    await sql<FacetRow>`${sql.join(parts, sql` union all `)} order by count desc, facet ${customPlan}`.execute(
      db,
    );
  return rows;
}
