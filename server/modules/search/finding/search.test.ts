import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { indexChanges } from '../indexing/indexing.ts';
import { explain } from './explain.ts';

const statements: string[] = [];
let api: TestApi;
let viewer: string;

const works: readonly (readonly [name: string, description: string])[] = [
  ['夜の菓子市「みなも」の提灯列', '浅野川に掛けた四十二張、字はすべて別に書きました。'],
  ['のれんの紋', '居酒屋の店先。提灯にも同じ紋を入れています。'],
  ['月影明朝', '明るい夜のための見出し書体。'],
  ['二〇二六年の活版暦', '十二か月を一枚ずつ刷りました。'],
  ['社史 木下印刷（株）', '創業から五十年の記録です。'],
  ['雨の日の絵本', 'くまさんが主人公です。傘の色は七色。'],
  ['芝居小屋のポスター', '劇団の公演のために。'],
  ['装幀集', '十年の本をまとめました。'],
  ['VI計画', '市立図書館の視覚の決まり。'],
  ['フライヤー三種', '音楽会のために。'],
  ['髙島家の家紋', '墨だけで。'],
  ['絵', '一枚だけの。'],
  ['児童のための挿絵', '教科書に。'],
  ['えほん『くじらのふね』', 'ひとりで読める。'],
  ['船の絵本', '港で。'],
  ['手ぬぐい「波紋」', '二色。'],
];

beforeAll(async () => {
  api = await testApi({ onStatement: (text) => statements.push(text) });
  viewer = await api.rows.creator({ user_name: '見る人' });
  const author = await api.rows.creator({
    user_name: '堂本 千晶',
    last_name: '堂本',
    first_name: '千晶',
    last_name_kana: 'ドウモト',
    first_name_kana: 'チアキ',
  });
  for (const [name, description] of works)
    await api.rows.publicProduct({ author_id: author, name, description });
  await indexChanges(api.services);
});
afterAll(() => api.close());

interface Answer {
  readonly titles: readonly string[];
  readonly total: number;
  readonly dropped: readonly string[];
  readonly beyond: readonly string[];
  readonly isPartial: boolean;
}

async function search(query: string, kind = 'PRODUCT', more = ''): Promise<Answer> {
  const { data, errors } = await api.post(
    `query ($query: String!) { search(first: 20, kind: ${kind}, query: $query${more}) {
      totalCount isPartial droppedWords wordsBeyond edges { node { title product { id } creator { id } } } } }`,
    { query },
    viewer,
  );
  expect(errors).toBeUndefined();
  const { search: found } = data as {
    search: {
      totalCount: number;
      isPartial: boolean;
      droppedWords: string[];
      wordsBeyond: string[];
      edges: { node: { title: string } }[];
    };
  };
  return {
    titles: found.edges.map(({ node }) => node.title),
    total: found.totalCount,
    dropped: found.droppedWords,
    beyond: found.wordsBeyond,
    isPartial: found.isPartial,
  };
}

