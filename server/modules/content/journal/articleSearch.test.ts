import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { emptyBlock } from '../texts/blocks.ts';
import { putOnShelf } from '../texts/shelf.ts';
import { testArticle, testShelf } from '../testing.ts';
import { readArticles } from './articleSearch.ts';

const paragraph = (text: string) => ({
  ...emptyBlock,
  kind: 'PARAGRAPH' as const,
  spans: [{ text, isStrong: false, href: null }],
});

let api: TestApi;
let viewer: string;
beforeAll(async () => {
  api = await testApi();
  viewer = await api.rows.member();
  putOnShelf(
    testShelf({
      articles: [
        testArticle({
          slug: 'in-text',
          publishedAt: '2026-03-20',
          title: '店先の明かり',
          blocks: [paragraph('火袋に字を入れる。提灯の紙は楮である。')],
        }),
        testArticle({ slug: 'in-title', publishedAt: '2026-03-10', title: '提灯屋の一年' }),
        testArticle({ slug: 'coming', publishedAt: '2027-05-01', title: '提灯の未来' }),
        testArticle({ slug: 'town', publishedAt: '2026-03-10', title: '提灯の町', isOfTown: true }),
      ],
    }),
  );
  await readArticles();
});
afterAll(async () => {
  putOnShelf(undefined);
  await api.close();
});

const text = `query ($query: String!, $sort: SearchSort) { searchArticles(query: $query, sort: $sort) {
  article { slug title } titleMatches { from to } excerpt { text matches { from to } } } }`;

interface Found {
  readonly article: { readonly slug: string };
}

const found = async (query: string, sort?: 'NEWEST'): Promise<string[]> => {
  const { data, errors } = await api.post(text, { query, sort }, viewer);
  expect(errors).toBeUndefined();
  const { searchArticles } = data as { searchArticles: readonly Found[] };
  return searchArticles.map(({ article }) => article.slug);
};

test('finds what is out by signs, kana and romaji, the title before the text', async () => {
  for (const query of ['提灯', 'ちょうちん', 'ﾁｮｳﾁﾝ', 'chouchin', 'tyoutin'])
    expect(await found(query), query).toEqual(['in-title', 'in-text']);
  expect(await found('提灯', 'NEWEST')).toEqual(['in-text', 'in-title']);
});

test('all of the words, or what they are made of', async () => {
  expect(await found('提灯 火袋')).toEqual(['in-text']);
  expect(await found('提灯の紙')).toEqual(['in-text']);
  expect(await found('火袋の提灯')).toEqual(['in-text']);
  expect(await found('提灯 印刷所')).toEqual([]);
  expect(await found(' 、。 ')).toEqual([]);
});

test('says where the words stand', async () => {
  const { data } = await api.post(text, { query: 'ちょうちん' }, viewer);
  expect(data).toEqual({
    searchArticles: [
      {
        article: { slug: 'in-title', title: '提灯屋の一年' },
        titleMatches: [{ from: 0, to: 2 }],
        excerpt: null,
      },
      {
        article: { slug: 'in-text', title: '店先の明かり' },
        titleMatches: [],
        excerpt: { text: '火袋に字を入れる。提灯の紙は楮である。', matches: [{ from: 9, to: 11 }] },
      },
    ],
  });
});
