import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from './testing/testDatabase.ts';
import { testMoment, testRows } from './testing/testRows.ts';

const database = await testDatabase();
const { db } = database;
const rows = testRows(database);
afterAll(() => database.close());

async function totals(list: string, owner?: string): Promise<Record<string, number>> {
  const found = await db
    .selectFrom('list_counters')
    .select(['key', 'total'])
    .where('list', '=', list)
    .where('owner_id', '=', owner ?? '00000000-0000-0000-0000-000000000000')
    .where('total', '<>', 0)
    .execute();
  return Object.fromEntries(found.map(({ key, total }) => [key, total]));
}

const productOf = (id: string) =>
  db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('works', () => {
  beforeEach(() => db.deleteFrom('products').execute());

  it.each([
    { what: 'published and approved', change: { is_published: true }, isPublic: true, isForMembers: true },
    { what: 'not published', change: { is_published: false }, isPublic: false, isForMembers: false },
    { what: 'not approved', change: { approved_at: null }, isPublic: false, isForMembers: false },
    { what: 'for members', change: { visibility: 'MEMBERS' as const }, isPublic: false, isForMembers: true },
    {
      what: 'for chosen companies',
      change: { visibility: 'COMPANIES' as const },
      isPublic: false,
      isForMembers: false,
    },
    { what: 'by link', change: { visibility: 'LINK' as const }, isPublic: false, isForMembers: false },
    { what: 'taken down', change: { taken_down_at: testMoment }, isPublic: false, isForMembers: false },
  ])('$what: in the right feeds and totals', async ({ change, isPublic, isForMembers }) => {
    const id = await rows.publicProduct();
    await db.updateTable('products').set(change).where('id', '=', id).execute();
    const work = await productOf(id);
    expect([work.public_at !== null, work.member_at !== null]).toEqual([isPublic, isForMembers]);
    expect(await totals('public_products')).toEqual(isPublic ? { ALL: 1 } : {});
    expect(await totals('member_products')).toEqual(isForMembers ? { ALL: 1 } : {});
  });

  it('a suspended author’s works leave the feeds and come back', async () => {
    const author_id = await rows.creator();
    await db
      .insertInto('creator_job_profiles')
      .values({
        id: randomUUID(),
        user_id: author_id,
        job_seeking_status: 'SEEKING',
        latest_job_seeking_status_changed_at: testMoment,
        created_at: testMoment,
        updated_at: testMoment,
      })
      .execute();
    const id = await rows.publicProduct({ author_id });
    const seeking = () =>
      db
        .selectFrom('creator_job_profiles')
        .select('seeking_at')
        .where('user_id', '=', author_id)
        .executeTakeFirst();

    await db
      .updateTable('users')
      .set({ status: 'SUSPENDED', suspended_at: testMoment })
      .where('id', '=', author_id)
      .execute();
    expect((await productOf(id)).public_at).toBeNull();
    expect(await totals('public_products')).toEqual({});
    expect(await seeking()).toEqual({ seeking_at: null });
    expect((await productOf(await rows.publicProduct({ author_id }))).public_at).toBeNull();

    await db
      .updateTable('users')
      .set({ status: 'ACTIVE', suspended_at: null })
      .where('id', '=', author_id)
      .execute();
    expect((await productOf(id)).public_at).toEqual(testMoment);
    expect(await totals('public_products')).toEqual({ ALL: 2 });
    expect(await seeking()).toEqual({ seeking_at: testMoment });
  });

  it('carry the ids of their vocabulary in order', async () => {
    const id = await rows.product();
    const place = (category_id: number, position: number) => ({ product_id: id, category_id, position });
    await db
      .insertInto('product_categories')
      .values([place(7, 1), place(2, 0)])
      .execute();
    await db.insertInto('product_tools').values({ product_id: id, tool_id: 9, position: 0 }).execute();
    expect(await productOf(id)).toMatchObject({ category_ids: [2, 7], tool_ids: [9], industry_ids: [] });
    await db
      .updateTable('product_categories')
      .set((eb) => ({ position: eb(eb.val(1), '-', eb.ref('position')) }))
      .where('product_id', '=', id)
      .execute();
    expect((await productOf(id)).category_ids).toEqual([7, 2]);
    await db.deleteFrom('product_categories').where('product_id', '=', id).execute();
    expect((await productOf(id)).category_ids).toEqual([]);
  });

  it('carry what the feed filters by about their author, made before or after', async () => {
    const author_id = await rows.creator();
    const before = await rows.product({ author_id });
    await db
      .insertInto('creator_job_profiles')
      .values({
        id: randomUUID(),
        user_id: author_id,
        job_seeking_status: 'SEEKING',
        latest_job_seeking_status_changed_at: testMoment,
        operational_availabilities: ['HOLIDAY'],
        way_of_workings: ['OFFICE', 'FLEXIBLE'],
        created_at: testMoment,
        updated_at: testMoment,
      })
      .execute();
    await db
      .insertInto('creator_engagement_types')
      .values({
        id: randomUUID(),
        user_id: author_id,
        engagement_type: 'FREELANCE',
        created_at: testMoment,
        updated_at: testMoment,
      })
      .execute();
    const after = await rows.product({ author_id });
    const all = ['SEEKING', 'HOLIDAY', 'OFFICE', 'FLEXIBLE', 'FREELANCE'];
    expect((await productOf(before)).author_facets).toEqual(all);
    expect((await productOf(after)).author_facets).toEqual(all);
    await db
      .updateTable('creator_job_profiles')
      .set({ job_seeking_status: 'NOT_SEEKING' })
      .where('user_id', '=', author_id)
      .execute();
    expect((await productOf(before)).author_facets[0]).toBe('NOT_SEEKING');
  });

  it('count bookmarks and views, also when many come at once', async () => {
    const product_id = await rows.publicProduct();
    const users = await Promise.all(Array.from({ length: 12 }, () => rows.user()));
    await Promise.all(
      users.map((user_id) =>
        db.insertInto('bookmarks').values({ user_id, product_id, created_at: testMoment }).execute(),
      ),
    );
    await db
      .insertInto('product_views')
      .values(
        [...users, ...users.slice(0, 3)].map((viewer_key) => ({
          product_id,
          day: '2026-04-01',
          viewed_at: testMoment,
          viewer_key,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(await productOf(product_id)).toMatchObject({ bookmarks_count: 12, views_count: 12 });

    const [first = ''] = users;
    expect(await totals('bookmarks', first)).toEqual({ ALL: 1 });
    await db.deleteFrom('bookmarks').where('user_id', '=', first).execute();
    expect(await productOf(product_id)).toMatchObject({ bookmarks_count: 11 });
    expect(await totals('bookmarks', first)).toEqual({});
  });
});

describe('follows', () => {
  it('count on both sides', async () => {
    const [followee, follower] = [await rows.creator(), await rows.member()];
    const count = async () => {
      const creator = await db
        .selectFrom('creator_profiles')
        .select('followers_count')
        .where('user_id', '=', followee)
        .executeTakeFirstOrThrow();
      const corporate = await db
        .selectFrom('corporate_profiles')
        .select('followees_count')
        .where('user_id', '=', follower)
        .executeTakeFirstOrThrow();
      return [creator.followers_count, corporate.followees_count];
    };
    await db
      .insertInto('follows')
      .values({ id: randomUUID(), follower_id: follower, followee_id: followee, followed_at: testMoment })
      .execute();
    expect(await count()).toEqual([1, 1]);
    await db.deleteFrom('follows').where('follower_id', '=', follower).execute();
    expect(await count()).toEqual([0, 0]);
  });
});

describe('job openings', () => {
  const setStatus = (id: string, change: { status: 'PUBLIC' | 'PRIVATE' | 'CLOSED'; closed_at?: Date }) =>
    db.updateTable('job_openings').set(change).where('id', '=', id).execute();

  it('move between totals with their status', async () => {
    const company_id = await rows.company();
    const before = (await totals('public_job_openings'))['CONTRACT_UNIT'] ?? 0;
    const id = await rows.publicJobOpening({ company_id });
    await rows.jobOpening({ company_id });
    expect(await totals('company_job_openings', company_id)).toEqual({ PUBLIC: 1, DRAFT: 1 });
    expect(await totals('public_job_openings')).toEqual({ CONTRACT_UNIT: before + 1 });

    await setStatus(id, { status: 'PRIVATE' });
    expect(await totals('company_job_openings', company_id)).toEqual({ PRIVATE: 1, DRAFT: 1 });
    expect(await totals('company_public_job_openings', company_id)).toEqual({});
    expect((await totals('public_job_openings'))['CONTRACT_UNIT'] ?? 0).toBe(before);

    await db
      .deleteFrom('job_openings')
      .where('company_id', '=', company_id)
      .where('status', '=', 'DRAFT')
      .execute();
    expect(await totals('company_job_openings', company_id)).toEqual({ PRIVATE: 1 });
  });

  it('leave the lists while their company is suspended', async () => {
    const company_id = await rows.company();
    await rows.publicJobOpening({ company_id });
    await db
      .updateTable('companies')
      .set({ status: 'SUSPENDED', suspended_at: testMoment })
      .where('id', '=', company_id)
      .execute();
    expect(await totals('company_public_job_openings', company_id)).toEqual({});
    await rows.publicJobOpening({ company_id });
    expect(await totals('company_public_job_openings', company_id)).toEqual({});
    await db
      .updateTable('companies')
      .set({ status: 'ACTIVE', suspended_at: null })
      .where('id', '=', company_id)
      .execute();
    expect(await totals('company_public_job_openings', company_id)).toEqual({ ALL: 2 });
  });

  it('count entries, unread ones, and their creators’ by the opening’s status', async () => {
    const creator_id = await rows.creator();
    const job_opening_id = await rows.publicJobOpening();
    const entry = await rows.entry({ creator_id, job_opening_id });
    await rows.entry({ job_opening_id });
    const counts = () =>
      db
        .selectFrom('job_openings')
        .select(['entries_count', 'unread_entries_count'])
        .where('id', '=', job_opening_id)
        .executeTakeFirst();
    expect(await counts()).toEqual({ entries_count: 2, unread_entries_count: 2 });
    await db.updateTable('job_entries').set({ read_at: testMoment }).where('id', '=', entry).execute();
    expect(await counts()).toEqual({ entries_count: 2, unread_entries_count: 1 });

    expect(await totals('creator_entries', creator_id)).toEqual({ PUBLIC: 1 });
    await setStatus(job_opening_id, { status: 'CLOSED', closed_at: testMoment });
    expect(await totals('creator_entries', creator_id)).toEqual({ CLOSED: 1 });
    await db.deleteFrom('job_openings').where('id', '=', job_opening_id).execute();
    expect(await totals('creator_entries', creator_id)).toEqual({});
  });
});

describe('rooms', () => {
  it('tell their members what is new and who has not read it', async () => {
    const company_id = await rows.company();
    const [writer, reader] = [await rows.creator(), await rows.member({ company_id })];
    const room_id = await rows.room({ company_id, creator_id: writer });
    const sentAt = new Date(testMoment.getTime() + 1);
    const { last_sequence } = await db
      .updateTable('chat_rooms')
      .set((eb) => ({ last_sequence: eb('last_sequence', '+', 1), last_message_at: sentAt }))
      .where('id', '=', room_id)
      .returning('last_sequence')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('chat_members')
      .set({ last_read_sequence: last_sequence })
      .where('user_id', '=', writer)
      .execute();
    const found = await db
      .selectFrom('chat_members')
      .select(['user_id', 'last_sequence', 'last_message_at', 'has_unread'])
      .where('room_id', '=', room_id)
      .orderBy('has_unread')
      .execute();
    const news = { last_sequence: 1, last_message_at: sentAt };
    expect(found).toEqual([
      { user_id: writer, ...news, has_unread: false },
      { user_id: reader, ...news, has_unread: true },
    ]);
  });
});

describe('the journal', () => {
  it('counts a reader once a day', async () => {
    const view = { slug: 'interview-01', day: '2026-04-01' };
    await db
      .insertInto('journal_views')
      .values([
        { ...view, viewer_key: 'a' },
        { ...view, viewer_key: 'b' },
        { ...view, viewer_key: 'a' },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(await db.selectFrom('journal_daily_views').selectAll().execute()).toEqual([{ ...view, views: 2 }]);
  });
});
