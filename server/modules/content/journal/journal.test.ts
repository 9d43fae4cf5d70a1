import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi, testStart, type TestApi } from '../../../graphql/testing.ts';
import { comingTexts } from '../texts/previews.ts';
import { putOnShelf } from '../texts/shelf.ts';
import { testArticle, testShelf } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  putOnShelf(
    testShelf({
      articles: [
        testArticle({ slug: 'tomorrow', publishedAt: '2026-05-01' }),
        testArticle({ slug: 'new', publishedAt: '2026-03-20', category: 'INFO' }),
        testArticle({ slug: 'town', publishedAt: '2026-03-10', category: 'SPECIAL', isOfTown: true }),
        testArticle({ slug: 'middle', publishedAt: '2026-03-05' }),
        testArticle({ slug: 'old', publishedAt: '2026-03-01' }),
      ],
    }),
  );
});
afterAll(async () => {
  putOnShelf(undefined);
  await api.close();
});

const slugs = async (query: string): Promise<unknown> => (await api.post(`{ ${query} { slug } }`)).data;

test('shows what is out, newest first, and nothing of a town that does not stand', async () => {
  api.clock.set(testStart);
  expect(await slugs('articles(first: 10)')).toEqual({
    articles: [{ slug: 'new' }, { slug: 'middle' }, { slug: 'old' }],
  });
  expect(await slugs('articles(first: 10, categories: [KNOWLEDGE])')).toEqual({
    articles: [{ slug: 'middle' }, { slug: 'old' }],
  });
  expect(await slugs('articles(first: 1)')).toEqual({ articles: [{ slug: 'new' }] });
  expect(await slugs('town: article(slug: "town")')).toEqual({ town: null });
  expect(await slugs('coming: article(slug: "tomorrow")')).toEqual({ coming: null });
  expect((await api.post('{ articleCategoryCounts { category count } }')).data).toEqual({
    articleCategoryCounts: [
      { category: 'INFO', count: 1 },
      { category: 'KNOWLEDGE', count: 2 },
    ],
  });
});

test('an article leads to an older one of its kind', async () => {
  api.clock.set(testStart);
  const next = async (slug: string) =>
    (await api.post('query ($slug: String!) { article(slug: $slug) { next { slug } } }', { slug })).data;
  expect(await next('middle')).toEqual({ article: { next: { slug: 'old' } } });
  expect(await next('old')).toEqual({ article: { next: { slug: 'middle' } } });
});

test('ranks by readers of thirty days, each counted once a day', async () => {
  api.clock.set(testStart);
  const view = 'mutation ($slug: String!) { viewArticle(slug: $slug) { status errors { __typename } } }';
  const reader = await api.rows.creator();
  const look = async (slug: string, as?: string) =>
    (await api.send(view, { slug }, { authorization: await api.authorizationOf(as) })).data;
  const answered = (status: string) => ({ viewArticle: { status, errors: [] } });
  expect(await look('old', reader)).toEqual(answered('CREATED'));
  expect(await look('old', reader)).toEqual(answered('NOT_CREATED'));
  expect(await look('old')).toEqual(answered('CREATED'));
  expect(await look('middle')).toEqual(answered('CREATED'));
  expect(await look('nothing')).toEqual(answered('FAILED'));
  expect(await slugs('rankedArticles(first: 2)')).toEqual({
    rankedArticles: [{ slug: 'old' }, { slug: 'middle' }],
  });
  api.clock.advance(31 * 86_400_000);
  expect(await look('middle')).toEqual(answered('CREATED'));
  expect(await slugs('rankedArticles(first: 1)')).toEqual({ rankedArticles: [{ slug: 'middle' }] });
});

test('a link of the editors opens what is not out yet, until it ends, and counts nobody', async () => {
  api.clock.set(testStart);
  const [coming, ...more] = comingTexts(api.services).filter(({ room }) => room === 'journal');
  expect([coming?.slug, more]).toEqual(['tomorrow', []]);
  const asked = coming?.address.split('/journal/')[1] ?? '';
  const read = async (slug: string) =>
    (await api.post('query ($slug: String!) { article(slug: $slug) { slug } }', { slug })).data;
  expect(await read(asked)).toEqual({ article: { slug: 'tomorrow' } });
  expect(await slugs('articles(first: 10)')).not.toMatchObject({ articles: [{ slug: 'tomorrow' }] });
  const flipped = asked.slice(0, -1) + (asked.endsWith('A') ? 'B' : 'A');
  for (const forged of [flipped, asked.replace('tomorrow', 'town'), 'tomorrow~zzzzzz~', `${asked}~x`])
    expect(await read(forged)).toEqual({ article: null });
  const view = await api.post('mutation { viewArticle(slug: "tomorrow") { status errors { __typename } } }');
  expect(view.data).toEqual({ viewArticle: { status: 'FAILED', errors: [] } });
  api.clock.advance(7 * 86_400_000 + 1_000);
  expect(await read(asked)).toEqual({ article: null });
});
