import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { tinyMp4 } from '../../media/testing.ts';
import { choosePoster, picture, upload, uploaded, wholeWork } from '../testing.ts';

const statements: string[] = [];
let api: TestApi;
let author: string;
beforeAll(async () => {
  api = await testApi({ onStatement: (text) => statements.push(text) });
});
afterAll(() => api.close());
beforeEach(async () => {
  author = await api.rows.creator();
});

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1) + minutes * 60_000);

async function works(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const product_id = await api.rows.product({
      author_id: author,
      name: `作品 ${index}`,
      created_at: at(Math.floor(index / 2)),
      is_published: index % 2 === 0,
      first_published_at: at(index),
      approved_at: index % 3 === 0 ? at(index) : null,
    });
    const media_id = await api.rows.media({ owner_id: author });
    await api.services.db.insertInto('product_media').values({ product_id, media_id, position: 0 }).execute();
  }
}

const list = `query ($first: Int, $after: String, $publish: ProductPublishStatus, $review: ReviewStatus) {
  myProducts(first: $first, after: $after, publishStatus: $publish, reviewStatus: $review) {
    totalCount edges { cursor node {
      name captions media { url } product { name media { url } }
      allowedCompanies { name } shareLinks { id } review { activities { id } } statistics { views7Days }
      categories { name }
    } } pageInfo { hasNextPage endCursor } } }`;

async function page(variables: Record<string, unknown>) {
  const { data, errors } = await api.post(list, variables, author);
  if (errors) throw new Error(JSON.stringify(errors));
  const names = [...JSON.stringify(data).matchAll(/"name":"(作品 \d+)","captions"/gu)].map(
    ([, name]) => name,
  );
  const text = JSON.stringify(data);
  return {
    names,
    total: Number(/"totalCount":(\d+)/u.exec(text)?.[1]),
    after: /"endCursor":"([\w-]+)"/u.exec(text)?.[1],
    hasNext: text.includes('"hasNextPage":true'),
  };
}

test('one’s works are listed last created first, in pages that meet', async () => {
  await works(15);
  await api.rows.product();
  const seen: (string | undefined)[] = [];
  let after: string | undefined;
  for (;;) {
    const found = await page({ first: 4, after });
    expect(found.total).toBe(15);
    seen.push(...found.names);
    after = found.after;
    if (!found.hasNext) break;
  }
  expect(seen).toHaveLength(15);
  expect(new Set(seen).size).toBe(15);
  const order = seen.map((name) => Math.floor(Number(name?.slice(3)) / 2));
  expect(order).toEqual(order.toSorted((one, other) => other - one));
});

test('they can be told apart by what is published and by their review', async () => {
  await works(12);
  expect(await page({ publish: 'unpublish' })).toMatchObject({ total: 6, names: { length: 6 } });
  expect(await page({ review: 'APPROVED' })).toMatchObject({ total: 4, names: { length: 4 } });
  expect(await page({ review: 'APPROVED', publish: 'publish' })).toMatchObject({
    total: 2,
    names: { length: 2 },
  });
  expect(await page({ review: 'REJECTED' })).toMatchObject({ total: 0, names: [] });
});

test('a long page of them costs as many statements as a short one', async () => {
  await works(12);
  await page({ first: 1 });
  const costs: number[] = [];
  for (const first of [2, 12]) {
    statements.length = 0;
    await page({ first });
    costs.push(statements.length);
  }
  expect(costs[0]).toBe(costs[1]);
});

