import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { guest } from '../../lib/request/viewer.ts';
import { createPageHeads } from './pageHeads.ts';
import { createPublicFiles } from './outside.ts';
import { createSitemap } from './sitemap/sitemap.ts';
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

test.each(['/sitemaps/texts.xml', '/journal/feed.xml', '/journal/atom.xml'])(
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

/** As a reader of XML has it, which refuses what is not well formed. */
function locations(xml: string | undefined, name: string): string[] {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  return Array.from(document.getElementsByTagName(name), ({ textContent }) => textContent ?? '');
}
const at = (path: string) => `http://localhost:4000${path}`;
const work = (id: string) => at(`/products/${encodeGlobalId('Product', id)}`);

describe('the sitemap', () => {
  test('names in parts what guests see, each once, and nothing else', async () => {
    const { rows, services } = api;
    const author = await rows.creator();
    const works: string[] = [];
    for (let index = 0; index < 5; index += 1) works.push(await rows.publicProduct({ author_id: author }));
    const hidden = [
      await rows.publicProduct({ author_id: author, visibility: 'MEMBERS' }),
      await rows.product({ author_id: author }),
    ];
    const silent = await rows.creator();
    const open = await rows.publicJobOpening({ is_open_to_outside: true });
    const inside = await rows.publicJobOpening();
    const over = await rows.publicJobOpening({ is_open_to_outside: true, valid_through: '2026-03-31' });
    const sitemap = createSitemap(
      () => ({ services, viewer: guest, request: { id: 'test', ip: '', userAgent: '' } }),
      2,
    );
    const parts = locations(await sitemap('/sitemap.xml'), 'loc').map((part) => new URL(part).pathname);
    expect(parts[0]).toBe('/sitemaps/texts.xml');
    const listed = (await Promise.all(parts.map(sitemap))).flatMap((part) => {
      const found = locations(part, 'loc');
      return found.length > 2 ? [] : found;
    });
    expect(new Set(listed).size).toBe(listed.length);
    for (const id of works) expect(listed).toContain(work(id));
    for (const id of hidden) expect(listed).not.toContain(work(id));
    expect(listed).toContain(at(`/creators/${encodeGlobalId('CreatorUser', author)}`));
    expect(listed).not.toContain(at(`/creators/${encodeGlobalId('CreatorUser', silent)}`));
    expect(listed).toContain(at(`/jobs/${encodeGlobalId('JobOpening', open)}`));
    for (const id of [inside, over])
      expect(listed).not.toContain(at(`/jobs/${encodeGlobalId('JobOpening', id)}`));
    expect(await sitemap('/sitemaps/works-bm8.xml')).toBeUndefined();
  });
});

describe("the feed of a creator's works", () => {
  test('tells the public ones, newest first, and nothing of who is not to be seen', async () => {
    const author = await api.rows.creator({ last_name: '坂口', first_name: '汀' });
    await api.rows.publicProduct({
      author_id: author,
      name: '一枚め',
      first_published_at: new Date('2026-01-01'),
    });
    await api.rows.publicProduct({
      author_id: author,
      name: '<二枚め> \u0008& \ud800',
      first_published_at: new Date('2026-02-01'),
    });
    await api.rows.publicProduct({ author_id: author, name: '会員の作品', visibility: 'MEMBERS' });
    const files = createPublicFiles(api.services);
    const path = `/creators/${encodeGlobalId('CreatorUser', author)}/feed.xml`;
    const body = (await files(path))?.body;
    expect(locations(typeof body === 'string' ? body : undefined, 'title')).toEqual([
      '坂口 汀の作品 | つむぎ',
      '<二枚め> & \ufffd',
      '一枚め',
    ]);
    await api.services.db
      .updateTable('creator_profiles')
      .set({ is_hidden: true })
      .where('user_id', '=', author)
      .execute();
    expect(await files(path)).toBeUndefined();
    expect(await files('/creators/nonsense/feed.xml')).toBeUndefined();
  });
});

describe('the picture that stands for a page', () => {
  test('is drawn once for what guests see, and is gone with it', async () => {
    const author = await api.rows.creator({ last_name: '坂口', first_name: '汀' });
    const files = createPublicFiles(api.services);
    const path = `/share/creators/${encodeGlobalId('CreatorUser', author)}.jpg`;
    const [first, second] = await Promise.all([files(path), files(path)]);
    expect(first?.type).toBe('image/jpeg');
    expect(second?.body).toBe(first?.body);
    const { width, height } = await sharp(first?.body).metadata();
    expect([width, height]).toEqual([1200, 630]);
    await api.services.db
      .updateTable('creator_profiles')
      .set({ is_hidden: true })
      .where('user_id', '=', author)
      .execute();
    expect(await files(path)).toBeUndefined();
  });

  test.each([
    '/share/journal/tomorrow.jpg',
    '/share/creators/x.jpg',
    '/share/nothing.jpg',
    '/share/messages.jpg',
  ])('is not there for %s', async (path) => {
    expect(await createPublicFiles(api.services)(path)).toBeUndefined();
  });
});
