import { sql } from 'kysely';
import type { Compilable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { planOf, planOfUse } from '../../../db/testing/testPlans.ts';
import { testTown, townIds } from '../../../db/testing/testTown.ts';
import { bound, notHiddenFrom } from '../../viewer/visibilitySql.ts';
import { newestProducts } from './memberFeedSql.ts';
import { bookmarkedAmong, publicProducts } from '../works/sql.ts';

/** Who hides from whom is looked up in indexes while the list's own index is walked, in a town where many hide from many. */

const database = await testTown({ poolSize: 1 });
const { db } = database;
const author = '00000000-0000-7000-8000-000000000002';
afterAll(() => database.close());
beforeAll(async () => {
  // One work in forty: neither so many that the whole feed may as well be walked for them, nor so few that they may as well be sorted.
  await sql`update products set author_id = ${author}::uuid where number % 40 = 3`.execute(db);
  await sql`
    insert into creator_hidden_companies (creator_id, company_id, reason, created_at)
      select p.user_id, c.id, 'MANUAL', c.created_at from creator_profiles as p
      join companies as c on (abs(hashtext(p.user_id::text || c.id::text)) % 20) = 0`.execute(db);
  await sql`
    insert into creator_hidden_domains (creator_id, domain)
      select p.user_id, 'domain' || n || '.example' from creator_profiles as p, generate_series(1, 400) as n
      where abs(hashtext(p.user_id::text || n)) % 20 = 0`.execute(db);
  for (const table of ['products', 'creator_hidden_companies', 'creator_hidden_domains'])
    await sql`analyze ${sql.table(table)}`.execute(db);
});

const scope = { viewerId: townIds.follower, companyId: townIds.company, emailDomain: 'domain7.example' };
const works = db.selectFrom('products as p').select('p.id');
const scoped = works.where(notHiddenFrom(bound(scope), 'p.author_id'));

const lists = {
  'the public feed': {
    walked: 'products_public_index',
    query: scoped
      .where('p.public_at', 'is not', null)
      .orderBy('p.public_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(25),
  },
  'the members’ feed': {
    walked: 'products_member_index',
    query: scoped
      .where('p.member_at', 'is not', null)
      .orderBy('p.member_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(25),
  },
  'one author’s works': {
    walked: 'products_author_public_index',
    query: works
      .where(notHiddenFrom(bound(scope), sql`${townIds.author}`))
      .where('p.public_at', 'is not', null)
      .where('p.author_id', '=', author)
      .orderBy('p.public_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(25),
  },
} satisfies Record<string, { readonly walked: string; readonly query: Compilable }>;

describe('for a member', () => {
  test.each(Object.entries(lists).map(([list, of]) => ({ list, ...of })))(
    '$list walks $walked and looks up who hides',
    async ({ walked, query }) => {
      const { nodes, indexes, scanned } = await planOf(db, query);
      const lookedUp = indexes.filter((index) => index !== walked);
      expect(indexes).toContain(walked);
      // Once whether anybody hides, once for each row whether its author does, in two tables; by whichever of a table's indexes.
      expect(lookedUp.map((index) => /^creator_hidden_[a-z]+?(?=_)/u.exec(index)?.[0]).toSorted()).toEqual([
        'creator_hidden_companies',
        'creator_hidden_companies',
        'creator_hidden_domains',
        'creator_hidden_domains',
      ]);
      expect(nodes).not.toContain('Sort');
      expect(scanned).toEqual([]);
    },
  );
});

// However much somebody keeps; the planner goes by how much most do.
test('whether works are kept is looked up work by work', async () => {
  await sql`vacuum analyze bookmarks`.execute(db);
  const rows = await db.selectFrom('products').select('id').orderBy('id').limit(24).execute();
  const ids = rows.map(({ id }) => id);
  const { nodes, indexes } = await planOfUse(db, () => bookmarkedAmong(db, townIds.follower, ids));
  expect(indexes).toEqual(['bookmarks_pkey']);
  expect(nodes).toContain('Limit');
});

// A plan that is made anew at each call costs several times what running it does.
test.runIf(isOnPostgres)('the feed is planned once, for guests and for members', async () => {
  const page = { limit: 24, backward: false, from: undefined };
  for (let times = 0; times < 12; times += 1) {
    await publicProducts(db, page, undefined);
    await publicProducts(db, page, scope);
    await newestProducts(db, page, scope);
  }
  const { rows } = await sql<{ scoped: boolean; reused: boolean }>`
    select statement like '%creator_hidden%' as scoped, generic_plans > 0 as reused from pg_prepared_statements
    where statement like '%"editors_picks"%' and statement not like '%pg_prepared_statements%' order by scoped`.execute(
    db,
  );
  expect(rows).toEqual([
    { scoped: false, reused: true },
    { scoped: true, reused: true },
    { scoped: true, reused: true },
  ]);
});
