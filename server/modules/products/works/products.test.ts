import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { testApi, type TestApi } from '../../../graphql/testing.ts';

const statements: string[] = [];
let api: TestApi;
let authors: string[] = [];
const names: string[] = [];

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1) + minutes * 60_000);

beforeAll(async () => {
  api = await testApi({ onStatement: (text) => statements.push(text) });
  const { rows } = api;
  authors = [await rows.creator({ last_name: '坂口', first_name: '汀' }), await rows.creator()];
  for (let index = 0; index < 60; index += 1) {
    const name = `作品 ${index}`;
    const mediaId = await rows.media();
    const id = await rows.publicProduct({
      name,
      author_id: authors[index % 2] ?? '',
      // Two works of every three share their moment, so that the id decides.
      first_published_at: at(Math.floor(index / 2)),
      thumbnail_media_id: mediaId,
    });
    await api.services.db
      .insertInto('product_media')
      .values({ product_id: id, media_id: mediaId, position: 0, caption: '駅掲出用' })
      .execute();
    await api.services.db
      .insertInto('product_categories')
      .values({ product_id: id, category_id: 1 + (index % 5), position: 0 })
      .execute();
    names.push(name);
  }
});
afterAll(() => api.close());
beforeEach(() => {
  statements.length = 0;
});

