import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { scoreDueProducts } from './score.ts';

const dayMs = 86_400_000;

let api: TestApi;
let viewer = '';
beforeAll(async () => {
  api = await testApi();
  viewer = await api.rows.member();
});
afterAll(() => api.close());

const ago = (days: number): Date => new Date(api.clock.now().getTime() - days * dayMs);

/** A work that came out so many days ago. */
const work = (name: string, days: number, row: Parameters<TestApi['rows']['publicProduct']>[0] = {}) =>
  api.rows.publicProduct({ name, first_published_at: ago(days), approved_at: ago(days), ...row });

async function keep(product_id: string, days: number, user_id?: string): Promise<void> {
  const by = user_id ?? (await api.rows.user());
  await api.services.db
    .insertInto('bookmarks')
    .values({ user_id: by, product_id, created_at: ago(days) })
    .execute();
}

const answer = v.object({ recommendedProducts: v.array(v.object({ name: v.string() })) });
const ask =
  'query ($first: Int!, $of: [ID!]) { recommendedProducts(first: $first, filterCategoryIds: $of) { name } }';
async function recommended(variables: Record<string, unknown>, as = viewer): Promise<string[]> {
  await scoreDueProducts(api.services);
  const { data } = await api.post(ask, variables, as);
  return v.parse(answer, data).recommendedProducts.map(({ name }) => name);
}

const scoreOf = async (id: string): Promise<number> =>
  (
    await api.services.db
      .selectFrom('products')
      .select('score')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).score;

test('the fresh, the liked and the complete come first; one’s own, what one keeps and a third of one author do not', async () => {
  const prolific = await api.rows.creator({
    user_id: await api.rows.user({ first_work_approved_at: ago(1) }),
  });
  await work('古い', 60);
  const liked = await work('古いが好かれている', 60);
  for (let n = 0; n < 12; n += 1) await keep(liked, 1);
  await work('新しい', 1);
  await work('新しく詳しい', 1, { description: '詳'.repeat(200), design_scope: '企画から組版まで' });
  for (const days of [2, 3, 4]) await work(`多作 ${days}`, days, { author_id: prolific });
  const kept = await work('もう残した', 0);
  await keep(kept, 0, viewer);
  expect(await recommended({ first: 20 })).toEqual([
    '古いが好かれている',
    '新しく詳しい',
    '新しい',
    '多作 2',
    '多作 3',
    '古い',
  ]);
  expect(await recommended({ first: 2 })).toEqual(['古いが好かれている', '新しく詳しい']);
  expect(await recommended({ first: 20 }, prolific)).not.toContain('多作 2');
});

test('of categories alone when they are named', async () => {
  const id = await work('装丁の一冊', 5);
  await api.services.db
    .insertInto('product_categories')
    .values({ product_id: id, category_id: 7, position: 0 })
    .execute();
  expect(await recommended({ first: 5, of: ['category_7'] })).toEqual(['装丁の一冊']);
  expect(await recommended({ first: 5, of: ['category_29'] })).toEqual([]);
  expect(await recommended({ first: 5, of: ['w_x'] })).toEqual([]);
});

test('mostly of what interests a member of a company, and of the rest too', async () => {
  const curious = await api.rows.member();
  const [first] = await recommended({ first: 1 }, curious);
  for (const days of [50, 51, 52]) {
    const id = await work(`地図 ${days}`, days);
    await api.services.db
      .insertInto('product_categories')
      .values({ product_id: id, category_id: 28, position: 0 })
      .execute();
  }
  expect(await recommended({ first: 3 }, curious)).not.toContain('地図 50');
  await api.services.db
    .insertInto('corporate_interest_categories')
    .values({ user_id: curious, category_id: 28, position: 0 })
    .execute();
  expect(await recommended({ first: 3 }, curious)).toEqual([first, '地図 50', '地図 51']);
  expect(await recommended({ first: 3, of: ['category_7'] }, curious)).toEqual(['装丁の一冊']);
});

test('every list of works answers a document that is written to the specification', async () => {
  const filters = 'categoryIds: $of, industryIds: [], toolIds: [], jobSeekingStatuses: [], wayOfWorkings: []';
  const query = `query ($of: [ID!]) {
    recommendedProducts(filterCategoryIds: $of) { name }
    products(${filters}) { edges { node { id } } }
    newbieRecommendedProducts(${filters}) { edges { node { id } } }
    recommendedRecentProducts { edges { node { id } } }
    publicProducts { edges { node { id } } }
    bookmarkedProducts { totalCount edges { node { id } } }
    jobSeekingCreators { edges { node { id } } }
  }`;
  const { data, errors } = await api.post(query, { of: ['category_7'] }, viewer);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ recommendedProducts: [{ name: '装丁の一冊' }] });
});

test('near a work: of its categories, by others, for who sees members’ works', async () => {
  const of = async (id: string, category_id: number): Promise<string> => {
    await api.services.db
      .insertInto('product_categories')
      .values({ product_id: id, category_id, position: 0 })
      .execute();
    return id;
  };
  const author = await api.rows.creator({
    user_id: await api.rows.user({ first_work_approved_at: ago(1) }),
  });
  const id = await of(await work('箱', 5, { author_id: author }), 9);
  await of(await work('同じ人の箱', 4, { author_id: author }), 9);
  await of(await work('よその箱', 4), 9);
  await of(await work('よその本', 4), 10);
  const bare = await work('分野のない作品', 4);
  const near = async (key: string, as?: string): Promise<unknown> => {
    await scoreDueProducts(api.services);
    const query = 'query ($id: ID!) { publicProduct(id: $id) { similarProducts(first: 8) { name } } }';
    return (await api.post(query, { id: encodeGlobalId('Product', key) }, as)).data;
  };
  const shows = (...names: readonly string[]) => ({
    publicProduct: { similarProducts: names.map((name) => ({ name })) },
  });
  expect(await near(id, viewer)).toEqual(shows('よその箱'));
  expect(await near(id)).toEqual(shows());
  expect(await near(bare, viewer)).toEqual(shows());
});

test('a score stands for a sum that halves every 14 days, whenever it is worked out', async () => {
  const old = await work('14日前', 14);
  const fresh = await work('今日', 0);
  await scoreDueProducts(api.services);
  const [before, now] = [await scoreOf(old), await scoreOf(fresh)];
  expect(now - before).toBeCloseTo(1, 3);
  // Whatever comes after leaves untouched works as they are.
  api.clock.advance(30 * dayMs);
  await scoreDueProducts(api.services);
  expect([await scoreOf(old), await scoreOf(fresh)]).toEqual([before, now]);
  // One point at the moment of publishing, and one more from a bookmark at the same moment: twice as much.
  await keep(fresh, 30);
  await scoreDueProducts(api.services);
  expect((await scoreOf(fresh)) - now).toBeCloseTo(1, 3);
  await api.services.db.deleteFrom('bookmarks').where('product_id', '=', fresh).execute();
  await scoreDueProducts(api.services);
  expect(await scoreOf(fresh)).toBe(now);
});

test('marks are worked off, those of works that are gone too; the author’s own bookmark earns nothing', async () => {
  const author = await api.rows.creator();
  const id = await work('自作', 3, { author_id: author });
  await scoreDueProducts(api.services);
  const before = await scoreOf(id);
  await keep(id, 1, author);
  await api.services.db.insertInto('product_scores_due').values({ product_id: randomUUID() }).execute();
  await scoreDueProducts(api.services);
  expect(await scoreOf(id)).toBe(before);
  expect(await api.services.db.selectFrom('product_scores_due').selectAll().execute()).toEqual([]);
});
