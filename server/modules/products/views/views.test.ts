import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { sweepViews, tokyoDay } from './views.ts';

let api: TestApi;
let author: string;
let member: string;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set('2026-04-10T03:00:00.000Z');
  author = await api.rows.creator();
  member = await api.rows.member();
});

const viewProduct =
  'mutation ($id: ID!) { viewProduct(input: { productId: $id }) { status errors { __typename } } }';
const viewProfile =
  'mutation ($id: ID!) { viewCreatorProfile(input: { userId: $id }) { status errors { __typename } } }';

/** What one caller after the other is told. */
async function view(query: string, id: string, as?: string, from: { ip?: string; userAgent?: string } = {}) {
  const { data, errors } = await api.send(
    query,
    { id },
    { authorization: await api.authorizationOf(as), ...from },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0];
}
const created = { status: 'CREATED', errors: [] };
const counted = { status: 'NOT_CREATED', errors: [] };
const unknown = (typename: string) => ({ status: 'FAILED', errors: [{ __typename: typename }] });
const work = async (row: Parameters<TestApi['rows']['product']>[0] = {}) =>
  encodeGlobalId('Product', await api.rows.publicProduct({ author_id: author, ...row }));

describe('a look at a work', () => {
  test('counts once a member and day of Japan', async () => {
    const id = await work();
    api.clock.set('2026-04-10T14:59:00.000Z');
    expect(await view(viewProduct, id, member)).toEqual(created);
    expect(await view(viewProduct, id, member)).toEqual(counted);
    expect(await view(viewProduct, id, await api.rows.member())).toEqual(created);
    // Midnight in Tokyo.
    api.clock.set('2026-04-10T15:00:00.000Z');
    expect(await view(viewProduct, id, member)).toEqual(created);
    const { data } = await api.post('query ($id: ID!) { publicProduct(id: $id) { viewsCount } }', { id });
    expect(data).toEqual({ publicProduct: { viewsCount: 3 } });
  });

  test('of a guest counts once a day, and says nothing of who it was', async () => {
    const id = await work();
    const guest = { ip: '203.0.113.7', userAgent: 'Firefox' };
    expect(await view(viewProduct, id, undefined, guest)).toEqual(created);
    expect(await view(viewProduct, id, undefined, guest)).toEqual(counted);
    expect(await view(viewProduct, id, undefined, { ...guest, userAgent: 'Safari' })).toEqual(created);
    api.clock.advance(86_400_000);
    expect(await view(viewProduct, id, undefined, guest)).toEqual(created);
    const rows = await api.services.db
      .selectFrom('product_views')
      .select('viewer_key')
      .where('product_id', '=', keyOf(id, 'Product') ?? '')
      .execute();
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|Firefox/u);
    // Nobody can follow a guest from one day to the next.
    expect(new Set(rows.map((row) => row.viewer_key)).size).toBe(rows.length);
  });

  test('of the author’s own counts for nothing', async () => {
    expect(await view(viewProduct, await work(), author)).toEqual(counted);
    expect(await view(viewProduct, await work({ is_published: false }), author)).toEqual(counted);
  });

  test('at what the viewer cannot see fails, as at what does not exist', async () => {
    const failed = unknown('ProductNotFoundError');
    expect(await view(viewProduct, 'w_AAAAAAAAcACAAAAAAAAAAA', member)).toEqual(failed);
    expect(await view(viewProduct, 'nonsense', member)).toEqual(failed);
    expect(await view(viewProduct, await work({ is_published: false }), member)).toEqual(failed);
    expect(await view(viewProduct, await work({ visibility: 'MEMBERS' }))).toEqual(failed);
    expect(await view(viewProduct, await work({ visibility: 'MEMBERS' }), member)).toEqual(created);
  });

  test('by a link needs its token', async () => {
    const id = await work({ visibility: 'LINK' });
    const made = await api.post(
      'mutation ($id: ID!) { createProductShareLink(productId: $id, days: 1) { shareLink { url } } }',
      { id },
      author,
    );
    const token = /share=([\w-]+)/u.exec(JSON.stringify(made.data))?.[1];
    expect(await view(viewProduct, id)).toEqual(unknown('ProductNotFoundError'));
    const { data } = await api.post(
      'mutation ($id: ID!, $token: String) { viewProduct(input: { productId: $id, shareToken: $token }) { status } }',
      { id, token },
    );
    expect(data).toEqual({ viewProduct: { status: 'CREATED' } });
  });

  test('of a guest who looks at a thousand in an hour is not counted any more', async () => {
    const id = await work();
    const now = api.clock.now().getTime();
    await api.services.db
      .insertInto('rate_limits')
      .values({
        key: 'guest-views:198.51.100.1',
        window_started_at: new Date(now - (now % 3_600_000)),
        hits: 1000,
        expires_at: new Date(now + 86_400_000),
      })
      .execute();
    const busy = { ip: '198.51.100.1' };
    expect(await view(viewProduct, id, undefined, busy)).toEqual(unknown('RateLimitExceededError'));
    expect(await view(viewProduct, id, member, busy)).toEqual(created);
  });
});

