import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const errors = v.array(v.object({ __typename: v.string() }));
const lists = v.array(v.object({ id: v.string(), name: v.string(), count: v.number() }));
const failures = 'errors { __typename }';

async function ask(query: string, variables: Record<string, unknown>, as: string): Promise<unknown> {
  const { data, errors: wrong } = await api.post(query, variables, as);
  if (wrong) throw new Error(JSON.stringify(wrong));
  return Object.values(data ?? {})[0];
}

const saved = v.object({
  lists: v.nullable(lists),
  saved: v.nullable(v.object({ name: v.string() })),
  errors,
});
const save = async (as: string, input: Record<string, unknown>) =>
  v.parse(
    saved,
    await ask(
      `mutation ($input: SaveCreatorListInput!) { saveCreatorList(input: $input) { lists { id name count } saved { name } ${failures} } }`,
      { input },
      as,
    ),
  );
const set = async (as: string, input: Record<string, unknown>) =>
  v.parse(
    v.object({ list: v.nullable(v.object({ id: v.string(), count: v.number() })), errors }),
    await ask(
      `mutation ($input: SetCreatorsListedInput!) { setCreatorsListed(input: $input) { list { id count } ${failures} } }`,
      { input },
      as,
    ),
  );
const open = async (as: string, id: string, first = 10, after: string | null = null) =>
  v.parse(
    v.nullable(
      v.object({
        count: v.number(),
        entries: v.object({
          edges: v.array(
            v.object({ node: v.object({ note: v.string(), creator: v.object({ id: v.string() }) }) }),
          ),
          pageInfo: v.object({ endCursor: v.nullable(v.string()), hasNextPage: v.boolean() }),
        }),
      }),
    ),
    await ask(
      `query ($id: ID!, $first: Int, $after: String) { creatorList(id: $id) { count entries(first: $first, after: $after) {
        edges { node { note creator { id } } } pageInfo { endCursor hasNextPage } } } }`,
      { id, first, after },
      as,
    ),
  );

async function house() {
  const company = await api.rows.company({ name_key: randomUUID() });
  return {
    company,
    owner: await api.rows.member({ company_id: company }),
    agent: await api.rows.member({ company_id: company, role: 'CORPORATE_AGENT' }),
  };
}
const creator = async () => encodeGlobalId('CreatorUser', await api.rows.creator());

test('a list answers with its name as it is kept', async () => {
  const { owner } = await house();
  expect((await save(owner, { name: ' 文字の  人 ' })).saved).toEqual({ name: '文字の 人' });
  expect((await save(owner, { name: '文字の 人' })).saved).toBeNull();
});

test('a list is made once, shared with colleagues, filled, noted in and taken out of', async () => {
  const { owner, agent } = await house();
  const [one, two, three] = [await creator(), await creator(), await creator()];
  const newId = randomUUID();
  await save(owner, { newId, name: ' 干菓子の箱 ', creatorIds: [one] });
  const again = await save(owner, { newId, name: '干菓子の箱', creatorIds: [one] });
  expect(again.lists).toMatchObject([{ name: '干菓子の箱', count: 1 }]);
  const id = again.lists?.[0]?.id ?? '';
  expect((await set(agent, { listId: id, creatorIds: [two, three], isListed: true })).list?.count).toBe(3);
  expect((await set(agent, { listId: id, creatorIds: [two], isListed: true })).list?.count).toBe(3);
  const first = await open(agent, id, 2);
  const next = await open(agent, id, 2, first?.entries.pageInfo.endCursor ?? null);
  const all = [...(first?.entries.edges ?? []), ...(next?.entries.edges ?? [])].map(
    ({ node }) => node.creator.id,
  );
  expect(first?.entries.pageInfo.hasNextPage).toBe(true);
  expect(next?.entries.pageInfo.hasNextPage).toBe(false);
  expect([...all].sort()).toEqual([one, two, three].sort());
  await ask(
    `mutation ($input: WriteCreatorListNoteInput!) { writeCreatorListNote(input: $input) { entry { note } ${failures} } }`,
    { input: { listId: id, creatorId: one, note: '三月に声をかける' } },
    agent,
  );
  const noted = await open(owner, id);
  expect(noted?.entries.edges.find(({ node }) => node.creator.id === one)?.node.note).toBe(
    '三月に声をかける',
  );
  expect((await set(owner, { listId: id, creatorIds: [one, two], isListed: false })).list?.count).toBe(1);
});

test('no two lists of a company have one name, also of those who write at once; its own name stays free', async () => {
  const mine = await house();
  const other = await house();
  const refused = [{ __typename: 'ArgumentInvalidError' }];
  const made = await Promise.all([1, 2, 3].map(() => save(mine.owner, { name: '絵本' })));
  expect(made.filter((answer) => answer.lists === null)).toHaveLength(2);
  expect((await save(mine.agent, { name: '絵本 ' })).errors).toEqual(refused);
  expect((await save(other.owner, { name: '絵本' })).lists).toMatchObject([{ name: '絵本' }]);
  const id = (await save(mine.agent, { name: '挿絵' })).lists?.find(({ name }) => name === '挿絵')?.id;
  expect((await save(mine.agent, { listId: id, name: '絵本' })).errors).toEqual(refused);
  expect((await save(mine.agent, { listId: id, name: '挿絵' })).errors).toEqual([]);
  const renamed = await save(mine.agent, { listId: id, name: '児童書の挿絵' });
  expect(renamed.lists?.map(({ name }) => name).toSorted()).toEqual(['児童書の挿絵', '絵本']);
});

