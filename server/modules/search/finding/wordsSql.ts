import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { customPlan } from '../../../db/statements.ts';

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

/** Known words that are one of these. */
export async function wordsAmong(
  db: Kysely<Tables>,
  signs: readonly string[],
  readings: readonly string[],
): Promise<WordRow[]> {
  const { rows } = await sql<WordRow>`
    select w.word, w.folded from search_words as w
    where w.folded = any(${[...signs]}::text[]) or (w.spoken <> '' and w.spoken = any(${[...readings]}::text[]))
    order by w.weight desc, w.word limit 5 ${customPlan}`.execute(db);
  return rows;
}

/** How words of these signs are read where somebody wrote them. */
export async function readingsOf(
  db: Kysely<Tables>,
  folded: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('search_words')
    .select(['folded', 'spoken'])
    .distinct()
    .where(sql<boolean>`folded = any(${[...folded]}::text[])`)
    .where(sql<boolean>`char_length(spoken) > 1 and spoken <> folded`)
    .limit(20)
    .execute();
  const byWord = new Map<string, string[]>();
  for (const row of rows) byWord.set(row.folded, [...(byWord.get(row.folded) ?? []), row.spoken]);
  return byWord;
}
