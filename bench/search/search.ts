import { sql } from 'kysely';
import { openDatabase } from '../../server/db/client.ts';
import type { Database } from '../../server/db/client.ts';
import { databaseEngine } from '../../server/modules/search/finding/engine.ts';
import { wordsAmong } from '../../server/modules/search/finding/wordsSql.ts';
import { slipsOf } from '../../server/modules/search/finding/slips.ts';
import { wordsOf } from '../../server/modules/search/finding/words.ts';
import type { Word } from '../../server/modules/search/finding/words.ts';
import { makeDemoTown } from '../demoTown.ts';
import { gains, ndcg, shown } from './gains.ts';
import type { Row } from '../measure.ts';
import { judged } from './searchJudged.ts';
import type { Judged } from './searchJudged.ts';

type Finder = (query: string) => Promise<readonly string[]>;

function gainOf({ best, helping }: Judged, title: string): number {
  if (best.some((piece) => title.includes(piece))) return gains.best;
  return helping.some((piece) => title.includes(piece)) ? gains.helping : 0;
}

const looking = { scope: undefined, isMember: true };

/** What the page offers as もしかして where nothing is found. */
async function meant(db: Database['db'], [word, ...others]: readonly Word[]): Promise<string | undefined> {
  if (word === undefined || others.length > 0) return undefined;
  const { signs, readings } = slipsOf(word.forms[0]?.text ?? '');
  return (await wordsAmong(db, signs, readings))[0]?.word;
}

function ours({ db }: Database): Finder {
  const engine = databaseEngine({ db });
  const page = { limit: shown, backward: false, from: undefined };
  return async (query) => {
    const question = { kind: 'PRODUCT', words: wordsOf(query), filters: new Map(), sort: 'BEST' } as const;
    const { rows } = await engine.find(question, looking, page);
    const other = rows.length > 0 ? undefined : await meant(db, question.words);
    const found =
      other === undefined
        ? rows
        : (await engine.find({ ...question, words: wordsOf(other) }, looking, page)).rows;
    return found.slice(0, shown).map(({ title }) => title);
  };
}

const split = (query: string): string[] => query.split(/\s+/u).filter((word) => word !== '');

function byLike({ db }: Database): Finder {
  return async (query) => {
    const patterns = split(query).map((word) => `%${word}%`);
    const { rows } = await sql<{ title: string }>`
      select name as title from products
      where member_at is not null and (name || ' ' || design_scope || ' ' || description) like all (${patterns}::text[])
      order by member_at desc limit ${shown}`.execute(db);
    return rows.map(({ title }) => title);
  };
}

/** Every two signs of what was typed, and nothing made of them. */
function byPairs({ db }: Database): Finder {
  return async (query) => {
    const pairs = split(query).flatMap((word) => {
      const signs = [...word.toLowerCase()];
      return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
    });
    const { rows } = await sql<{ title: string }>`
      select title from search_documents
      where kind = 'PRODUCT' and audience <> 'NOBODY' and grams @> ${pairs}::text[]
      order by sort_at desc limit ${shown}`.execute(db);
    return rows.map(({ title }) => title);
  };
}

interface Measured {
  readonly ndcg: number;
  readonly zero: number;
}

async function measure(find: Finder, all: readonly string[], of: readonly Judged[]): Promise<Measured> {
  let sum = 0;
  let zero = 0;
  for (const judgement of of) {
    const titles = await find(judgement.query);
    if (titles.length === 0) zero += 1;
    sum += ndcg(
      titles.map((title) => gainOf(judgement, title)),
      all.map((title) => gainOf(judgement, title)),
    );
  }
  return { ndcg: sum / of.length, zero: zero / of.length };
}

const figure = ({ ndcg: value, zero }: Measured): string =>
  `${value.toFixed(3)}, nothing for ${(zero * 100).toFixed(0)} %`;

/** How well the demo town's works are found, by the judged set: beside `LIKE` and a plain index of pairs. */
export async function search(): Promise<Row[]> {
  const database = await openDatabase({ memory: true });
  try {
    await makeDemoTown(database);
    const { rows } = await sql<{ title: string }>`
      select title from search_documents where kind = 'PRODUCT' and audience <> 'NOBODY'`.execute(
      database.db,
    );
    const all = rows.map(({ title }) => title);
    const [mine, like, pairs] = [ours(database), byLike(database), byPairs(database)];
    const ways = [...new Set(judged.map(({ way }) => way))];
    const measured: Row[] = [];
    for (const way of ways) {
      const of = judged.filter((one) => one.way === way);
      const own = await measure(mine, all, of);
      const goal = way === 'intent' || way === 'typo' ? 0.5 : 0.9;
      measured.push({
        bar: 'search',
        what: `nDCG@10 of ${of.length} queries: ${way}`,
        goal: `≥ ${goal}`,
        figure: figure(own),
        met: own.ndcg >= goal,
        note: `LIKE ${figure(await measure(like, all, of))}; pairs ${figure(await measure(pairs, all, of))}`,
      });
    }
    return measured;
  } finally {
    await database.close();
  }
}
