import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { customPlan } from '../../../db/statements.ts';
import type { Sought } from './countingSql.ts';
import { mayBeFound, placesAmong } from './documentsSql.ts';
import type { Looking } from './documentsSql.ts';
import { holdsWords } from './formsSql.ts';
import { isInPlaces } from './gramsSql.ts';

export interface WordRow {
  readonly word: string;
  readonly folded: string;
}

/** What is written to its end is worth as much as what four times as many hold. */
const ofWhole = 8;

/** Words that begin with any of these: those of titles first, and of them what most documents hold. */
export async function wordsBeginning(
  db: Kysely<Tables>,
  forms: readonly { readonly way: string; readonly text: string }[],
  most: number,
): Promise<WordRow[]> {
  const parts = forms.flatMap(({ way, text }) => {
    const column = sql.ref(way === 'READING' ? 'w.spoken' : 'w.folded');
    const isThere = way === 'READING' ? sql`w.spoken <> ''` : sql`true`;
    const length = [...text].length;
    // The index has them in their order; with three signs there are few.
    const begins =
      length < 3
        ? sql`left(${column}, ${sql.lit(length)}) = ${text}`
        : sql`${column} like ${`${text.replace(/[\\%_]/gu, '\\$&')}%`}`;
    const of = (condition: RawBuilder<unknown>, more: number) => sql`(
      select w.word, w.folded, w.weight + ${sql.lit(more)} as weight from search_words as w
      where ${condition} and ${isThere} order by w.weight desc limit ${most})`;
    return [of(begins, 0), of(sql`${column} = ${text}`, ofWhole)];
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<WordRow>`
    select a.word, a.folded from (${sql.join(parts, sql` union all `)}) as a
    group by a.folded, a.word order by max(a.weight) desc, a.word limit ${most} ${customPlan}`.execute(db);
  return rows;
}

const mostRead = 40;
/** Fewer beside it may be chance. */
const leastTogether = 2;

/**
 * Words that stand beside these in documents that the viewer may find, those that seldom stand elsewhere first: of the best documents that hold
 * them, not of all.
 */
export async function wordsBeside(
  db: Kysely<Tables>,
  { among, words }: Sought,
  looking: Looking,
  most: number,
): Promise<WordRow[]> {
  const { rows } = await sql<WordRow>`
    with held as materialized (
      select m.kind, m.subject_id from unnest(${[...placesAmong(among, words)]}::text[]) as t (places)
      cross join lateral (
        select d.kind, d.subject_id from search_documents as d
        where ${isInPlaces(sql.ref('t.places'))} and ${mayBeFound(looking)} and ${holdsWords(words, false)}
        limit ${sql.lit(mostRead)}) as m
      limit ${sql.lit(mostRead)}),
    beside as materialized (
      select e.id, count(*) as together from held as h
      join search_document_words as o on o.kind = h.kind and o.subject_id = h.subject_id
      cross join lateral unnest(o.title_words || o.text_words) as e (id)
      group by e.id having count(*) >= ${sql.lit(leastTogether)})
    select w.word, w.folded from beside as b join search_words as w on w.id = b.id
    where char_length(w.folded) > 1
    order by b.together / sqrt(w.in_titles + w.in_texts) * ln(1 + b.together) desc, w.word limit ${most} ${customPlan}`.execute(
    db,
  );
  return rows;
}

const mostAmong = 5;

/** Known words that are one of these. */
export async function wordsAmong(
  db: Kysely<Tables>,
  signs: readonly string[],
  readings: readonly string[],
): Promise<WordRow[]> {
  // Each is looked up by the index: of a thousand in one condition the planner may read all words instead.
  const each = (column: RawBuilder<unknown>, texts: readonly string[]) => sql`
    select w.word, w.folded, w.weight from unnest(${[...texts]}::text[]) as t (text)
    cross join lateral (
      select w.word, w.folded, w.weight from search_words as w
      where ${column} = t.text and ${column} <> '' order by w.weight desc limit ${sql.lit(mostAmong)}) as w`;
  const { rows } = await sql<WordRow>`
    select w.word, w.folded from (
      ${each(sql.ref('w.folded'), signs)} union ${each(sql.ref('w.spoken'), readings)}) as w
    order by w.weight desc, w.word limit ${sql.lit(mostAmong)} ${customPlan}`.execute(db);
  return rows;
}

/** How words of these signs are read where somebody put them into a title: of texts there would be too many that sound alike. */
export async function readingsOf(
  db: Kysely<Tables>,
  folded: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('search_words')
    .select(['folded', 'spoken'])
    .distinct()
    .where(sql<boolean>`folded = any(${[...folded]}::text[])`)
    .where('in_titles', '>', 0)
    .where(sql<boolean>`char_length(spoken) > 1 and spoken <> folded`)
    .limit(20)
    .execute();
  const byWord = new Map<string, string[]>();
  for (const row of rows) byWord.set(row.folded, [...(byWord.get(row.folded) ?? []), row.spoken]);
  return byWord;
}
