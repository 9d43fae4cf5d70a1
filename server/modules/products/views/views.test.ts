import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId, keyOf } from '../../../lib/globalId.ts';
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
  });

  test('are no company’s', async () => {
    const { data } = await api.post('{ me { profileStatistics { visits7Days } productsCount } }', {}, member);
    expect(data).toEqual({ me: { profileStatistics: null, productsCount: 0 } });
  });
});