describe('words as people type them', () => {
  it.each([
    '提灯',
    'ちょうちん',
    'チョウチン',
    'ﾁｮｳﾁﾝ',
    'chouchin',
    'tyoutin',
    'chōchin',
    'ちょうち',
    'chout',
    'ちょうt',
  ])('%s finds 提灯, its title before its text', async (query) => {
    expect((await search(query)).titles).toEqual(['夜の菓子市「みなも」の提灯列', 'のれんの紋']);
  });

  it.each([
    ['つきかげみんちょう', '月影明朝'],
    ['2026年 活版暦', '二〇二六年の活版暦'],
    ['二〇二六年', '二〇二六年の活版暦'],
    ['高島', '髙島家の家紋'],
    ['芝居 ポスター', '芝居小屋のポスター'],
    ['演劇 ぽすたー', '芝居小屋のポスター'],
    ['装丁', '装幀集'],
    ['ロゴ', 'VI計画'],
    ['ちらし', 'フライヤー三種'],
    ['絵本 くまさんの傘', '雨の日の絵本'],
    ['絵本 くじらの船', 'えほん『くじらのふね』'],
    ['子ども向け 挿絵 安い', '児童のための挿絵'],
    ['絵', '絵'],
  ])('%s finds %s first', async (query, title) => {
    expect((await search(query)).titles[0]).toBe(title);
  });

  it.each(['dōmoto', 'どうもと', '堂本', 'ドウモト ちあき', 'domoto'])(
    '%s finds the person',
    async (query) => {
      expect((await search(query, 'CREATOR')).titles).toEqual(['堂本 千晶']);
    },
  );

  it('says which words nothing holds', async () => {
    expect(await search('子ども向け 挿絵 安い')).toMatchObject({
      dropped: ['安い'],
      isPartial: false,
    });
    expect((await search('くまさんの羅針盤')).dropped).toEqual(['羅針盤']);
    expect((await search('くまさんの傘')).dropped).toEqual([]);
    expect((await search('くまさんの羅針盤 羅針盤')).dropped).toEqual(['羅針盤']);
    // The parts of the last find no room beside seven words.
    expect((await search('提灯 紋 暦 菓子市 夜 見出し 書体 くまさんの傘')).dropped).toEqual([]);
  });

  it.each(['高橋', '髙橋'])('%s is one word, in whatever way it is written', async (query) => {
    expect(await search(query)).toMatchObject({ titles: [], dropped: [query] });
  });

  it.each([
    ['てn', '手ぬぐい「波紋」'],
    ['ちょうc', '夜の菓子市「みなも」の提灯列'],
  ])('%s, whose last syllable is not there yet, finds %s', async (query, title) => {
    expect((await search(query)).titles).toContain(title);
  });

  it('says why something is found, and what it does not hold', async () => {
    const { id } = await api.services.db
      .selectFrom('products')
      .select('id')
      .where('name', '=', 'のれんの紋')
      .executeTakeFirstOrThrow();
    const lines = await explain(api.services, 'のれん 羅針盤', id);
    expect(lines[0]).toMatch(/^PRODUCT「のれんの紋」/u);
    expect(lines).toContainEqual(
      expect.stringMatching(/^「のれん」 \d{3,}点\(入力どおりの表記 30点を含む\)$/u),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^「羅針盤」を含みません。/u));
  });

  it('says which words were more than are looked for', async () => {
    const eight = '提灯 菓子市 夜 みなも 列 提灯列 の 「提灯」 ちらし';
    expect((await search(eight)).beyond).toEqual([]);
    const { beyond, dropped } = await search(`${eight} 看板 ロゴ 看板`);
    expect(beyond).toEqual(['看板', 'ロゴ']);
    expect(dropped).not.toContain('看板');
  });

  it('shows what holds some of the words where nothing holds all', async () => {
    const { titles, isPartial } = await search('提灯 フライヤー');
    expect(isPartial).toBe(true);
    expect(titles).toEqual(expect.arrayContaining(['夜の菓子市「みなも」の提灯列', 'フライヤー三種']));
  });

  it('offers the same with each word left out, and what that finds', async () => {
    const { data } = await api.post(
      '{ searchFewerWords(query: "提灯 紋 存在しない語") { query counts { kind count } } one: searchFewerWords(query: "提灯") { query } }',
      {},
      viewer,
    );
    expect(data).toEqual({
      searchFewerWords: [{ query: '提灯 紋', counts: [{ kind: 'PRODUCT', count: 1 }] }],
      one: [],
    });
  });

  it('counts what each of fewer words finds by one statement for all kinds', async () => {
    statements.length = 0;
    await api.post('{ searchFewerWords(query: "提灯 紋 暦 絵本") { query } }', {}, viewer);
    expect(statements.filter((text) => text.includes('search_documents'))).toHaveLength(4);
  });

  it('offers what may have been meant', async () => {
    const { data } = await api.post(
      '{ searchMeant(query: "ちょうちう") cloth: searchMeant(query: "てぬぐき") latin: searchMeant(query: "tenuguy") type: searchMeant(query: "つきかけみんちょう") other: searchMeant(query: "提灯") }',
      {},
      viewer,
    );
    expect(data).toEqual({
      searchMeant: '提灯',
      cloth: '手ぬぐい',
      latin: '手ぬぐい',
      type: '月影明朝',
      other: null,
    });
  });

  it('offers words while they are typed, with what they find', async () => {
    const { data } = await api.post('{ searchSuggestions(query: "ちょうt") { text count } }', {}, viewer);
    expect(data).toEqual({
      searchSuggestions: [
        { text: '提灯', count: 2 },
        { text: '提灯列', count: 1 },
      ],
    });
  });
});

