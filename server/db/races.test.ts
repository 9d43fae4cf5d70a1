import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './client.ts';
import { isOnPostgres, testDatabase } from './testing/testDatabase.ts';
import { testMoment, testRows } from './testing/testRows.ts';

/** Counters under transactions that really run at once: PGlite has one connection and cannot show this. */
describe.runIf(isOnPostgres)('counters under races', () => {
  let database: Database;
  let db: Database['db'];
  let rows: ReturnType<typeof testRows>;
  beforeAll(async () => {
    database = await testDatabase({ poolSize: 20 });
    db = database.db;
    rows = testRows(database);
  });
  afterAll(() => database.close());

  const totalsOf = async (list: string): Promise<Record<string, number>> => {
    const found = await db
      .selectFrom('list_counters')
      .select('key')
      .select((eb) => eb.fn.sum<number>('total').as('total'))
      .where('list', '=', list)
      .groupBy('key')
      .execute();
    return Object.fromEntries(found.filter(({ total }) => total !== 0).map(({ key, total }) => [key, total]));
  };

  it('entries that meet the closing of their opening are counted where the opening is', async () => {
    const job_opening_id = await rows.publicJobOpening();
    const creators = await Promise.all(Array.from({ length: 30 }, () => rows.creator()));
    const enter = creators.map((creator_id) => rows.entry({ job_opening_id, creator_id }));
    const close = db
      .updateTable('job_openings')
      .set({ status: 'CLOSED', closed_at: testMoment })
      .where('id', '=', job_opening_id)
      .execute();
    await Promise.all([...enter, close]);
    expect(await totalsOf('creator_entries')).toEqual({ CLOSED: 30 });
    const opening = await db
      .selectFrom('job_openings')
      .select(['entries_count', 'unread_entries_count'])
      .where('id', '=', job_opening_id)
      .executeTakeFirst();
    expect(opening).toEqual({ entries_count: 30, unread_entries_count: 30 });
  });

  it('a work made while its author is suspended is hidden, whichever came first', async () => {
    const authors = await Promise.all(Array.from({ length: 20 }, () => rows.creator()));
    await Promise.all(
      authors.flatMap((author_id) => [
        rows.publicProduct({ author_id }),
        db
          .updateTable('users')
          .set({ status: 'SUSPENDED', suspended_at: testMoment })
          .where('id', '=', author_id)
          .execute(),
      ]),
    );
    const shown = await db.selectFrom('products').select('id').where('member_at', 'is not', null).execute();
    expect(shown).toEqual([]);
    expect(await totalsOf('member_products')).toEqual({});
  });

  it('publishing, bookmarking and following at once neither wait for each other nor lose a count', async () => {
    const author_id = await rows.creator();
    const members = await Promise.all(Array.from({ length: 10 }, () => rows.member()));
    const works = await Promise.all(Array.from({ length: 10 }, () => rows.publicProduct({ author_id })));
    await Promise.all([
      ...works
        .slice(0, 5)
        .map((id) => db.updateTable('products').set({ is_published: false }).where('id', '=', id).execute()),
      ...members.flatMap((user_id) =>
        works.map((product_id) =>
          db.insertInto('bookmarks').values({ user_id, product_id, created_at: testMoment }).execute(),
        ),
      ),
      ...members.map((follower_id) =>
        db
          .insertInto('follows')
          .values({ id: randomUUID(), follower_id, followee_id: author_id, followed_at: testMoment })
          .execute(),
      ),
    ]);
    expect(await totalsOf('bookmarks')).toEqual({ ALL: 100 });
    expect(await totalsOf('public_products')).toEqual({ ALL: 5 });
    const counts = await db
      .selectFrom('products')
      .select('bookmarks_count')
      .where('author_id', '=', author_id)
      .execute();
    expect(counts.map((row) => row.bookmarks_count)).toEqual(works.map(() => 10));
    const creator = await db
      .selectFrom('creator_profiles')
      .select('followers_count')
      .where('user_id', '=', author_id)
      .executeTakeFirst();
    expect(creator).toEqual({ followers_count: 10 });
  });
});
