import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { fullTime } from '../../jobs/testing.ts';

let api: TestApi;
let company_id: string;
let owner: string;
beforeAll(async () => {
  api = await testApi();
  company_id = await api.rows.company();
  owner = await api.rows.member({ company_id });
});
afterAll(() => api.close());

async function creator(works: readonly string[], skills: readonly string[] = []): Promise<string> {
  const { db, newId } = api.services;
  const id = await api.rows.creator();
  await db
    .insertInto('creator_job_profiles')
    .values({
      id: newId(),
      user_id: id,
      job_seeking_status: 'NOT_SEEKING',
      latest_job_seeking_status_changed_at: testMoment,
      created_at: testMoment,
      updated_at: testMoment,
    })
    .execute();
  for (const name of works) await api.rows.publicProduct({ author_id: id, name });
  for (const [position, name] of skills.entries())
    await db.insertInto('creator_skills').values({ id: newId(), user_id: id, name, position }).execute();
  return id;
}

/** Four who entered an opening, the least fitting last in and the best in between. */
async function town(row: Parameters<TestApi['rows']['publicJobOpening']>[0] = {}) {
  const opening = await api.rows.publicJobOpening({
    company_id,
    title: '日本酒のラベルのイラスト、水彩で',
    ...row,
  });
  const people = [
    await creator([]),
    await creator(['日本酒のラベル 水彩のイラスト', '酒蔵の水彩']),
    await creator(['港の路線図']),
    await creator(['冬の絵'], ['水彩']),
  ] as const;
  const entries: string[] = [];
  for (const [at, creator_id] of people.entries())
    entries.push(
      encodeGlobalId(
        'Candidate',
        await api.rows.entry({
          job_opening_id: opening,
          creator_id,
          entered_at: new Date(testMoment.getTime() + at * 60_000),
        }),
      ),
    );
  const [none, best, other, some] = entries;
  return { opening, people, none, best, other, some };
}

const answer = v.object({
  jobOpening: v.object({
    candidates: v.nullable(
      v.object({
        edges: v.array(v.object({ node: v.object({ id: v.string(), fitReason: v.nullable(v.string()) }) })),
        pageInfo: v.object({
          hasNextPage: v.boolean(),
          endCursor: v.nullable(v.string()),
          startCursor: v.nullable(v.string()),
        }),
      }),
    ),
  }),
});

async function list(opening: string, args = '', as = owner) {
  const { data, errors } = await api.post(
    `query ($id: ID!) { jobOpening(id: $id) { candidates(sort: FIT ${args}) {
      edges { node { id fitReason } } pageInfo { hasNextPage startCursor endCursor } } } }`,
    { id: encodeGlobalId('JobOpening', opening) },
    as,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const { candidates } = v.parse(answer, data).jobOpening;
  return candidates && { ...candidates.pageInfo, rows: candidates.edges.map(({ node }) => node) };
}
const idsOf = (found: Awaited<ReturnType<typeof list>>) => found?.rows.map(({ id }) => id);

test('who shows what an opening asks for comes first, with what of it is shown', async () => {
  const { opening, none, best, other, some } = await town();
  const found = await list(opening);
  expect(idsOf(found)).toEqual([best, some, other, none]);
  expect(found?.rows[0]?.fitReason).toContain('日本酒のラベル 水彩のイラスト');
  expect(found?.rows[1]?.fitReason).toContain('水彩');
  expect(found?.rows[3]?.fitReason).toBe('');
});

test('page by page either way, under filters, and on from one who is gone', async () => {
  const { opening, people, best, other, some, none } = await town();
  const one = await list(opening, 'first: 1');
  expect(one).toMatchObject({ hasNextPage: true, rows: [{ id: best }] });
  const two = await list(opening, `first: 2, after: "${one?.endCursor}"`);
  expect(idsOf(two)).toEqual([some, other]);
  expect(idsOf(await list(opening, `last: 2, before: "${two?.endCursor}"`))).toEqual([best, some]);
  expect(idsOf(await list(opening, `first: 5, after: "${two?.endCursor}"`))).toEqual([none]);
  await api.services.db
    .updateTable('job_entries')
    .set({ stage: 'DECLINED' })
    .where('creator_id', '=', people[1])
    .execute();
  expect(idsOf(await list(opening, 'stages: [NEW]'))).toEqual([some, other, none]);
  await api.services.db.deleteFrom('job_entries').where('creator_id', '=', people[1]).execute();
  expect(idsOf(await list(opening, `first: 1, after: "${one?.endCursor}"`))).toHaveLength(1);
});

test('nobody is weighed for employment: the newest come first, without a reason', async () => {
  const { opening, none, best, other, some } = await town(fullTime);
  const found = await list(opening);
  expect(idsOf(found)).toEqual([some, other, best, none]);
  expect(found?.rows.map(({ fitReason }) => fitReason)).toEqual([null, null, null, null]);
});

test('of another company nothing is told', async () => {
  const { opening } = await town();
  const stranger = await api.rows.member({ company_id: await api.rows.company({ name_key: 'b' }) });
  expect(await list(opening, '', stranger)).toBeNull();
});