describe('a word of texts alone', () => {
  it('is offered while it is typed, and for what was mistyped', async () => {
    const { data } = await api.post(
      `{ begun: searchSuggestions(query: "いざか") { text count } typed: searchSuggestions(query: "教科") { text count }
        latin: searchSuggestions(query: "kyouka") { text count } searchMeant(query: "いざかゆ") }`,
      {},
      viewer,
    );
    expect(data).toEqual({
      begun: [{ text: '居酒屋', count: 1 }],
      typed: [{ text: '教科書', count: 1 }],
      latin: [{ text: '教科書', count: 1 }],
      searchMeant: '居酒屋',
    });
  });

  it('stands after those of titles, whatever holds them', async () => {
    const { data } = await api.post('{ searchSuggestions(query: "し") { text } }', {}, viewer);
    const { searchSuggestions: words } = data as { searchSuggestions: { text: string }[] };
    const places = words.map(({ text }) => works.some(([title]) => title.includes(text)));
    expect(places).toEqual(places.toSorted((one, other) => Number(other) - Number(one)));
  });
});

describe('every title, and each of its words', () => {
  it.each(works)('%s', async (title) => {
    const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
    const parts = Array.from(segmenter.segment(title)).filter(({ isWordLike }) => isWordLike);
    for (const query of [title, ...parts.map(({ segment }) => segment)])
      expect((await search(query)).titles, query).toContain(title);
  });
});

describe('highlights', () => {
  it('lie on the original, by signs and by readings', async () => {
    const { data } = await api.post(
      `{ search(first: 5, kind: PRODUCT, query: "ちょうちん") { edges { node { title titleMatches { from to } excerpt { text matches { from to } } } } } }`,
      {},
      viewer,
    );
    const { search: found } = data as {
      search: {
        edges: {
          node: {
            title: string;
            titleMatches: { from: number; to: number }[];
            excerpt: { text: string; matches: { from: number; to: number }[] } | null;
          };
        }[];
      };
    };
    const [first, second] = found.edges.map(({ node }) => node);
    expect(first?.titleMatches.map(({ from, to }) => first.title.slice(from, to))).toEqual(['提灯']);
    expect(second?.excerpt?.matches.map(({ from, to }) => second.excerpt?.text.slice(from, to))).toEqual([
      '提灯',
    ]);
  });
});

describe('pages', () => {
  it('one after the other hold everything once', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 20; page += 1) {
      const { data } = await api.post(
        `query ($after: String) { search(first: 5, kind: PRODUCT, query: "", after: $after) {
          totalCount edges { node { title } } pageInfo { hasNextPage endCursor } } }`,
        { after },
        viewer,
      );
      const { search: found } = data as {
        search: {
          totalCount: number;
          edges: { node: { title: string } }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
      expect(found.totalCount).toBe(works.length);
      seen.push(...found.edges.map(({ node }) => node.title));
      after = found.pageInfo.endCursor;
      if (!found.pageInfo.hasNextPage) break;
    }
    expect(seen.toSorted()).toEqual(works.map(([name]) => name).toSorted());
  });
});

describe('a place that is none', () => {
  const place = (text: string) => Buffer.from(text, 'latin1').toString('base64url');
  it.each(['BEST', 'NEWEST'])('is refused, and no failure of ours: %s', async (sort) => {
    for (const weight of ['9999999999999999', '-9999999999999999', '1e300', '-1e15']) {
      const { errors } = await api.post(
        `query ($after: String) { search(first: 3, kind: PRODUCT, query: "絵本", sort: ${sort}, after: $after) { totalCount edges { cursor } } }`,
        { after: place(`0.${weight}_01a229ab-2962-7688-a9c4-93755ff45d5e`) },
        viewer,
      );
      expect(errors?.map(({ message }) => message)).toEqual(['The cursor is not one of ours.']);
    }
  });
});

