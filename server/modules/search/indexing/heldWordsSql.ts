import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Kind } from './sourcesSql.ts';

/** How many documents hold each word, kept by what each of them is known to hold. */

export interface FoundWord {
  /** As it is written. */
  readonly word: string;
  readonly folded: string;
  readonly spoken: string;
}

export interface HeldWords {
  readonly kind: Kind;
  readonly id: string;
  /** Of its title, and its terms. */
  readonly titles: readonly FoundWord[];
  readonly texts: readonly FoundWord[];
}

interface Counts {
  titles: number;
  texts: number;
}

const keyOf = ({ folded, word }: Pick<FoundWord, 'folded' | 'word'>): string => `${folded}\n${word}`;
const mayBeKept = ({ word, folded }: FoundWord): boolean =>
  folded !== '' && [...word].length <= 60 && [...folded].length <= 60;

/** One at a time writes words: in whatever order the rows are held, nobody waits in a circle. */
async function holdWords(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('search words', 0))`.execute(trx);
}

async function addCounts(trx: Transaction<Tables>, changes: ReadonlyMap<number, Counts>): Promise<void> {
  const rows = [...changes]
    .filter(([, { titles, texts }]) => titles !== 0 || texts !== 0)
    .map(([id, counts]) => ({ id, ...counts }));
  if (rows.length === 0) return;
  await sql`
    update search_words as w set in_titles = w.in_titles + c.titles, in_texts = w.in_texts + c.texts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id int, titles int, texts int)
    where w.id = c.id`.execute(trx);
  const fewer = rows.filter(({ titles, texts }) => titles < 0 || texts < 0).map(({ id }) => id);
  // A word that nobody writes any more may be somebody's name.
  if (fewer.length > 0)
    await sql`delete from search_words where id = any(${fewer}::int[]) and in_titles = 0 and in_texts = 0`.execute(
      trx,
    );
}

function countsIn(changes: Map<number, Counts>): (id: number, part: keyof Counts, by: number) => void {
  return (id, part, by) => {
    const counts = changes.get(id) ?? { titles: 0, texts: 0 };
    counts[part] += by;
    changes.set(id, counts);
  };
}

interface KnownRow {
  readonly id: number;
  readonly folded: string;
  readonly word: string;
  readonly spoken: string;
}

/** The id of each word; those that nobody wrote before are new, and held by nothing yet. */
async function idsOf(
  trx: Transaction<Tables>,
  words: ReadonlyMap<string, FoundWord>,
): Promise<ReadonlyMap<string, number>> {
  const wanted = [...words.values()].map(({ folded, word, spoken }) => ({
    folded,
    word,
    spoken: [...spoken].slice(0, 120).join(''),
  }));
  const known = await sql<KnownRow>`
    select w.id, w.folded, w.word, w.spoken from search_words as w
    join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as d (folded text, word text)
      on w.folded = d.folded and w.word = d.word`.execute(trx);
  const ids = new Map(known.rows.map((row) => [keyOf(row), row.id]));
  const spokenAs = new Map(known.rows.map((row) => [keyOf(row), row.spoken]));
  const others = wanted.filter((one) => {
    const before = spokenAs.get(keyOf(one));
    return before !== undefined && one.spoken !== '' && before !== one.spoken;
  });
  if (others.length > 0)
    await sql`
      update search_words as w set spoken = d.spoken
      from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as d (folded text, word text, spoken text)
      where w.folded = d.folded and w.word = d.word`.execute(trx);
  const fresh = wanted.filter((one) => !ids.has(keyOf(one)));
  if (fresh.length > 0) {
    const { rows } = await sql<KnownRow>`
      insert into search_words (folded, word, spoken)
      select d.folded, d.word, d.spoken
      from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as d (folded text, word text, spoken text)
      returning id, folded, word, spoken`.execute(trx);
    for (const row of rows) ids.set(keyOf(row), row.id);
  }
  return ids;
}

interface HeldRow {
  readonly kind: Kind;
  readonly id: string;
  readonly titles: readonly number[];
  readonly texts: readonly number[];
}

/** What these documents hold now; call it once they are written. */
export async function writeWords(trx: Transaction<Tables>, documents: readonly HeldWords[]): Promise<void> {
  if (documents.length === 0) return;
  await holdWords(trx);
  const asked = JSON.stringify(documents.map(({ kind, id }) => ({ kind, id })));
  const { rows: before } = await sql<HeldRow>`
    select d.kind, d.subject_id as id, coalesce(w.title_words, '{}') as titles, coalesce(w.text_words, '{}') as texts
    from jsonb_to_recordset(${asked}::jsonb) as a (kind text, id uuid)
    join search_documents as d on d.kind = a.kind and d.subject_id = a.id
    left join search_document_words as w on w.kind = d.kind and w.subject_id = d.subject_id`.execute(trx);
  const written = new Map(documents.map((one) => [`${one.kind} ${one.id}`, one]));
  const words = new Map(
    documents
      .flatMap(({ titles, texts }) => [...texts, ...titles])
      .filter(mayBeKept)
      .map((word) => [keyOf(word), word]),
  );
  const ids = await idsOf(trx, words);
  const of = (found: readonly FoundWord[]): Set<number> =>
    new Set(found.flatMap((word) => ids.get(keyOf(word)) ?? []));
  const changes = new Map<number, Counts>();
  const count = countsIn(changes);
  const held = before.map((row): HeldRow => {
    const now = written.get(`${row.kind} ${row.id}`);
    const titles = of(now?.titles ?? []);
    const texts = of(now?.texts ?? []).difference(titles);
    for (const id of row.titles) count(id, 'titles', -1);
    for (const id of row.texts) count(id, 'texts', -1);
    for (const id of titles) count(id, 'titles', 1);
    for (const id of texts) count(id, 'texts', 1);
    return { kind: row.kind, id: row.id, titles: [...titles], texts: [...texts] };
  });
  await addCounts(trx, changes);
  await sql`
    insert into search_document_words (kind, subject_id, title_words, text_words)
    select h.kind, h.id, array(select e::int from jsonb_array_elements_text(h.titles) as e),
      array(select e::int from jsonb_array_elements_text(h.texts) as e)
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as h (kind text, id uuid, titles jsonb, texts jsonb)
    on conflict (kind, subject_id) do update set title_words = excluded.title_words, text_words = excluded.text_words
    where (search_document_words.title_words, search_document_words.text_words)
      is distinct from (excluded.title_words, excluded.text_words)`.execute(trx);
}

const mostLeft = 200;

/** Takes the words of some documents that are gone off the counts. Answers how many documents that were. */
export async function takeLeftWords(db: Kysely<Tables>): Promise<number> {
  const { rows: waiting } = await sql`select from search_words_left limit 1`.execute(db);
  if (waiting.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    await holdWords(trx);
    const { rows } = await sql<Pick<HeldRow, 'texts' | 'titles'>>`
      delete from search_words_left where id in (select id from search_words_left order by id limit ${sql.lit(mostLeft)})
      returning title_words as titles, text_words as texts`.execute(trx);
    const changes = new Map<number, Counts>();
    const count = countsIn(changes);
    for (const { titles, texts } of rows) {
      for (const id of titles) count(id, 'titles', -1);
      for (const id of texts) count(id, 'texts', -1);
    }
    await addCounts(trx, changes);
    return rows.length;
  });
}
