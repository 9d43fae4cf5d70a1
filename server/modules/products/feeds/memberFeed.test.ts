import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { gatherChoiceCounts } from './choiceCounts.ts';
import { encodePlace } from './shuffledFeed.ts';

const dayMs = 86_400_000;
const statements: string[] = [];

let api: TestApi;
let viewer = '';
const authors = { newcomer: '', old: '', hidden: '' };

const ago = (days: number): Date => new Date(api.clock.now().getTime() - days * dayMs);

beforeAll(async () => {
  api = await testApi({ onStatement: (text) => statements.push(text) });
  const { rows, services } = api;
  const { db } = services;
  viewer = await rows.member();
  authors.newcomer = await rows.creator({ created_at: ago(80) });
  authors.old = await rows.creator({ created_at: ago(200) });
  authors.hidden = await rows.creator({ created_at: ago(10) });
  const seeking = (user_id: string, status: 'NOT_SEEKING' | 'SEEKING', ways: ('FULL_REMOTE' | 'OFFICE')[]) =>
    db
      .insertInto('creator_job_profiles')
      .values({
        id: services.newId(),
        user_id,
        job_seeking_status: status,
        latest_job_seeking_status_changed_at: ago(3),
        way_of_workings: ways,
        created_at: ago(5),
        updated_at: ago(3),
      })
      .execute();
  await seeking(authors.newcomer, 'SEEKING', ['FULL_REMOTE', 'OFFICE']);
  await seeking(authors.old, 'NOT_SEEKING', ['OFFICE']);
  await seeking(authors.hidden, 'SEEKING', ['OFFICE']);
  const of = [authors.newcomer, authors.old] as const;
  for (let n = 0; n < 40; n += 1) {
    const id = await rows.publicProduct({
      name: `作品 ${n}`,
      author_id: of[n % 2] ?? '',
      first_published_at: ago(60 - n),
      visibility: n % 5 === 0 ? 'MEMBERS' : 'EVERYONE',
      // Several works drew the same lot, and some the first and the last.
      shuffle_key: [0, 2 ** 31 - 1][n] ?? Math.floor(n / 3) * 160_000_000,
    });
    await db
      .insertInto('product_categories')
      .values({ product_id: id, category_id: 1 + (n % 3), position: 0 })
      .execute();
    await db
      .insertInto('product_tools')
      .values({ product_id: id, tool_id: 1 + (n % 4), position: 0 })
      .execute();
  }
  await rows.publicProduct({ name: '停止', author_id: authors.hidden, first_published_at: ago(1) });
  await rows.product({ name: '審査中', author_id: authors.old });
  await db
    .updateTable('users')
    .set({ status: 'SUSPENDED', suspended_at: ago(0) })
    .where('id', '=', authors.hidden)
    .execute();
});
afterAll(() => api.close());

const page = v.object({
  edges: v.array(v.object({ cursor: v.string(), node: v.object({ name: v.string() }) })),
  pageInfo: v.object({ hasNextPage: v.boolean(), hasPreviousPage: v.boolean() }),
});
type Page = v.InferOutput<typeof page>;

