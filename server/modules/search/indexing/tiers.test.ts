import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/client.ts';
import { testDatabase } from '../../../db/testing/testDatabase.ts';
import { testMoment, testRows } from '../../../db/testing/testRows.ts';
import { testClock } from '../../../lib/dates/clock.ts';
import { databaseEngine } from '../finding/engine.ts';
import type { Place } from '../finding/findingSql.ts';
import { wordsOf } from '../finding/words.ts';
import { indexChanges } from './indexing.ts';
import { renewTiers } from './tiers.ts';

let database: Database;

/** Of 7,000 works every one has 作品, every second 看板, every fifth 提灯; the higher the number, the better, and a title of one word before others. */
beforeAll(async () => {
  database = await testDatabase();
  await database.db.connection().execute(async (db) => {
    // Documents alone: what is asked here looks for no works.
    await sql`set session_replication_role = replica`.execute(db);
    await sql`
      insert into search_documents (kind, product_id, title, folded_title, grams, audience, quality, sort_at, updated_at)
      select 'PRODUCT', (lpad(to_hex(s.n), 8, '0') || '-0000-7000-8000-0000000000b0')::uuid, w.words, w.words,
        array['作品'] || case when s.n % 2 = 0 then array['看板'] else '{}' end || case when s.n % 5 = 0 then array['提灯'] else '{}' end,
        'EVERYONE', s.n / 1000.0, ${testMoment}::timestamptz + (s.n / 3) * interval '1 second', ${testMoment}
      from generate_series(1, 7000) as s (n)
      cross join lateral (select '作品' || case when s.n % 2 = 0 then ' 看板' else '' end
        || case when s.n % 5 = 0 then ' 提灯' else '' end as words) as w`.execute(db);
    await sql`set session_replication_role = origin`.execute(db);
  });
  await renewTiers(database, { sizes: [2_500, 5_000] });
});
afterAll(() => database.close());

const sizes = async () => {
  const { rows } = await sql<{ tier: number; count: number }>`
    select tier, count(*)::int as count from search_documents where kind = 'PRODUCT' group by tier order by tier`.execute(
    database.db,
  );
  return rows.map(({ tier, count }) => [tier, count]);
};

const idOf = (number: number) => `${number.toString(16).padStart(8, '0')}-0000-7000-8000-0000000000b0`;

async function find(query: string) {
  const { rows, count } = await databaseEngine(database).find(
    { kind: 'PRODUCT', words: wordsOf(query), filters: new Map(), sort: 'BEST' },
    { scope: undefined, isMember: true },
    { limit: 3, backward: false, from: undefined },
  );
  return { ids: rows.slice(0, 3).map(({ id }) => id), count };
}

it('the best are a tier of their own, and the next', async () => {
  expect(await sizes()).toEqual([
    [0, 2_500],
    [1, 2_500],
    [2, 2_000],
  ]);
});

it.each([
  { query: '作品', best: [6_999, 6_997, 6_993], count: 2_001 },
  { query: '看板', best: [7_000, 6_998, 6_996], count: 2_001 },
  { query: '提灯', best: [7_000, 6_995, 6_990], count: 1_400 },
])('$query is found best first, whatever the tiers', async ({ query, best, count }) => {
  expect(await find(query)).toEqual({ ids: best.map(idOf), count });
});

it.each(['作品', '看板', '提灯'])('%s newest first, page by page, there and back', async (query) => {
  const engine = databaseEngine(database);
  const question = { kind: 'PRODUCT', words: wordsOf(query), filters: new Map(), sort: 'NEWEST' } as const;
  const looking = { scope: undefined, isMember: true };
  const every = query === '作品' ? 1 : query === '看板' ? 2 : 5;
  const expected = Array.from({ length: 60 }, (_, at) => idOf(7_000 - at * every));
  const there: string[] = [];
  let from: Place | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { rows } = await engine.find(question, looking, { limit: 20, backward: false, from });
    there.push(...rows.slice(0, 20).map(({ id }) => id));
    from = rows[19];
  }
  expect(there).toEqual(expected);
  const back = await engine.find(question, looking, { limit: 20, backward: true, from });
  expect(back.rows.slice(0, 20).map(({ id }) => id)).toEqual(expected.slice(39, 59).toReversed());
});

