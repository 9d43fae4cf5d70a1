import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeGlobalId } from '../lib/globalId.ts';
import { documentFolders } from './allowList.ts';
import { createFirstAnswers } from './firstAnswers.ts';
import { testApi, type TestApi } from './testing.ts';

let api: TestApi;
let first: (path: string) => Promise<{ whole: boolean; json: string | null }>;
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
    expect(await first(`/products/${id}?share=token`)).toEqual({ whole: true, json: null });
  });

  test('are none where a page asks for nothing, is for members, or does not exist', async () => {
    for (const path of ['/contact', '/messages', '/products', '/an/address/nobody/has'])
      expect(await first(path)).toEqual({ whole: true, json: null });
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
