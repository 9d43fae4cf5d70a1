import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';

const viewers = ['guest', 'newcomer', 'creator', 'chosen', 'other', 'author'] as const;
type Viewer = (typeof viewers)[number];

let api: TestApi;
const ids = new Map<Viewer, string | undefined>();
let chosenCompany: string;
beforeAll(async () => {
  api = await testApi();
  const { rows } = api;
  const member = async () => rows.user({ first_work_approved_at: testMoment });
  chosenCompany = await rows.company();
  ids.set('guest', undefined);
  // A creator after their first days, without an approved work.
  ids.set('newcomer', await rows.creator());
  ids.set('creator', await rows.creator({ user_id: await member() }));
  ids.set('chosen', await rows.member({ company_id: chosenCompany }));
  ids.set('other', await rows.member());
  ids.set('author', await rows.creator());
});
afterAll(() => api.close());

const product =
  'query ($id: ID!, $token: String) { product(id: $id, shareToken: $token) { id author { id } } }';
const createLink = `mutation ($id: ID!, $days: Int!) { createProductShareLink(productId: $id, days: $days) {
  shareLink { id url expiresAt } product { shareLinks { id url } } errors { __typename ... on UserInputInvalidError { field } } } }`;
const revokeLink = `mutation ($id: ID!) { revokeProductShareLink(id: $id) {
  shareLink { id } product { shareLinks { id } } errors { __typename } } }`;

type Row = Parameters<TestApi['rows']['product']>[0];

async function workOf(row: Row): Promise<string> {
  const { rows, services } = api;
  const id = await rows.publicProduct({ author_id: ids.get('author') ?? '', ...row });
  await services.db
    .insertInto('product_allowed_companies')
    .values({ product_id: id, company_id: chosenCompany, created_at: testMoment })
    .execute();
  return encodeGlobalId('Product', id);
}

async function seenBy(id: string, token: string | null = null): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const viewer of viewers) {
    const { data, errors } = await api.post(product, { id, token }, ids.get(viewer));
    const code = errors?.[0]?.extensions?.['code'];
    seen[viewer] = typeof code === 'string' ? code : data?.['product'] ? 'seen' : 'nothing';
  }
  return seen;
}

/** Who may not ask for members' works at all. */
const doors = { guest: 'UNAUTHENTICATED', newcomer: 'FORBIDDEN', author: 'seen' };
const all = { ...doors, creator: 'seen', chosen: 'seen', other: 'seen' };
const authorAlone = { ...doors, creator: 'nothing', chosen: 'nothing', other: 'nothing' };

describe('a work by its id', () => {
  test.each<[string, Row, Record<string, string>]>([
    ['for everyone', {}, all],
    ['for members', { visibility: 'MEMBERS' }, all],
    ['for chosen companies', { visibility: 'COMPANIES' }, { ...authorAlone, chosen: 'seen' }],
    ['by link', { visibility: 'LINK' }, authorAlone],
    ['not published', { is_published: false }, authorAlone],
    ['not approved', { approved_at: null }, authorAlone],
    ['for companies, not approved', { visibility: 'COMPANIES', approved_at: null }, authorAlone],
    ['for companies, taken down', { visibility: 'COMPANIES', taken_down_at: testMoment }, authorAlone],
  ])('%s', async (_what, row, expected) => {
    expect(await seenBy(await workOf(row))).toEqual(expected);
  });

  test('of one’s own is seen while the account is leaving, and by nobody else', async () => {
    const leaving = await api.rows.creator();
    const id = await workOf({ author_id: leaving });
    await api.services.db
      .updateTable('users')
      .set({ deletion_due_at: new Date('2027-01-01T00:00:00.000Z') })
      .where('id', '=', leaving)
      .execute();
    expect((await api.post(product, { id }, leaving)).data).toMatchObject({ product: { id } });
    expect(await seenBy(id)).toEqual({ ...authorAlone, author: 'FORBIDDEN' });
  });
});