test('a film is kept with the picture the browser took of it, from which a thumbnail is cut', async () => {
  const film = new Blob([new Uint8Array(tinyMp4(1280, 720))]);
  const { data } = await upload(api, author, film, await picture(640, 360));
  expect(data).toMatchObject({
    uploadImage: {
      image: { type: 'VIDEO', width: 1280, height: 720, thumbhash: expect.any(String) },
      errors: [],
    },
  });
  const mediaId = /"id":"([0-9a-f-]{36})"/u.exec(JSON.stringify(data))?.[1];
  const input = { ...(await wholeWork(api, author)), media: [{ mediaId }], thumbnailMediaId: mediaId };
  const created = await api.post(
    `mutation ($input: CreateProductInput!) { createProduct(input: $input) {
      product { media { type posterUrl isAnimated } thumbnailImage { type width height } } } }`,
    { input },
    author,
  );
  expect(created.data).toMatchObject({
    createProduct: {
      product: {
        media: [{ type: 'VIDEO', posterUrl: expect.stringMatching(/^\/media\//u), isAnimated: false }],
        thumbnailImage: { type: 'IMAGE', width: 480, height: 360 },
      },
    },
  });
});

test('a film without such a picture stands in a work, and makes no thumbnail', async () => {
  const { data } = await upload(api, author, new Blob([new Uint8Array(tinyMp4(640, 480))]));
  const film = /"id":"([0-9a-f-]{36})"/u.exec(JSON.stringify(data))?.[1];
  const still = await uploaded(api, author);
  const create = `mutation ($input: CreateProductInput!) { createProduct(input: $input) {
    product { name } errors { __typename ... on InvalidImageInputError { field } } } }`;
  const input = { ...(await wholeWork(api, author)), media: [{ mediaId: film }, { mediaId: still }] };
  const refused = await api.post(create, { input: { ...input, thumbnailMediaId: film } }, author);
  expect(refused.data).toMatchObject({
    createProduct: { errors: [{ __typename: 'InvalidImageInputError', field: 'thumbnailMediaId' }] },
  });
  const taken = await api.post(create, { input: { ...input, thumbnailMediaId: still } }, author);
  expect(taken.data).toMatchObject({ createProduct: { errors: [] } });
});

test('a film gets another picture as another medium, its owner’s alone, and what works show stays', async () => {
  const { data } = await upload(api, author, new Blob([new Uint8Array(tinyMp4(640, 480))]));
  const film = /"id":"([0-9a-f-]{36})"/u.exec(JSON.stringify(data))?.[1] ?? '';
  const input = { ...(await wholeWork(api, author)), media: [{ mediaId: film }] };
  const choose = async (mediaId: string, as = author) =>
    (await choosePoster(api, as, mediaId, await picture(640, 480))).data?.['chooseFilmPoster'];
  const chosen = await choose(film);
  expect(chosen).toMatchObject({
    image: { type: 'VIDEO', width: 640, height: 480, posterUrl: expect.any(String) },
    errors: [],
  });
  const id = /"id":"([0-9a-f-]{36})"/u.exec(JSON.stringify(chosen))?.[1] ?? '';
  expect(id).not.toBe(film);
  const before = await api.services.db
    .selectFrom('media_objects')
    .select('poster_media_id')
    .where('id', '=', film)
    .executeTakeFirst();
  expect(before).toEqual({ poster_media_id: null });
  const create = `mutation ($input: CreateProductInput!) { createProduct(input: $input) {
    product { thumbnailImage { type } } errors { message } } }`;
  const created = await api.post(
    create,
    { input: { ...input, media: [{ mediaId: id }], thumbnailMediaId: id } },
    author,
  );
  expect(created.data).toEqual({
    createProduct: { product: { thumbnailImage: { type: 'IMAGE' } }, errors: [] },
  });
  const still = await uploaded(api, author);
  const stranger = await api.rows.creator({
    user_id: await api.rows.user({ registration_step: 'COMPLETED' }),
  });
  const refused = {
    image: null,
    errors: [{ __typename: 'InvalidImageInputError', field: 'mediaId', message: expect.any(String) }],
  };
  expect(await choose(film, stranger)).toEqual(refused);
  expect(await choose(still)).toEqual(refused);
  expect(await choose('x')).toEqual(refused);
});

test.each<[string, () => Promise<[Blob, Blob?]>, string]>([
  ['text with a picture’s name', async () => [new Blob(['no picture'])], 'file'],
  ['nothing', async () => [new Blob([])], 'file'],
  ['a broken picture', async () => [(await picture()).slice(0, 300)], 'file'],
  [
    'a film whose picture is none',
    async () => [new Blob([new Uint8Array(tinyMp4(640, 480))]), new Blob(['x'])],
    'poster',
  ],
])('%s is refused with the field it came in', async (_what, files, field) => {
  const [file, poster] = await files();
  const { data } = await upload(api, author, file, poster);
  expect(data).toEqual({
    uploadImage: {
      image: null,
      errors: [{ __typename: 'InvalidImageInputError', message: expect.any(String), field }],
    },
  });
  const kept = await api.services.db.selectFrom('media_objects').where('owner_id', '=', author).execute();
  expect(kept).toEqual([]);
});

test('a work answers to both of its ids wherever one is asked for', async () => {
  const asked = async (text: string, variables: Record<string, unknown>) => {
    const { data, errors } = await api.post(text, variables, author);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const created = await asked(
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }',
    { input: await wholeWork(api, author) },
  );
  const id = keyOf(/ow_[\w-]{22}/u.exec(JSON.stringify(created))?.[0] ?? '', 'OwnProduct') ?? '';
  for (const given of [encodeGlobalId('Product', id), encodeGlobalId('OwnProduct', id)]) {
    const own = {
      id: encodeGlobalId('OwnProduct', id),
      author: { id: encodeGlobalId('CreatorUser', author) },
    };
    expect(
      await asked(
        'query ($id: ID!) { myProduct(id: $id) { id author { id } isBookmarked } product(id: $id) { id } }',
        { id: given },
      ),
    ).toEqual({
      myProduct: { ...own, isBookmarked: false },
      product: { id: encodeGlobalId('Product', id) },
    });
    expect(
      await asked(
        `mutation ($id: ID!) { editProduct(input: { id: $id, name: "改題" }) { product { id name } errors { message } } }`,
        { id: given },
      ),
    ).toEqual({ editProduct: { product: { id: own.id, name: '改題' }, errors: [] } });
  }
  expect(
    await asked('mutation ($id: ID!) { deleteProduct(id: $id) { deletedId errors { message } } }', {
      id: encodeGlobalId('OwnProduct', id),
    }),
  ).toEqual({ deleteProduct: { deletedId: encodeGlobalId('Product', id), errors: [] } });
});
