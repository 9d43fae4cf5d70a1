import { sql } from 'kysely';
import type { Database } from '../../server/db/client.ts';
import { customPlan } from '../../server/db/statements.ts';
import { databaseEngine } from '../../server/modules/search/finding/engine.ts';
import { offered } from '../../server/modules/search/finding/offering.ts';
import { wordsOf } from '../../server/modules/search/finding/words.ts';
import type { Kind } from '../../server/modules/search/indexing/sourcesSql.ts';
import { strangeQueries } from '../../server/modules/search/testing/strangeQueries.ts';
import { compare } from '../measure.ts';
import type { Row } from '../measure.ts';
import { fullTown, openSearchTown, rare } from './searchTown.ts';
import { benchDatabase } from '../dataset.ts';

const kinds: readonly Kind[] = ['PRODUCT', 'CREATOR', 'JOB_OPENING'];
const looking = {
  scope: { viewerId: '00000001-0000-7000-8000-0000000000c1', companyId: null, emailDomain: 'bench.example' },
  isMember: true,
};
const page = { limit: 24, backward: false, from: undefined };

/** Common and rare, by signs, readings and letters, alone and together. */
const typical =
  '提灯,看板,ロゴ,のれん,ちょうちん,chouchin,夜の提灯,提灯 ロゴ,青い 風鈴 ポスター,かんばん,ポスタ,図書館,灯台の挿絵,鵺鳥,版下,金沢の,水彩,喫茶店 メニュー,存在しない語,ゆうれい,logo,flyer,ふらいやー,装丁,絵,雪国,社史,家紋,一枚ずつ,早朝に'.split(
    ',',
  );
const prefixes = 'ち,ちょ,ちょうち,提,看,ろ,chou,ka,ぽす,絵,夜の 提,し,あ,灯,み'.split(',');

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
  0;

async function timesOf<T>(
  all: readonly T[],
  rounds: number,
  run: (one: T) => Promise<unknown>,
): Promise<number[]> {
  for (const one of all) await run(one);
  const times: number[] = [];
  for (const one of all) {
    const own: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await run(one);
      own.push(performance.now() - began);
    }
    // Beside other work on the machine the least of a few is what it takes.
    times.push(Math.min(...own));
  }
  return times;
}

const figures = (times: readonly number[]): string =>
  `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}, most ${Math.max(...times).toFixed(1)} ms`;

async function rareAgainstLike({ db }: Database, where: string): Promise<Row> {
  const engine = databaseEngine({ db });
  const question = { kind: 'PRODUCT', words: wordsOf(rare), filters: new Map(), sort: 'BEST' } as const;
  const { ratio, ours, theirs } = await compare(
    async () => void (await engine.find(question, looking, page)),
    async () =>
      void (await sql`select subject_id from search_documents where kind = 'PRODUCT' and audience <> 'NOBODY'
        and (folded_title like ${`%${rare}%`} or folded_body like ${`%${rare}%`}) order by quality desc limit 24 ${customPlan}`.execute(
        db,
      )),
    3,
  );
  return {
    bar: '12',
    what: `${where}: two rare characters, the whole first page, faster than LIKE`,
    goal: '≥ 100 ×',
    figure: `${(1 / ratio).toFixed(0)} ×`,
    met: 1 / ratio >= 100,
    note: `${ours.toFixed(3)} ms / ${theirs.toFixed(3)} ms`,
  };
}

/** The search over 300,000 works, 60,000 people and 50,000 openings, on PostgreSQL and on the embedded database. */
export async function searchScale(): Promise<Row[]> {
  const database = await openSearchTown(fullTown, { url: await benchDatabase('tsumugi_bench_search') });
  const rows: Row[] = [];
  try {
    const { db } = database;
    const engine = databaseEngine({ db });
    const ask = (kind: Kind, query: string) =>
      engine.find({ kind, words: wordsOf(query), filters: new Map(), sort: 'BEST' }, looking, page);
    const asked = typical.flatMap((query) => kinds.map((kind) => ({ kind, query })));
    const first = await timesOf(asked, 3, ({ kind, query }) => ask(kind, query));
    rows.push({
      bar: 'search',
      what: `first page of ${asked.length} queries over 410,000 documents`,
      goal: '≤ 10 ms p95',
      figure: figures(first),
      met: quantile(first, 0.95) <= 10,
      note: typical.map((query, at) => `${query} ${(first[at * kinds.length] ?? 0).toFixed(1)}`).join(', '),
    });
    const typing = await timesOf(prefixes, 3, (query) => offered(db, query, looking));
    rows.push({
      bar: 'search',
      what: `words offered for ${prefixes.length} beginnings`,
      goal: '≤ 5 ms',
      figure: figures(typing),
      met: quantile(typing, 0.95) <= 5,
      note: prefixes.map((query, at) => `${query} ${(typing[at] ?? 0).toFixed(1)}`).join(', '),
    });
    rows.push(await rareAgainstLike(database, 'PostgreSQL'));
    const strange = strangeQueries(2_000, 7);
    const times = await timesOf(strange, 1, (query) => ask('PRODUCT', query));
    const slow = times.filter((time) => time > 50).length;
    rows.push({
      bar: 'search',
      what: '2,000 strange queries, each answered',
      goal: 'none over 50 ms',
      figure: figures(times),
      met: slow === 0,
      note: `${slow} over 50 ms`,
    });
  } finally {
    await database.close();
  }
  const embedded = await openSearchTown(fullTown, { memory: true });
  try {
    rows.push(await rareAgainstLike(embedded, 'embedded'));
  } finally {
    await embedded.close();
  }
  return rows;
}