describe('a link', () => {
  const anybody = Object.fromEntries(viewers.map((viewer) => [viewer, 'seen']));
  const onlyAuthor = { ...Object.fromEntries(viewers.map((viewer) => [viewer, 'nothing'])), author: 'seen' };
  const author = () => ids.get('author');

  async function linkTo(id: string, days = 7): Promise<{ token: string; linkId: string }> {
    const { data } = await api.post(createLink, { id, days }, author());
    const text = JSON.stringify(data);
    const token = /share=([\w-]{43})"/u.exec(text)?.[1];
    const linkId = /"(productShareLink_[\w-]{22})"/u.exec(text)?.[1];
    if (token === undefined || linkId === undefined) throw new Error(text);
    return { token, linkId };
  }

  test('opens its work for anybody until it runs out, and no other', async () => {
    const id = await workOf({ visibility: 'LINK' });
    const { token } = await linkTo(id);
    expect(await seenBy(id, token)).toEqual(anybody);
    expect(await seenBy(id, `${token}x`)).toEqual(onlyAuthor);
    expect(await seenBy(await workOf({ visibility: 'LINK' }), token)).toEqual(onlyAuthor);
    const hashes = await api.services.db.selectFrom('product_share_links').select('token_hash').execute();
    expect(JSON.stringify(hashes)).not.toContain(token);
    api.clock.advance(7 * 86_400_000);
    expect(await seenBy(id, token)).toEqual(onlyAuthor);
  });

  test('opens nothing after it was revoked, or for a work that is not by link or not out', async () => {
    const id = await workOf({ visibility: 'LINK' });
    const { token, linkId } = await linkTo(id);
    const stranger = await api.post(revokeLink, { id: linkId }, ids.get('creator'));
    expect(stranger.data).toMatchObject({
      revokeProductShareLink: { errors: [{ __typename: 'ProductNotFoundError' }] },
    });
    const { data } = await api.post(revokeLink, { id: linkId }, author());
    expect(data).toEqual({
      revokeProductShareLink: { shareLink: { id: linkId }, product: { shareLinks: [] }, errors: [] },
    });
    expect(await seenBy(id, token)).toEqual(onlyAuthor);
    for (const row of [{ visibility: 'COMPANIES' }, { visibility: 'LINK', approved_at: null }] as const) {
      const other = await workOf(row);
      const seen = await seenBy(other, (await linkTo(other)).token);
      expect(seen).toEqual({ ...onlyAuthor, ...(row.visibility === 'COMPANIES' && { chosen: 'seen' }) });
    }
  });

  test('shows its address in the answer that made it, and never again', async () => {
    const id = await workOf({ visibility: 'LINK' });
    const { data } = await api.post(createLink, { id, days: 30 }, author());
    expect(data).toMatchObject({
      createProductShareLink: {
        shareLink: {
          url: expect.stringContaining(`/products/${id}?share=`),
          expiresAt: new Date(api.clock.now().getTime() + 30 * 86_400_000).toISOString(),
        },
        errors: [],
      },
    });
    const later = await api.post(
      'query ($id: ID!) { myProduct(id: $id) { shareLinks { url } } }',
      { id },
      author(),
    );
    expect(later.data).toEqual({ myProduct: { shareLinks: [{ url: null }] } });
  });

  test('opens nothing to those whom the author hides from', async () => {
    const id = await workOf({ visibility: 'LINK' });
    const { token } = await linkTo(id);
    const { db } = api.services;
    const hidden = { creator_id: author() ?? '', company_id: chosenCompany };
    await db
      .insertInto('creator_hidden_companies')
      .values({ ...hidden, reason: 'MANUAL', created_at: testMoment })
      .execute();
    expect(await seenBy(id, token)).toEqual({ ...anybody, chosen: 'nothing' });
    await db.deleteFrom('creator_hidden_companies').where('company_id', '=', chosenCompany).execute();
  });

  test.each([0, -1, 91])('of %i days is refused', async (days) => {
    const { data } = await api.post(createLink, { id: await workOf({}), days }, author());
    expect(data).toMatchObject({ createProductShareLink: { shareLink: null, errors: [{ field: 'days' }] } });
  });

  test('is made for one’s own works alone, twenty at most', async () => {
    const id = await workOf({ visibility: 'LINK' });
    const stranger = await api.post(createLink, { id, days: 1 }, ids.get('creator'));
    expect(stranger.data).toMatchObject({
      createProductShareLink: { errors: [{ __typename: 'ProductNotFoundError' }] },
    });
    for (let count = 0; count < 20; count += 1) await linkTo(id);
    const { data } = await api.post(createLink, { id, days: 1 }, author());
    expect(data).toMatchObject({ createProductShareLink: { shareLink: null, errors: [{ field: 'days' }] } });
  });
});

test('a work that nobody has approved yet has no day of publication', async () => {
  const author = ids.get('author');
  const dayOf = async (row: Row) => {
    const id = await workOf(row);
    return (await api.post('query ($id: ID!) { product(id: $id) { publishedAt } }', { id }, author)).data;
  };
  const published = { is_published: true, first_published_at: testMoment };
  expect(await dayOf(published)).toEqual({ product: { publishedAt: testMoment.toISOString() } });
  expect(await dayOf({ ...published, approved_at: null })).toEqual({
    product: { publishedAt: null },
  });
});

test('what a work is priced at is told to members and its author, and to no guest', async () => {
  const price = { guidePriceMin: 350_000, guidePriceMax: 500_000 };
  const id = await workOf({ guide_price_min: price.guidePriceMin, guide_price_max: price.guidePriceMax });
  const priceFor = async (viewer: Viewer) => {
    const query = 'query ($id: ID!) { publicProduct(id: $id) { guidePriceMin guidePriceMax } }';
    return (await api.post(query, { id }, ids.get(viewer))).data?.['publicProduct'];
  };
  const none = { guidePriceMin: null, guidePriceMax: null };
  const seen = await Promise.all(viewers.map(priceFor));
  expect(seen).toEqual([none, none, price, price, price, price]);
});
