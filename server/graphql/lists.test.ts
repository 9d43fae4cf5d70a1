import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boundLists, unboundLists } from '../builder/boundLists.ts';
import { schema } from './schema.ts';
import { testApi, type TestApi } from './testing.ts';

let api: TestApi;
let creator: string;
let member: string;

beforeAll(async () => {
  api = await testApi();
  [creator, member] = [await api.rows.creator(), await api.rows.member()];
});
afterAll(() => api.close());

describe('every list that is sent to us', () => {
  test('states how long it may be', () => {
    expect(unboundLists(schema)).toEqual([]);
  });

  test('that states nothing is found, and such a schema is not served', () => {
    const careless = buildSchema(`
      enum Word { ONE TWO }
      input Inner { ids: [ID!] }
      input Form { names: [String!]!, inner: [Inner!], words: [Word!] }
      type Query { find(ids: [ID!]!, words: [Word!]): Int save(input: Form): Int }
    `);
    const found = ['Inner.ids', 'Form.names', 'Form.inner', 'Query.find(ids)'];
    expect(unboundLists(careless).toSorted()).toEqual(found.toSorted());
    expect(() => boundLists(careless)).toThrow('Query.find(ids)');
  });
});

const many = (count: number, one: unknown = 'x') => Array.from({ length: count }, () => one);
const words = '一度に選べるのは100件までです。';

describe('a list that is too long', () => {
  test.each([
    ['query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', 'ids'],
    ['query ($ids: [ID!]!) { products(first: 5, toolIds: $ids) { edges { cursor } } }', 'toolIds'],
    ['query ($ids: [ID!]!) { jobOpenings(limit: 5, offset: 0, tagIds: $ids) { nodes { id } } }', 'tagIds'],
  ])('%s is refused unread, whoever asks', async (query, field) => {
    const refused = [{ message: words, extensions: { code: 'BAD_USER_INPUT', field } }];
    for (const viewer of [undefined, creator])
      expect((await api.post(query, { ids: many(10_000) }, viewer)).errors).toMatchObject(refused);
    expect((await api.post(query, { ids: many(100) }, member)).errors).toBeUndefined();
  });

  test('of an enumeration holds each word once', async () => {
    const query =
      'query ($w: [WayOfWorking!]) { products(first: 5, wayOfWorkings: $w) { edges { cursor } } }';
    expect((await api.post(query, { w: many(4, 'OFFICE') }, creator)).errors).toMatchObject([
      { message: '一度に選べるのは3件までです。' },
    ]);
  });

  const errors = 'errors { __typename message ... on ArgumentInvalidError { field } }';
  test.each([
    [
      'an argument',
      `mutation ($ids: [ID!]!) { call: readCandidates(candidateIds: $ids) { ${errors} } }`,
      { ids: many(101) },
      'candidateIds',
    ],
    [
      'a field of a form',
      `mutation ($input: MoveCandidatesInput!) { call: moveCandidates(input: $input) { ${errors} } }`,
      { input: { candidateIds: many(101), stage: 'DECLINED' } },
      'candidateIds',
    ],
    [
      'forms in a form',
      `mutation ($input: EditProductInput!) { call: editProduct(input: $input) { ${errors} } }`,
      { input: { id: 'x', media: many(101, { mediaId: 'x' }) } },
      'media',
    ],
  ])('is an error of the payload: %s', async (_where, query, variables, field) => {
    expect((await api.post(query, variables, member)).data).toEqual({
      call: { errors: [{ __typename: 'ArgumentInvalidError', message: words, field }] },
    });
  });
});