async function read(list: string, args: string, as = viewer): Promise<Page> {
  const { data, errors } = await api.post(
    `{ ${list}(${args}) { edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage } } }`,
    {},
    as,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return v.parse(page, data?.[list]);
}

const namesIn = ({ edges }: Page): string[] => edges.map(({ node }) => node.name);

async function walk(list: string, args: string, step: number): Promise<Page['edges']> {
  const seen: Page['edges'] = [];
  let after = '';
  for (let pages = 0; pages < 60; pages += 1) {
    const { edges, pageInfo } = await read(list, `first: ${step}${after}${args}`);
    seen.push(...edges);
    after = `, after: "${seen.at(-1)?.cursor}"`;
    if (!pageInfo.hasNextPage) break;
  }
  return seen;
}

const all = Array.from({ length: 40 }, (_, n) => `作品 ${n}`);
const newestFirst = all.toReversed();
const number = (name: string): number => Number(name.slice(3));

describe('the shuffled feed', () => {
  test.each([1, 7, 24])('shows every work once, %i at a time, and wraps round', async (step) => {
    const seen = (await walk('products', '', step)).map(({ node }) => node.name);
    expect(seen).toHaveLength(40);
    expect(seen.toSorted()).toEqual(all.toSorted());
    expect(seen).not.toEqual(newestFirst);
  });

  test('goes back the way it came, over the wrap too', async () => {
    const whole = await walk('products', '', 40);
    for (const place of [1, 5, 20, 39]) {
      const back = await read('products', `last: 4, before: "${whole[place]?.cursor}"`);
      expect(namesIn(back)).toEqual(whole.slice(Math.max(0, place - 4), place).map(({ node }) => node.name));
      expect(back.pageInfo.hasPreviousPage).toBe(place > 4);
    }
    expect(namesIn(await read('products', 'last: 3'))).toEqual(whole.slice(-3).map(({ node }) => node.name));
  });

  test('is the same all day, and for the cursors of yesterday; another day and another viewer begin elsewhere', async () => {
    const first = await read('products', 'first: 6');
    expect(namesIn(await read('products', 'first: 6'))).toEqual(namesIn(first));
    const next = `first: 6, after: "${first.edges[5]?.cursor}"`;
    const second = namesIn(await read('products', next));
    const others = new Set<string>();
    for (let n = 0; n < 6; n += 1)
      others.add(namesIn(await read('products', 'first: 6', await api.rows.member())).join());
    expect(others.size).toBeGreaterThan(1);
    const now = api.clock.now();
    api.clock.advance(dayMs);
    expect(namesIn(await read('products', next))).toEqual(second);
    api.clock.set(now.toISOString());
  });

  test('takes no cursor but its own', async () => {
    const recent = await read('recommendedRecentProducts', 'first: 1');
    const own = encodePlace({ start: 5, key: 7, id: '00000000-0000-0000-0000-000000000000' });
    for (const [list, cursor] of [
      ['products', recent.edges[0]?.cursor],
      ['products', 'x'],
      ['recommendedRecentProducts', own],
      ['newbieRecommendedProducts', own],
    ])
      await expect(read(list ?? '', `first: 3, after: "${cursor}"`)).rejects.toThrow('BAD_USER_INPUT');
  });
});

describe('filters', () => {
  const ofCategory = (n: number, wanted: number) => n % 3 === wanted - 1;
  test.each<[string, (n: number) => boolean]>([
    ['categoryIds: ["category_1"]', (n) => ofCategory(n, 1)],
    ['categoryIds: ["category_1", "category_2"]', (n) => !ofCategory(n, 3)],
    ['categoryIds: ["category_1"], toolIds: ["tool_2"]', (n) => ofCategory(n, 1) && n % 4 === 1],
    ['wayOfWorkings: [FULL_REMOTE]', (n) => n % 2 === 0],
    ['wayOfWorkings: [FULL_REMOTE, OFFICE], jobSeekingStatuses: [NOT_SEEKING]', (n) => n % 2 === 1],
    ['categoryIds: ["category_999"]', () => false],
    ['toolIds: ["w_12"]', () => false],
    ['engagementTypes: [FREELANCE]', () => false],
  ])('%s: newest first, walked without gap, counted', async (filter, fits) => {
    const wanted = newestFirst.filter((name) => fits(number(name)));
    const seen = await walk('products', `, ${filter}`, 5);
    expect(seen.map(({ node }) => node.name)).toEqual(wanted);
    expect((await walk('recommendedRecentProducts', `, ${filter}`, 24)).length).toBe(wanted.length);
    const newcomers = await walk('newbieRecommendedProducts', `, ${filter}`, 24);
    expect(newcomers.map(({ node }) => node.name)).toEqual(wanted.filter((name) => number(name) % 2 === 0));
    if (seen.length > 6) {
      const back = await read('products', `last: 3, before: "${seen[5]?.cursor}", ${filter}`);
      expect(namesIn(back)).toEqual(wanted.slice(2, 5));
    }
    const { data } = await api.post(
      `{ all: productsCount(${filter}) { count isMore } newcomers: productsCount(newbie: true, ${filter}) { count } }`,
      {},
      viewer,
    );
    expect(data).toEqual({
      all: { count: wanted.length, isMore: false },
      newcomers: { count: newcomers.length },
    });
  });

  test('an empty list asks for nothing', async () => {
    expect((await walk('products', ', categoryIds: [], wayOfWorkings: []', 24)).length).toBe(40);
  });

  test('what to loosen is said of every kind that is set', async () => {
    const { data } = await api.post(
      `{ productFilterLoosenings(categoryIds: ["category_1"], toolIds: ["tool_60"], jobSeekingStatuses: [SEEKING]) { kind count isMore } }`,
      {},
      viewer,
    );
    expect(data).toEqual({
      productFilterLoosenings: [
        { kind: 'CATEGORY', count: 0, isMore: false },
        { kind: 'TOOL', count: all.filter((name) => number(name) % 6 === 0).length, isMore: false },
        { kind: 'JOB_SEEKING_STATUS', count: 0, isMore: false },
      ],
    });
  });
});

describe('the order of everything', () => {
  const bestFirst = newestFirst.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  const ofOffice = ', wayOfWorkings: [OFFICE], order: RECOMMENDED';

  beforeAll(async () => {
    for (const name of all) {
      const { db } = api.services;
      await db
        .updateTable('products')
        .set({ score: scoreOf(name) })
        .where('name', '=', name)
        .execute();
    }
  });

  test('newest first where that is asked for, with filters and without', async () => {
    const seen = (await walk('products', ', order: NEWEST', 7)).map(({ node }) => node.name);
    expect(seen).toEqual(newestFirst);
    const filtered = (await walk('products', ', order: NEWEST, wayOfWorkings: [OFFICE]', 7)).length;
    expect(filtered).toBe(40);
  });

  test.each([1, 7, 40])('best first under a filter, %i at a time, and back', async (step) => {
    const edges = await walk('products', ofOffice, step);
    expect(edges.map(({ node }) => node.name)).toEqual(bestFirst);
    const back = await read('products', `last: 4, before: "${edges[20]?.cursor}"${ofOffice}`);
    expect(namesIn(back)).toEqual(bestFirst.slice(16, 20));
    expect(namesIn(await read('products', `last: 3${ofOffice}`))).toEqual(bestFirst.slice(-3));
  });

  test('without a filter it is the shuffled list', async () => {
    const seen = (await walk('products', ', order: RECOMMENDED', 24)).map(({ node }) => node.name);
    expect(seen).toEqual((await walk('products', '', 24)).map(({ node }) => node.name));
  });

  test.each([
    'x',
    Buffer.from('~NaN.x').toString('base64url'),
    encodePlace({ start: 1, key: 1, id: viewer }),
  ])('a cursor of another list is refused: %s', async (cursor) => {
    await expect(read('products', `first: 2, after: "${cursor}"${ofOffice}`)).rejects.toThrow('BAD_USER');
  });
});

/** Every score but a few is one of its own. */
function scoreOf(name: string): number {
  return ((number(name) * 7) % 40) / 8 - 1.5;
}

describe('how many each choice finds', () => {
  interface Asked {
    readonly field?: string;
    readonly as?: string;
  }
  const counts = async (args: string, { field = 'productChoiceCounts', as = viewer }: Asked = {}) => {
    const { data, errors } = await api.post(`{ ${field}(${args}) { value count isMore } }`, {}, as);
    expect(errors).toBeUndefined();
    const rows = v.parse(
      v.array(v.object({ value: v.string(), count: v.number(), isMore: v.boolean() })),
      data?.[field],
    );
    expect(rows.some(({ isMore }) => isMore)).toBe(false);
    return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
  };
  const those = (fits: (n: number) => boolean) => all.filter((name) => fits(number(name))).length;
  const everyKind =
    'of: [CATEGORY, INDUSTRY, TOOL, JOB_SEEKING_STATUS, OPERATIONAL_AVAILABILITY, ENGAGEMENT_TYPE, WAY_OF_WORKING]';
  const whole = {
    category_1: those((n) => n % 3 === 0),
    category_2: those((n) => n % 3 === 1),
    category_3: those((n) => n % 3 === 2),
    tool_1: 10,
    tool_2: 10,
    tool_3: 10,
    tool_4: 10,
    SEEKING: 20,
    NOT_SEEKING: 20,
    FULL_REMOTE: 20,
    OFFICE: 40,
  };

  test('of everything, before the changes are gathered and after', async () => {
    expect(await counts(everyKind)).toEqual(whole);
    await gatherChoiceCounts(api.services);
    const left = await api.services.db.selectFrom('product_choice_events').select('id').execute();
    expect(left).toEqual([]);
    expect(await counts(everyKind)).toEqual(whole);
  });

  test('under the filters of the other kinds, whatever is chosen of its own', async () => {
    expect(
      await counts('of: [CATEGORY], categoryIds: ["category_2"], jobSeekingStatuses: [SEEKING]'),
    ).toEqual({
      category_1: those((n) => n % 3 === 0 && n % 2 === 0),
      category_2: those((n) => n % 3 === 1 && n % 2 === 0),
      category_3: those((n) => n % 3 === 2 && n % 2 === 0),
    });
    expect(await counts('of: [WAY_OF_WORKING], newbie: true')).toEqual({ FULL_REMOTE: 20, OFFICE: 20 });
  });

  test('follows what becomes of a work, and of its author', async () => {
    const { db } = api.services;
    const set = (change: object) =>
      db.updateTable('products').set(change).where('name', '=', '作品 4').execute();
    await set({ is_published: false });
    expect(await counts('of: [CATEGORY]')).toMatchObject({ category_2: whole.category_2 - 1 });
    await set({ is_published: true });
    const seeks = (job_seeking_status: 'NOT_SEEKING' | 'SEEKING') =>
      db
        .updateTable('creator_job_profiles')
        .set({ job_seeking_status })
        .where('user_id', '=', authors.old)
        .execute();
    await seeks('SEEKING');
    expect(await counts('of: [JOB_SEEKING_STATUS]')).toEqual({ SEEKING: 40 });
    await seeks('NOT_SEEKING');
    await gatherChoiceCounts(api.services);
    expect(await counts(everyKind)).toEqual(whole);
  });

  test('without what hides from the viewer', async () => {
    const company_id = await api.rows.company();
    const colleague = await api.rows.member({ company_id });
    const { db } = api.services;
    const hiding = { creator_id: authors.old, company_id };
    await db
      .insertInto('creator_hidden_companies')
      .values({ ...hiding, reason: 'MANUAL', created_at: ago(0) })
      .execute();
    const as = colleague;
    expect(await counts('of: [JOB_SEEKING_STATUS, WAY_OF_WORKING]', { as })).toEqual({
      SEEKING: 20,
      FULL_REMOTE: 20,
      OFFICE: 20,
    });
    expect(await counts('of: [JOB_SEEKING_STATUS], wayOfWorkings: [OFFICE]', { as })).toEqual({
      SEEKING: 20,
    });
    expect(await counts('of: [WAY_OF_WORKING]')).toEqual({ FULL_REMOTE: 20, OFFICE: 40 });
    await db
      .updateTable('creator_hidden_companies')
      .set({ creator_id: authors.newcomer })
      .where('company_id', '=', company_id)
      .execute();
    const seeking = { field: 'jobSeekingCreatorsChoiceCounts', as };
    expect(await counts('of: [WAY_OF_WORKING]', seeking)).toEqual({});
  });

  test('of those who seek work', async () => {
    const seeking = { field: 'jobSeekingCreatorsChoiceCounts' };
    expect(
      await counts(
        'of: [CATEGORY, TOOL, JOB_SEEKING_STATUS, OPERATIONAL_AVAILABILITY, ENGAGEMENT_TYPE, WAY_OF_WORKING], wayOfWorkings: [OFFICE]',
        seeking,
      ),
    ).toEqual({ category_1: 1, category_2: 1, category_3: 1, SEEKING: 1, FULL_REMOTE: 1, OFFICE: 1 });
    expect(await counts('of: [WAY_OF_WORKING, CATEGORY], toolIds: ["tool_1"]', seeking)).toEqual({});
  });
});

test('newcomers are those of the last 90 days', async () => {
  expect((await walk('newbieRecommendedProducts', '', 24)).length).toBe(20);
  const now = api.clock.now();
  api.clock.advance(11 * dayMs);
  expect((await walk('newbieRecommendedProducts', '', 24)).length).toBe(0);
  api.clock.set(now.toISOString());
});

test('what stands beside a work of its author, and how many there are, is what the viewer’s list of them has', async () => {
  const { data } = await api.post('{ products(first: 40) { edges { node { id name } } } }', {}, viewer);
  const works = v.parse(
    v.object({
      products: v.object({
        edges: v.array(v.object({ node: v.object({ id: v.string(), name: v.string() }) })),
      }),
    }),
    data,
  ).products.edges;
  const idOf = (name: string) => works.find(({ node }) => node.name === name)?.node.id;
  const beside = async (name: string, field: 'product' | 'publicProduct', as?: string): Promise<unknown> => {
    const query = `query ($id: ID!) { work: ${field}(id: $id) {
      newerOfAuthor { name } olderOfAuthor { name } author { productsCount { count isMore } }
    } }`;
    return (await api.post(query, { id: idOf(name) }, as)).data?.['work'];
  };
  const is = (newer: string | null, older: string | null, count: number) => ({
    newerOfAuthor: newer === null ? null : { name: newer },
    olderOfAuthor: older === null ? null : { name: older },
    author: { productsCount: { count, isMore: false } },
  });
  expect(await beside('作品 15', 'product', viewer)).toEqual(is('作品 17', '作品 13', 20));
  expect(await beside('作品 39', 'product', viewer)).toEqual(is(null, '作品 37', 20));
  // 作品 15 is for members.
  expect(await beside('作品 13', 'publicProduct')).toEqual(is('作品 17', '作品 11', 16));
  expect(await beside('作品 1', 'publicProduct')).toEqual(is('作品 3', null, 16));
});

test('a page of any list costs as many statements, however long it is', async () => {
  await api.authorizationOf(viewer);
  const selection =
    'edges { node { id isBookmarked categories { id } media { id } author { id isFollowed newestProducts(first: 3) { id } } } }';
  const count = async (list: string, first: number): Promise<number> => {
    const text = `{ ${list}(first: ${first}) { ${selection} } }`;
    await api.post(text, {}, viewer);
    statements.length = 0;
    const { errors } = await api.post(text, {}, viewer);
    expect(errors).toBeUndefined();
    return statements.length;
  };
  for (const list of ['recommendedRecentProducts', 'newbieRecommendedProducts']) {
    const few = await count(list, 3);
    expect(await count(list, 30)).toBe(few);
    // Who asks, the works, their authors, pictures, bookmarks, follows, and the authors’ newest works.
    expect(few).toBe(7);
  }
});

test('how many seek work, and which filter hides them', async () => {
  const ask = async (field: string): Promise<unknown> =>
    Object.values((await api.post(`{ ${field} }`, {}, viewer)).data ?? {})[0];
  expect(await ask('jobSeekingCreatorsCount { count isMore }')).toEqual({ count: 1, isMore: false });
  expect(await ask('jobSeekingCreatorsCount(toolIds: ["tool_1"]) { count }')).toEqual({ count: 0 });
  expect(
    await ask(
      'jobSeekingCreatorsLoosenings(toolIds: ["tool_1"], wayOfWorkings: [OFFICE]) { kind count isMore }',
    ),
  ).toEqual([
    { kind: 'TOOL', count: 1, isMore: false },
    { kind: 'WAY_OF_WORKING', count: 0, isMore: false },
  ]);
});

test('creators who seek work, by what they offer', async () => {
  const ask = async (args: string): Promise<unknown> => {
    const { data, errors } = await api.post(
      `{ jobSeekingCreators(first: 5${args}) { edges { node { createdAt newestProducts(first: 2) { name } } } } }`,
      {},
      viewer,
    );
    expect(errors).toBeUndefined();
    return data?.['jobSeekingCreators'];
  };
  const only = {
    edges: [
      {
        node: {
          createdAt: ago(80).toISOString(),
          newestProducts: [{ name: '作品 38' }, { name: '作品 36' }],
        },
      },
    ],
  };
  for (const args of [
    '',
    ', jobSeekingStatuses: [SEEKING, NOT_SEEKING]',
    ', wayOfWorkings: [FULL_REMOTE]',
    ', categoryIds: ["category_2"]',
  ])
    expect(await ask(args)).toEqual(only);
  for (const args of [
    ', jobSeekingStatuses: [NOT_SEEKING]',
    ', toolIds: ["tool_1"]',
    ', categoryIds: ["category_9"]',
    ', engagementTypes: [SIDEJOB]',
    ', operationalAvailabilities: [HOLIDAY]',
  ])
    expect(await ask(args)).toEqual({ edges: [] });
});
