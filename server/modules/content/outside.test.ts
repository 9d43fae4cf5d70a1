import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../graphql/testing.ts';
import { createPageHeads } from './pageHeads.ts';
import { createPublicFiles } from './outside.ts';
import { testArticle, testShelf } from './testing.ts';
import { putOnShelf } from './texts/shelf.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  putOnShelf(
    testShelf({
      articles: [
        testArticle({ slug: 'one', title: '<b>&題' }),
        testArticle({ slug: 'tomorrow', publishedAt: '2099-01-01' }),
      ],
    }),
  );
});
afterAll(async () => {
  putOnShelf(undefined);
  await api.close();
});

test.each(['/sitemap.xml', '/journal/feed.xml', '/journal/atom.xml'])(
  '%s names what is out, and nothing else',
  async (path) => {
    const file = await createPublicFiles(api.services)(path);
    expect(file?.body).toContain('http://localhost:4000/journal/one');
    expect(file?.body).not.toContain('tomorrow');
    expect(file?.body).not.toContain('<b>');
  },
);

test('robots are told where the sitemap is; other paths are none of these', async () => {
  const files = createPublicFiles(api.services);
  expect((await files('/robots.txt'))?.body).toContain('Sitemap: http://localhost:4000/sitemap.xml');
  expect(await files('/sitemap.xml/x')).toBeUndefined();
});

test('the first HTML of an article says what it is, and of one that is not out that there is none', async () => {
  const head = createPageHeads(api.services);
  const answer = await head(new URL('http://localhost:4000/journal/one'));
  expect(answer.status).toBe(200);
  expect(answer.head).toContain('<title>&lt;b&gt;&amp;題 | つむぎ</title>');
  expect(answer.head).toContain('"@type":"Article"');
  expect((await head(new URL('http://localhost:4000/journal/tomorrow'))).status).toBe(404);
  expect((await head(new URL('http://localhost:4000/journal/ranking'))).status).toBe(200);
  expect((await head(new URL('http://localhost:4000/document/first-order'))).head).toContain('og:title');
  expect((await head(new URL('http://localhost:4000/document/nothing'))).status).toBe(404);
});