const page = `query ($first: Int, $after: String, $last: Int, $before: String) {
  publicProducts(first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { id name } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

interface Page {
  readonly edges: readonly { cursor: string; node: { id: string; name: string } }[];
  readonly pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string;
    endCursor: string;
  };
}

function isPage(value: unknown): value is Page {
  return typeof value === 'object' && value !== null && 'edges' in value && 'pageInfo' in value;
}

async function read(variables: Record<string, unknown>): Promise<Page> {
  const { data, errors } = await api.post(page, variables);
  const found = data?.['publicProducts'];
  if (!isPage(found)) throw new Error(JSON.stringify(errors));
  return found;
}

describe('publicProducts', () => {
  test('forward pages meet without gap or repetition, newest first', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 20; pages += 1) {
      const { edges, pageInfo } = await read({ first: 7, after });
      seen.push(...edges.map(({ node }) => node.name));
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
    const order = seen.map((name) => Math.floor(Number(name.slice(3)) / 2));
    expect(order).toEqual(order.toSorted((left, right) => right - left));
  });

  test('backward from a cursor gives the cards before it, in the list’s order', async () => {
    const first = await read({ first: 20 });
    const cursor = first.edges[10]?.cursor;
    const before = await read({ last: 4, before: cursor });
    expect(before.edges.map(({ node }) => node.id)).toEqual(
      first.edges.slice(6, 10).map(({ node }) => node.id),
    );
    expect(before.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  test.each([
    [{ first: 0 }],
    [{ first: 101 }],
    [{ first: -1 }],
    [{ first: 5, last: 5 }],
    [{ first: 5, after: 'x' }],
    [{ first: 5, before: 'x' }],
    [{ last: 5, after: 'x' }],
  ])('refuses %j', async (variables) => {
    const { errors } = await api.post(page, variables);
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  test('what is not approved, not published, for members or hidden is in no list and under no id', async () => {
    const { rows } = api;
    const hiddenAuthor = await rows.creator();
    const ids = [
      await rows.product({ name: '審査中', is_published: true, first_published_at: at(999) }),
      await rows.product({ name: '非公開', approved_at: at(999) }),
      await rows.publicProduct({ name: '会員限定', visibility: 'MEMBERS', first_published_at: at(999) }),
      await rows.publicProduct({ name: '取り下げ', taken_down_at: at(999), first_published_at: at(999) }),
      await rows.publicProduct({
        name: '停止された人',
        author_id: hiddenAuthor,
        first_published_at: at(999),
      }),
    ];
    await api.services.db
      .updateTable('users')
      .set({ status: 'SUSPENDED', suspended_at: at(999) })
      .where('id', '=', hiddenAuthor)
      .execute();
    const { edges } = await read({ first: 100 });
    expect(edges.map(({ node }) => node.name).toSorted()).toEqual(names.toSorted());
    for (const id of ids) {
      const globalId = encodeGlobalId('Product', id);
      const { data } = await api.post(
        'query ($id: ID!) { publicProduct(id: $id) { name } node(id: $id) { id } }',
        { id: globalId },
      );
      expect(data).toEqual({ publicProduct: null, node: null });
    }
    const { data } = await api.post(
      'query ($id: ID!) { publicCreatorUser(id: $id) { id } creatorUserPublicProducts(userId: $id, first: 5) { edges { cursor } } }',
      {
        id: encodeGlobalId('CreatorUser', hiddenAuthor),
      },
    );
    expect(data).toEqual({ publicCreatorUser: null, creatorUserPublicProducts: { edges: [] } });
  });

  test.each(['', 'w_', 'c_AZuPYxAZuPYxAZuPYxAZuP', 'nonsense', 'あ'])(
    'publicProduct(%j) is null, as for an id that does not exist',
    async (id) => {
      const { data, errors } = await api.post('query ($id: ID!) { publicProduct(id: $id) { name } }', { id });
      expect(errors).toBeUndefined();
      expect(data).toEqual({ publicProduct: null });
    },
  );
});

describe('the page of the feed', () => {
  /** The very document that the page sends. */
  async function feedQuery(): Promise<string> {
    const artifact = await readFile(
      new URL('../../../../__generated__/publicFeedQuery.graphql.ts', import.meta.url),
      'utf8',
    );
    const text: unknown = JSON.parse(/^\s*"text": (".*"),?$/m.exec(artifact)?.[1] ?? 'null');
    if (typeof text !== 'string') throw new Error('The artifact holds no text.');
    return text;
  }

  test.each([3, 24, 60])(
    'reads %i works with authors, pictures and categories by as many statements',
    async (first) => {
      const query = await feedQuery();
      // Taxonomies are read once per process.
      await api.post(query, { first: 1 });
      statements.length = 0;
      const { data, errors } = await api.post(query, { first });
      expect(errors).toBeUndefined();
      expect(data).toHaveProperty('publicProducts.edges.length', first);
      expect(statements).toHaveLength(2);
    },
  );

  test('a member’s bookmarks and the pictures of all works cost one statement each', async () => {
    const viewer = await api.rows.creator();
    const { edges } = await read({ first: 1 });
    // Opens the viewer's session, which is no part of what is counted.
    await api.authorizationOf(viewer);
    const query =
      '{ publicProducts(first: 24) { edges { node { id isBookmarked media { url } author { profile { skills { name } } } } } } }';
    statements.length = 0;
    const { errors } = await api.post(query, {}, viewer);
    expect(edges).toHaveLength(1);
    expect(errors).toBeUndefined();
    // Who asks, the works, their authors, pictures, bookmarks, and the authors’ skills.
    expect(statements).toHaveLength(6);
  });
});

test('site figures are counted', async () => {
  api.clock.set('2026-03-01T00:10:00.000Z');
  const { data } = await api.post(
    '{ siteFigures { publicProductsCount productsOfDayCount seekingCreatorsCount } }',
  );
  expect(data).toEqual({
    siteFigures: { publicProductsCount: 60, productsOfDayCount: 60, seekingCreatorsCount: 0 },
  });
});

test('how companies answer is told once five of them tell it', async () => {
  const figures = async () => {
    // They are kept for half a minute.
    api.clock.advance(60_000);
    const { data } = await api.post('{ siteFigures { responseRatePercent medianReplyMinutes } }');
    return data;
  };
  for (const [response_rate_percent, median_reply_minutes] of [
    [100, 60],
    [90, 90],
    [96, 3_000],
    [80, 600],
  ] as const)
    await api.rows.company({ response_rate_percent, median_reply_minutes });
  expect(await figures()).toEqual({ siteFigures: { responseRatePercent: null, medianReplyMinutes: null } });
  await api.rows.company({ response_rate_percent: 99, median_reply_minutes: 200 });
  expect(await figures()).toEqual({ siteFigures: { responseRatePercent: 93, medianReplyMinutes: 200 } });
});