test('another company’s list answers as one that does not exist', async () => {
  const mine = await house();
  const other = await house();
  const person = await creator();
  const made = await save(mine.owner, { name: 'ロゴ' });
  const id = made.lists?.[0]?.id ?? '';
  expect(await open(other.owner, id)).toBeNull();
  const refused = [{ __typename: 'ArgumentInvalidError' }];
  expect((await set(other.owner, { listId: id, creatorIds: [person], isListed: true })).errors).toEqual(
    refused,
  );
  expect((await save(other.owner, { listId: id, name: 'ほか' })).errors).toEqual(refused);
});

test('who hides from the company leaves its lists, and cannot be put into one', async () => {
  const { company, owner } = await house();
  const key = await api.rows.creator();
  const hidden = encodeGlobalId('CreatorUser', key);
  const made = await save(owner, { name: '絵', creatorIds: [hidden] });
  const id = made.lists?.[0]?.id ?? '';
  await api.services.db
    .insertInto('creator_hidden_companies')
    .values({ creator_id: key, company_id: company, reason: 'MANUAL', created_at: api.clock.now() })
    .execute();
  expect(await open(owner, id)).toMatchObject({ count: 0, entries: { edges: [] } });
  expect((await set(owner, { listId: id, creatorIds: [hidden], isListed: true })).errors).toEqual([
    { __typename: 'UserNotFoundError' },
  ]);
});

test('what was noted is given back where somebody is taken out and put in again', async () => {
  const { owner, agent } = await house();
  const [one, two] = [await creator(), await creator()];
  const id = (await save(owner, { name: '箱', creatorIds: [one, two] })).lists?.[0]?.id ?? '';
  const put = (input: Record<string, unknown>) =>
    ask(
      `mutation ($input: SetCreatorsListedInput!) { setCreatorsListed(input: $input) { takenNotes { creatorId note } ${failures} } }`,
      { input: { listId: id, ...input } },
      agent,
    );
  const entry = await ask(
    `query ($id: ID!) { creatorList(id: $id) { entries(first: 5) { edges { node { addedAt creator { id } } } } } }`,
    { id },
    owner,
  );
  api.clock.advance(60_000);
  await ask(
    `mutation ($input: SetCreatorsListedInput!) { setCreatorsListed(input: $input) { ${failures} } }`,
    { input: { listId: id, creatorIds: [two], isListed: true } },
    owner,
  );
  const noted = await ask(
    `mutation ($input: WriteCreatorListNoteInput!) { writeCreatorListNote(input: $input) { entry { addedAt creator { id } } ${failures} } }`,
    { input: { listId: id, creatorId: one, note: '三月に声をかける' } },
    agent,
  );
  const added = v.parse(v.object({ entry: v.object({ addedAt: v.string() }) }), noted).entry.addedAt;
  expect(JSON.stringify(entry)).toContain(added);
  const takenNotes = [{ creatorId: one, note: '三月に声をかける' }];
  expect(await put({ creatorIds: [one, two], isListed: false })).toEqual({ takenNotes, errors: [] });
  expect(
    await put({
      creatorIds: [one, two],
      isListed: true,
      notes: [{ creatorId: one, note: 'あ'.repeat(1_001) }],
    }),
  ).toMatchObject({ errors: [{ __typename: 'UserInputInvalidError' }] });
  expect(await put({ creatorIds: [one, two], isListed: true, notes: takenNotes })).toEqual({
    takenNotes: [],
    errors: [],
  });
  // Who stands in it keeps what is noted.
  await put({ creatorIds: [one], isListed: true, notes: [{ creatorId: one, note: 'ほかの言葉' }] });
  const back = await open(owner, id);
  expect(back?.entries.edges.map(({ node }) => [node.creator.id, node.note]).toSorted()).toEqual(
    [
      [one, '三月に声をかける'],
      [two, ''],
    ].toSorted(),
  );
});

test('a list holds 500, and whoever stands in a full one is put in again', async () => {
  const { owner } = await house();
  const first = await creator();
  const id = (await save(owner, { name: '大勢', creatorIds: [first] })).lists?.[0]?.id ?? '';
  for (let n = 0; n < 10; n += 1) {
    const creatorIds: string[] = [];
    for (let each = 0; each < (n === 9 ? 49 : 50); each += 1) creatorIds.push(await creator());
    await set(owner, { listId: id, creatorIds, isListed: true });
  }
  expect((await set(owner, { listId: id, creatorIds: [first], isListed: true })).list?.count).toBe(500);
  expect((await set(owner, { listId: id, creatorIds: [await creator()], isListed: true })).errors).toEqual([
    { __typename: 'ArgumentInvalidError' },
  ]);
});