describe('where a look came from', () => {
  const look = async (id: string, origin: Record<string, unknown>, as?: string, userAgent = 'Firefox') => {
    const { data } = await api.send(
      'mutation ($input: ViewProductInput!) { viewProduct(input: $input) { status } }',
      { input: { productId: id, ...origin } },
      { authorization: await api.authorizationOf(as), userAgent },
    );
    return data?.['viewProduct'];
  };
  const sources = (id: string) =>
    api.services.db
      .selectFrom('product_daily_sources')
      .select(['source', 'host', 'audience', 'views'])
      .where('product_id', '=', keyOf(id, 'Product') ?? '')
      .orderBy('source')
      .orderBy('host')
      .orderBy('audience')
      .execute();

  test('is summed by day with who it was at large, and by host alone from outside', async () => {
    const id = await work();
    await look(id, { source: 'SEARCH' }, member);
    await look(id, { source: 'FEED' }, member);
    await look(id, { source: 'SEARCH' }, await api.rows.creator());
    await look(id, { source: 'OUTSIDE', host: 'www.google.com' }, undefined, 'a');
    await look(id, { source: 'OUTSIDE', host: 'https://google.com/?q=secret' }, undefined, 'b');
    await look(id, { source: 'FEED', host: 'google.com' }, undefined, 'c');
    await look(id, {}, undefined, 'd');
    expect(await sources(id)).toEqual([
      { source: 'FEED', host: '', audience: 'GUEST', views: 1 },
      { source: 'OTHER', host: '', audience: 'GUEST', views: 1 },
      { source: 'OUTSIDE', host: '', audience: 'GUEST', views: 1 },
      { source: 'OUTSIDE', host: 'google.com', audience: 'GUEST', views: 1 },
      { source: 'SEARCH', host: '', audience: 'COMPANY', views: 1 },
      { source: 'SEARCH', host: '', audience: 'CREATOR', views: 1 },
    ]);
  });

  test('names at most twenty sites a work and day', async () => {
    const id = await work();
    for (let n = 0; n < 23; n += 1)
      await look(id, { source: 'OUTSIDE', host: `site${n}.example` }, undefined, `agent ${n}`);
    const rows = await sources(id);
    expect(rows.filter(({ host }) => host !== '')).toHaveLength(20);
    expect(rows.find(({ host }) => host === '')?.views).toBe(3);
  });

  test('twenty of one look at once are one', async () => {
    const id = await work();
    await Promise.all(Array.from({ length: 20 }, () => look(id, { source: 'FEED' }, member)));
    expect(await sources(id)).toEqual([{ source: 'FEED', host: '', audience: 'COMPANY', views: 1 }]);
  });
});