describe('a choice that takes everything away', () => {
  it('stands among the facets, to be taken back', async () => {
    const { data } = await api.post(
      '{ search(first: 3, kind: PRODUCT, query: "提灯", filters: ["price:1"]) { totalCount facets { value count } } }',
      {},
      viewer,
    );
    expect(data).toEqual({ search: { totalCount: 0, facets: [{ value: 'price:1', count: 0 }] } });
  });
});

describe('who hides', () => {
  it('is neither found nor counted nor offered', async () => {
    const company = await api.rows.company();
    const recruiter = await api.rows.member({ company_id: company });
    const hidden = await api.rows.creator({ user_name: '隠れ里 蛍' });
    await api.rows.publicProduct({
      author_id: hidden,
      name: '蛍狩りの図案',
      description: '雷獣を藍で染めました。',
    });
    await api.services.db
      .insertInto('creator_hidden_companies')
      .values({ creator_id: hidden, company_id: company, reason: 'MANUAL', created_at: testMoment })
      .execute();
    await indexChanges(api.services);
    const ask = async (who: string) =>
      (
        await api.post(
          `{ works: search(first: 5, kind: PRODUCT, query: "蛍狩り") { totalCount facets { value } edges { cursor } }
            people: search(first: 5, kind: CREATOR, query: "隠れ里") { totalCount edges { cursor } }
            searchSuggestions(query: "蛍狩") { text } searchMeant(query: "ほたるがる")
            together: searchTogether(query: "藍") { text }
            ofText: searchSuggestions(query: "らいじ") { text } meantOfText: searchMeant(query: "らいじょう") }`,
          {},
          who,
        )
      ).data;
    expect(await ask(recruiter)).toEqual({
      works: { totalCount: 0, facets: [], edges: [] },
      people: { totalCount: 0, edges: [] },
      searchSuggestions: [],
      searchMeant: null,
      together: [],
      ofText: [],
      meantOfText: null,
    });
    expect(await ask(viewer)).toMatchObject({
      works: { totalCount: 1 },
      people: { totalCount: 1 },
      ofText: [{ text: '雷獣' }],
      meantOfText: '雷獣',
    });
  });
});

describe('a whole word', () => {
  it('is offered with words that stand beside it, counted together', async () => {
    const author = await api.rows.creator({ user_name: '早瀬 みお' });
    for (const name of ['藍染の暖簾、松葉', '藍染の暖簾、青海波'])
      await api.rows.publicProduct({ author_id: author, name, description: '木綿に型紙で。' });
    await indexChanges(api.services);
    const { data } = await api.post(
      '{ searchTogether(query: "暖簾") { text count } half: searchTogether(query: "のれ") { text } }',
      {},
      viewer,
    );
    const { searchTogether: words, half } = data as {
      searchTogether: { text: string; count: number }[];
      half: { text: string }[];
    };
    expect(words).toEqual(expect.arrayContaining([{ text: '暖簾 型紙', count: 2 }]));
    expect(words.every(({ text }) => text.startsWith('暖簾 '))).toBe(true);
    expect(half).toEqual([]);
  });
});

describe('whatever is typed', () => {
  it.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    '🏮',
    '👨‍👩‍👧‍👦',
    '\u0000',
    '\uD800',
    'が',
    '(株',
    '& | ! <->',
    'a'.repeat(5_000),
    '漢'.repeat(5_000),
    'ん ん ん ん',
    'ー',
    '〜',
    Array.from({ length: 400 }, (_, index) => String.fromCodePoint(0x3041 + (index % 80))).join(' '),
  ])('is no mistake: %s', async (query) => {
    const { errors } = await api.post(
      `query ($query: String!) {
        search(first: 5, kind: PRODUCT, query: $query, filters: ["category:'", "x", "seeking:%"]) { totalCount facets { value } edges { node { titleMatches { from to } } } }
        searchSuggestions(query: $query) { text } searchTogether(query: $query) { text } searchMeant(query: $query) searchFewerWords(query: $query) { query } }`,
      { query },
      viewer,
    );
    expect(errors).toBeUndefined();
  });
});
