import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { labOfHex } from '../../../lib/colors.ts';
import { takeDuePalettes } from '../../media/palette/duePalettes.ts';
import { loadSharp } from '../../media/sharp.ts';
import { indexChanges } from '../../search/indexing/indexing.ts';

let api: TestApi;
let viewer = '';
let author = '';

const paper = '#f6f4ef';
const red = '#c8362c';
const nearlyRed = '#cc4034';
const indigo = '#22379b';

const palette = (...colors: readonly (readonly [hex: string, share: number])[]): number[] =>
  colors.flatMap(([hex, share]) => {
    const lab = labOfHex(hex);
    return lab ? [Math.round(lab.l), Math.round(lab.a), Math.round(lab.b), share] : [];
  });

async function work(name: string, colors: number[] | null, of = author): Promise<string> {
  const id = await api.rows.publicProduct({
    name,
    author_id: of,
    thumbnail_media_id: await api.rows.media({ palette: colors }),
  });
  await api.services.db
    .insertInto('product_categories')
    .values({ product_id: id, category_id: 1, position: 0 })
    .execute();
  return id;
}

beforeAll(async () => {
  api = await testApi();
  viewer = await api.rows.member();
  author = await api.rows.creator();
  const other = await api.rows.creator();
  await work('紙と少しの朱', palette([paper, 92], [nearlyRed, 8]));
  await work('朱の一面', palette([red, 80], [paper, 20]));
  await work('朱のほか', palette([nearlyRed, 80], [paper, 20]), other);
  await work('藍', palette([indigo, 90], [paper, 10]), other);
  await work('色の分からないもの', null);
});
afterAll(() => api.close());

const listed = async (args: string): Promise<unknown> => {
  const { data, errors } = await api.post(
    `{ products(first: 10, ${args}) { edges { node { name } } } }`,
    {},
    viewer,
  );
  expect(errors).toBeUndefined();
  return [...JSON.stringify(data).matchAll(/"name":"([^"]+)"/gu)].map((match) => match[1]);
};

test('a colour finds the cards that have it, the nearest and the fullest of it first', async () => {
  expect(await listed(`colors: ["${red}"], order: RECOMMENDED`)).toEqual([
    '朱の一面',
    '朱のほか',
    '紙と少しの朱',
  ]);
  expect(await listed('colors: ["22379B"], order: RECOMMENDED')).toEqual(['藍']);
});

test('one of several colours is enough, and what is no colour finds nothing', async () => {
  expect(await listed(`colors: ["${indigo}", "${red}"], order: RECOMMENDED`)).toHaveLength(4);
  expect(await listed('colors: ["朱"], order: RECOMMENDED')).toEqual([]);
  expect(await listed('colors: ["#00ff00"]')).toEqual([]);
});

test('with other filters, newest first where that is asked for, and page by page', async () => {
  expect(await listed(`colors: ["${red}"], categoryIds: ["category_2"], order: RECOMMENDED`)).toEqual([]);
  expect(await listed(`colors: ["${red}"], order: NEWEST`)).toHaveLength(3);
  const found: string[] = [];
  for (let after = '', more = true; more;) {
    const { data } = await api.post(
      `{ products(first: 1, colors: ["${red}"], order: RECOMMENDED${after}) {
        edges { node { name } } pageInfo { hasNextPage endCursor } } }`,
      {},
      viewer,
    );
    const text = JSON.stringify(data);
    found.push(/"name":"([^"]+)"/u.exec(text)?.[1] ?? '');
    after = `, after: "${/"endCursor":"([^"]+)"/u.exec(text)?.[1] ?? ''}"`;
    more = text.includes('"hasNextPage":true');
  }
  expect(found).toEqual(['朱の一面', '朱のほか', '紙と少しの朱']);
});

test('counts know it, and what to loosen', async () => {
  const { data } = await api.post(
    `{ productsCount(colors: ["${red}"]) { count }
      productFilterLoosenings(colors: ["#00ff00"], categoryIds: ["category_1"]) { kind count }
      productChoiceCounts(of: [COLOR, CATEGORY], colors: ["${red}"]) { value count } }`,
    {},
    viewer,
  );
  expect(data).toMatchObject({
    productsCount: { count: 3 },
    productFilterLoosenings: [
      { kind: 'CATEGORY', count: 0 },
      { kind: 'COLOR', count: 5 },
    ],
    productChoiceCounts: [{ count: 3 }],
  });
});

test('a picture from before colours were taken gets them, and the work with it', async () => {
  const sharp = await loadSharp();
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2f8a58' } })
    .webp({ lossless: true })
    .toBuffer();
  const { services, rows } = api;
  const { key } = await services.storage.put(bytes, 'webp');
  const media = await rows.media({ sha256: key.slice(0, 64), extension: 'webp', palette: null });
  const id = await rows.publicProduct({ name: '緑', author_id: author, thumbnail_media_id: media });
  const query = 'query ($id: ID!) { publicProduct(id: $id) { colors { color share } } }';
  const ask = () => api.post(query, { id: encodeGlobalId('Product', id) }, viewer);
  expect((await ask()).data).toEqual({ publicProduct: { colors: [] } });
  while ((await takeDuePalettes(services)) > 0);
  const { data } = await ask();
  expect(JSON.stringify(data)).toMatch(
    /^\{"publicProduct":\{"colors":\[\{"color":"#[0-9a-f]{6}","share":100\}\]\}\}$/u,
  );
  expect(await listed('colors: ["#2f8a58"], order: RECOMMENDED')).toEqual(['緑']);
});

test('of works of its category those of like colours come first beside a work', async () => {
  const query = 'query ($id: ID!) { publicProduct(id: $id) { similarProducts(first: 2) { name } } }';
  const id = await work('朱をもうひとつ', palette([red, 70], [paper, 30]), await api.rows.creator());
  const { data } = await api.post(query, { id: encodeGlobalId('Product', id) }, viewer);
  const names = [...JSON.stringify(data).matchAll(/"name":"([^"]+)"/gu)].map((match) => match[1]);
  expect(names).toHaveLength(2);
  expect(names.every((name) => name?.includes('朱'))).toBe(true);
});

test('a search narrows by the colours that have a name', async () => {
  await indexChanges(api.services);
  const query = (filters: string) =>
    `{ search(first: 9, kind: PRODUCT, query: "朱", filters: [${filters}]) { totalCount facets { value count } } }`;
  const all = await api.post(query(''), {}, viewer);
  expect(JSON.stringify(all.data)).toContain('{"value":"color:c8362c","count":4}');
  const indigos = await api.post(query('"color:2c5cb4"'), {}, viewer);
  expect(indigos.data).toMatchObject({ search: { totalCount: 0 } });
});