describe('saves by day, and being spoken to', () => {
  const days = (id: string) =>
    api.services.db
      .selectFrom('product_daily_views')
      .select(['views', 'saves', 'reached'])
      .where('product_id', '=', id)
      .execute();

  test('a save stands on its day for as long as it stands', async () => {
    const product_id = await api.rows.publicProduct({ author_id: author });
    const { db } = api.services;
    await db
      .insertInto('bookmarks')
      .values({ user_id: member, product_id, created_at: api.clock.now() })
      .execute();
    expect(await days(product_id)).toEqual([{ views: 0, saves: 1, reached: 0 }]);
    await db.deleteFrom('bookmarks').where('product_id', '=', product_id).execute();
    expect(await days(product_id)).toEqual([{ views: 0, saves: 0, reached: 0 }]);
  });

  test('the first word of a company counts once, for the works that its people had looked at', async () => {
    const seen = await api.rows.publicProduct({ author_id: author });
    const unseen = await api.rows.publicProduct({ author_id: author });
    const company_id = await api.rows.company();
    const people = [await api.rows.member({ company_id }), await api.rows.member({ company_id })];
    for (const person of people) await view(viewProduct, encodeGlobalId('Product', seen), person);
    const created_at = api.clock.now();
    await api.rows.room({
      company_id,
      creator_id: author,
      created_by_user_id: people[0] ?? null,
      created_at,
    });
    expect(await days(seen)).toEqual([{ views: 2, saves: 0, reached: 1 }]);
    expect(await days(unseen)).toEqual([]);
    const reached = await api.services.db
      .selectFrom('creator_profile_daily_views')
      .select('reached')
      .where('creator_id', '=', author)
      .execute();
    expect(reached).toEqual([{ reached: 1 }]);
  });

  test('whoever entered an opening began the talk themselves', async () => {
    const company_id = await api.rows.company();
    const person = await api.rows.member({ company_id });
    const job_opening_id = await api.rows.publicJobOpening({ company_id });
    await api.rows.entry({ job_opening_id, creator_id: author });
    await api.rows.room({ company_id, creator_id: author, created_by_user_id: person });
    const rows = await api.services.db
      .selectFrom('creator_profile_daily_views')
      .select('reached')
      .where('creator_id', '=', author)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('a look at a creator’s page', () => {
  test('counts once a viewer and day; the creator’s own for nothing', async () => {
    const id = encodeGlobalId('CreatorUser', author);
    expect(await view(viewProfile, id, member)).toEqual(created);
    expect(await view(viewProfile, id, member)).toEqual(counted);
    expect(await view(viewProfile, id)).toEqual(created);
    expect(await view(viewProfile, id, author)).toEqual(counted);
    expect(await view(viewProfile, 'nonsense', member)).toEqual(unknown('UserNotFoundError'));
    await api.services.db
      .updateTable('users')
      .set({ status: 'SUSPENDED', suspended_at: testMoment })
      .where('id', '=', author)
      .execute();
    expect(await view(viewProfile, id, member)).toEqual(unknown('UserNotFoundError'));
  });
});

describe('the numbers of the author', () => {
  test('are those of seven and of thirty days, today among them', async () => {
    const { db } = api.services;
    const product_id = await api.rows.publicProduct({ author_id: author });
    const seen = (daysAgo: number) => tokyoDay(api.clock.now(), daysAgo);
    const at = (daysAgo: number) => new Date(api.clock.now().getTime() - daysAgo * 86_400_000);
    for (const daysAgo of [0, 0, 6, 7, 29, 30]) {
      const viewer_key = await api.rows.member();
      const when = { viewer_key, day: seen(daysAgo), viewed_at: at(daysAgo) };
      await db
        .insertInto('product_views')
        .values({ product_id, ...when })
        .execute();
      await db
        .insertInto('creator_profile_views')
        .values({ creator_id: author, ...when })
        .execute();
      await db
        .insertInto('bookmarks')
        .values({ user_id: viewer_key, product_id, created_at: at(daysAgo) })
        .execute();
    }
    const query = `query ($id: ID!) {
      myProduct(id: $id) { statistics { views7Days views30Days bookmarks7Days bookmarks30Days viewsTotal bookmarksTotal } }
      me { profileStatistics { visits7Days visits30Days } }
    }`;
    const ask = async () =>
      (await api.post(query, { id: encodeGlobalId('Product', product_id) }, author)).data;
    const expected = {
      myProduct: {
        statistics: {
          views7Days: 3,
          views30Days: 5,
          bookmarks7Days: 3,
          bookmarks30Days: 5,
          viewsTotal: 6,
          bookmarksTotal: 6,
        },
      },
      me: { profileStatistics: { visits7Days: 3, visits30Days: 5 } },
    };
    expect(await ask()).toEqual(expected);

    // Who looked is forgotten; how many did is not.
    api.clock.advance(6 * 86_400_000);
    expect(await sweepViews(api.services)).toBeGreaterThan(0);
    api.clock.advance(-6 * 86_400_000);
    const left = await db.selectFrom('product_views').where('product_id', '=', product_id).execute();
    expect(left).toHaveLength(5);
    expect(await ask()).toEqual(expected);

    api.clock.advance(61 * 86_400_000);
    await sweepViews(api.services);
    api.clock.advance(-61 * 86_400_000);
    const sums = await db
      .selectFrom('product_daily_views')
      .select('day')
      .where('product_id', '=', product_id)
      .execute();
    expect(sums).toHaveLength(4);
  });

  test('are no company’s', async () => {
    const { data } = await api.post('{ me { profileStatistics { visits7Days } productsCount } }', {}, member);
    expect(data).toEqual({ me: { profileStatistics: null, productsCount: 0 } });
  });
});
