import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOfUse } from '../../../db/testing/testPlans.ts';
import { testTown, townIds } from '../../../db/testing/testTown.ts';
import { cellsNear } from '../../../lib/colors.ts';
import { bookmarkedProducts } from '../bookmarks/bookmarksSql.ts';
import { bestProducts, nearestProducts } from './bestFeedSql.ts';
import { choicesOfAll, choicesOfFitting } from './choiceCountsSql.ts';
import { noFilters } from './filtersSql.ts';
import * as feed from './memberFeedSql.ts';
import { newestOfCreators } from './newestOfCreatorsSql.ts';
import { candidates } from './recommendationSql.ts';
import { productsAlong } from './shuffledFeedSql.ts';

/** The very statements of the members' lists, planned over a town: each walks its index, and none looks through all works. */

const database = await testTown();
afterAll(() => database.close());

const { db } = database;
beforeAll(async () => {
  // Every card has paper, one in a thousand a spot of red.
  await sql`update products set palette = case when number % 1000 = 0 then '{96,0,2,90,57,17,9,10}' else '{96,0,2,100}' end::smallint[]`.execute(
    db,
  );
  await sql`analyze products`.execute(db);
}, 120_000);

const spot = { l: 57, a: 17, b: 9 };

const scope = { viewerId: townIds.follower, companyId: townIds.company, emailDomain: 'domain7.example' };
const first = { limit: 24, backward: false, from: undefined };
const later = {
  limit: 24,
  backward: false,
  from: { at: new Date('2026-01-20T00:00:00.000Z'), id: '00000000-0000-7000-8000-000000020100' },
};
const backward = { ...later, backward: true };
const since = new Date('2026-01-01T00:00:00.000Z');
const along = { key: 5, id: townIds.author, to: 2 ** 31 - 1 };

test.each<[string, string, () => Promise<unknown>]>([
  ['newest', 'products_member_index', () => feed.newestProducts(db, first, scope)],
  ['newest, later', 'products_member_index', () => feed.newestProducts(db, later, scope)],
  ['newest, backward', 'products_member_index', () => feed.newestProducts(db, backward, scope)],
  ['newcomers', 'products_newbie_index', () => feed.newcomersProducts(db, later, scope, since)],
  [
    'one author',
    'products_author_member_index',
    () => feed.productsOfAuthor(db, later, scope, townIds.author),
  ],
  [
    'shuffled',
    'products_shuffle_index',
    () => productsAlong(db, scope, along, { backward: false, limit: 25 }),
  ],
  [
    'shuffled, backward',
    'products_shuffle_index',
    () => productsAlong(db, scope, { ...along, key: 2 ** 31 - 1, to: 5 }, { backward: true, limit: 25 }),
  ],
  [
    'a common filter',
    'products_member_index',
    () => feed.filteredProducts(db, later, scope, { ...noFilters, categoryIds: [1] }, null),
  ],
  [
    'a rare filter',
    'products_filter_index',
    () => feed.filteredProducts(db, first, scope, { ...noFilters, toolIds: [60] }, null),
  ],
  [
    'a common filter, best first',
    'products_score_index',
    () => bestProducts(db, first, scope, { ...noFilters, categoryIds: [1] }),
  ],
  [
    'a common filter, best first, backward',
    'products_score_index',
    () => bestProducts(db, { ...first, backward: true }, scope, { ...noFilters, categoryIds: [1] }),
  ],
  [
    'a rare filter, best first',
    'products_filter_index',
    () => bestProducts(db, first, scope, { ...noFilters, toolIds: [60] }),
  ],
  [
    'what the choices find under a rare filter',
    'products_filter_index',
    () =>
      choicesOfFitting(db, scope, { filters: { ...noFilters, toolIds: [60] }, newSince: null, limit: 5_001 }),
  ],
  [
    'a rare colour, nearest first',
    'products_filter_index',
    () => nearestProducts(db, first, scope, { ...noFilters, colors: cellsNear(spot) }, Object.values(spot)),
  ],
  ['what the choices of everything find', 'products_author_member_index', () => choicesOfAll(db, scope)],
  ['bookmarks', 'bookmarks_user_index', () => bookmarkedProducts(db, first, scope)],
  [
    'recommended',
    'products_score_index',
    () => candidates(db, scope, { categoryIds: null, from: undefined, limit: 24 }),
  ],
  [
    'the newest of several creators',
    'products_author_member_index',
    () => newestOfCreators(db, [townIds.author], 3, { scope, isMember: true }),
  ],
])('%s: by %s', async (_list, index, ask) => {
  const { indexes, scanned } = await planOfUse(db, ask);
  expect(indexes).toContain(index);
  expect(scanned).not.toContain('products');
  expect(scanned).not.toContain('bookmarks');
});

test('newcomers under a filter: what does not fit is passed in the index alone', async () => {
  const filters = { ...noFilters, categoryIds: [1] };
  const ask = () => feed.filteredProducts(db, later, scope, filters, since);
  expect((await planOfUse(db, ask)).indexesAlone).toContain('products_newbie_index');
});