it('the newest go on to the last of them, however many there are', async () => {
  const found: string[] = [];
  let from: Place | undefined;
  do {
    const { rows } = await databaseEngine(database).find(
      { kind: 'PRODUCT', words: wordsOf('看板'), filters: new Map(), sort: 'NEWEST' },
      { scope: undefined, isMember: true },
      { limit: 600, backward: false, from },
    );
    found.push(...rows.slice(0, 600).map(({ id }) => id));
    from = rows.length > 600 ? rows[599] : undefined;
  } while (from !== undefined);
  expect(found).toEqual(Array.from({ length: 3_500 }, (_, at) => idOf(7_000 - 2 * at)));
});

it('where the best tier has more than can be counted, no other is read', async () => {
  const move = (number: number, tier: number) =>
    database.db
      .updateTable('search_documents')
      .set({ tier })
      .where('subject_id', '=', idOf(number))
      .execute();
  await move(6_999, 1);
  await move(7_000, 1);
  expect((await find('作品')).ids[0]).toBe(idOf(6_997));
  // The best tier alone has too few of these.
  expect((await find('看板')).ids[0]).toBe(idOf(7_000));
  expect((await find('提灯')).ids[0]).toBe(idOf(7_000));
  await move(6_999, 0);
  await move(7_000, 0);
});

it('where the last tier could be two, it is parted', async () => {
  await renewTiers(database, { sizes: [2_500] });
  expect(await sizes()).toHaveLength(3);
  await database.db.deleteFrom('search_tiers').where('tier', '=', 1).execute();
  await database.db.updateTable('search_documents').set({ tier: 1 }).where('tier', '=', 2).execute();
  await renewTiers(database, { sizes: [2_500, 5_000] });
  expect(await sizes()).toEqual([
    [0, 2_500],
    [1, 2_500],
    [2, 2_000],
  ]);
});

it('what is on its way into tiers is found, and so is what is left there', async () => {
  await database.db.deleteFrom('search_tiers').execute();
  expect(await find('提灯')).toMatchObject({ count: 1_400 });
  let asked = 0;
  // Stopped before it says where the tiers begin.
  await renewTiers(database, { sizes: [2_500, 5_000], isStopped: () => (asked += 1) > 12 });
  expect(await find('提灯')).toMatchObject({ count: 1_400 });
  await database.db
    .updateTable('search_documents')
    .set({ tier: 7 })
    .where('subject_id', '=', idOf(5))
    .execute();
  expect(await find('提灯')).toMatchObject({ count: 1_400 });
  await renewTiers(database, { sizes: [2_500, 5_000] });
  expect(await sizes()).toHaveLength(3);
});

it('what is written goes into the tier of its quality', async () => {
  const work = await testRows(database).publicProduct({ name: '新しい作品' });
  await indexChanges({ db: database.db, clock: testClock(testMoment.toISOString()) });
  const { tier } = await database.db
    .selectFrom('search_documents')
    .select('tier')
    .where('subject_id', '=', work)
    .executeTakeFirstOrThrow();
  expect(tier).toBe(0);
  await database.db.deleteFrom('search_documents').where('subject_id', '=', work).execute();
});

it('a kind of few documents has one tier', async () => {
  await database.db.deleteFrom('search_documents').where('quality', '>', 1).execute();
  await renewTiers(database, { sizes: [2_500, 5_000] });
  expect(await sizes()).toEqual([[0, 1_000]]);
  expect(await database.db.selectFrom('search_tiers').selectAll().execute()).toEqual([]);
});
