import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { documentFolders } from '../allowList.ts';
import { createFirstAnswers, type FirstAnswers } from './firstAnswers.ts';
import { testApi, type TestApi } from '../testing.ts';

let api: TestApi;
let first: (path: string) => Promise<FirstAnswers>;
const none: FirstAnswers = { whole: true, json: null, picture: '' };
const info = { id: 'first', ip: '127.0.0.1', userAgent: '' };

beforeAll(async () => {
  api = await testApi();
  const answered = createFirstAnswers(api.endpoint, documentFolders.artifacts);
  first = (path) => answered(new URL(path, 'http://localhost:4000'), info);
});
afterAll(() => api.close());

describe('the answers in the first HTML', () => {
  test('are what the page of a work asks for, as a guest', async () => {
    const id = encodeGlobalId('Product', await api.rows.publicProduct({ name: '余白展' }));
    const { whole, json } = await first(`/products/${encodeURIComponent(id)}`);
    expect(whole).toBe(true);
    expect(JSON.parse(json ?? '')).toMatchObject([
      {
        name: 'ProductPageQuery',
        variables: { id, shareToken: null, asMember: false, asHolder: false, asCreator: false },
        answer: { data: { publicProduct: { id, name: '余白展' } } },
      },
    ]);
  });

  test('have the first picture of a work fetched, in the widths that the page offers', async () => {
    const id = await api.rows.publicProduct({ name: '余白展' });
    const address = `/products/${encodeGlobalId('Product', id)}`;
    expect((await first(address)).picture).toBe('');
    const medium = await api.rows.media({ width: 1100, height: 900 });
    const row = { product_id: id, media_id: medium, position: 0 };
    await api.services.db.insertInto('product_media').values(row).execute();
    const { picture, json } = await first(address);
    const [, url = ''] = /"media":\[\{[^\]]*?"url":"([^"]+)"/u.exec(json ?? '') ?? [];
    const widths = Array.from(
      picture.matchAll(/url=([^&]+)&amp;w=(\d+)&amp;q=75 (\d+)w/gu),
      ([, from = '', to, of]) => {
        expect([decodeURIComponent(from), to]).toEqual([url, of]);
        return Number(of);
      },
    );
    expect(widths).toEqual([640, 750, 828, 1080, 1200]);
    expect(picture).toContain('imagesizes="(max-width: 1023px) 100vw, calc(100vw - 432px)"');
    const business = (await first('/business')).picture;
    for (const [theme, file] of [
      ['light', 'business-desk'],
      ['dark', 'business-desk-dark'],
    ] as const)
      expect(business).toContain(
        `media="(prefers-color-scheme: ${theme})" imagesrcset="/pictures/${file}-small.webp 828w, /pictures/${file}.webp 1440w" imagesizes=`,
      );
  });

  test('of a creator hold the first of their works', async () => {
    const author = await api.rows.creator({ last_name: '坂口' });
    const work = encodeGlobalId('Product', await api.rows.publicProduct({ author_id: author }));
    const { json } = await first(`/creators/${encodeGlobalId('CreatorUser', author)}`);
    expect(JSON.parse(json ?? '')).toMatchObject([
      { name: 'CreatorPageQuery' },
      {
        name: 'creatorFeedQuery',
        answer: { data: { creatorUserPublicProducts: { edges: [{ node: { id: work } }] } } },
      },
    ]);
  });

  test('show nobody what is for members or for whoever has a link', async () => {
    const id = encodeGlobalId('Product', await api.rows.product({ name: '内緒の作品' }));
    expect((await first(`/products/${id}`)).json).not.toContain('内緒の作品');
    expect(await first(`/products/${id}?share=token`)).toEqual(none);
  });

  test('are none where a page asks for nothing, is for members, or does not exist', async () => {
    for (const path of ['/contact', '/messages', '/products', '/an/address/nobody/has'])
      expect(await first(path)).toEqual(none);
  });

  test('that could not be had leave the rest as it is, and say so', async () => {
    const answered = createFirstAnswers(
      {
        post: async ({ body }) =>
          body.includes('creatorFeedQuery')
            ? { status: 200, contentType: '', body: '{"data":null,"errors":[{"message":"x"}]}' }
            : { status: 200, contentType: '', body: '{"data":{"errors":"\\"errors\\":["}}' },
      },
      documentFolders.artifacts,
    );
    const { whole, json } = await answered(new URL('http://localhost:4000/creators/x'), info);
    expect(whole).toBe(false);
    expect(JSON.parse(json ?? '')).toMatchObject([{ name: 'CreatorPageQuery' }]);
  });
});
