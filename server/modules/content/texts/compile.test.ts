import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { compile, ourFolders } from './compile.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What comes of texts, by `journal/name.md`. */
function compiled(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'tsumugi-texts-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return compile({ ...ourFolders, texts: pathToFileURL(`${folder}/`) });
}

const front = {
  title: '題',
  summary: '要約',
  category: 'knowledge',
  publishedAt: '2026-10-02',
  author: '編集室',
  cover: 'none',
  shelf: 'always',
};
const article = (body: string, changes: Readonly<Record<string, string>> = {}): string =>
  [
    '---',
    ...Object.entries({ ...front, ...changes }).map(([key, value]) => `${key}: ${value}`),
    '---',
    body,
  ].join('\n');

test('the repository’s own texts are sound', () => {
  expect(compile().problems).toEqual([]);
});

test('a body becomes blocks without any markup left in them', () => {
  const body = [
    '本文は**強く**、[仕事](/jobs)へ。',
    '',
    '## 章',
    '### 節',
    '――なぜですか。',
    '- 一つ',
    '- 二つ',
    '1. 先に',
    '> 引用',
    '| 項目 | 例 |',
    '|---|---|',
    '| 日 | 今日 |',
    ':::note 覚え書き',
    '中の段落',
    ':::',
    ':::check 送る前に',
    '- 書いた',
    ':::',
    '2026年から始まる行は段落です。',
  ].join('\n');
  const { shelf, problems } = compiled({ 'journal/one.md': article(body) });
  expect(problems).toEqual([]);
  const [first] = shelf.articles;
  expect(first?.blocks.map(({ kind }) => kind)).toEqual([
    'PARAGRAPH',
    'CHAPTER',
    'HEADING',
    'QUESTION',
    'LIST',
    'STEPS',
    'QUOTE',
    'TABLE',
    'NOTE',
    'CHECKLIST',
    'PARAGRAPH',
  ]);
  expect(first?.blocks[0]?.spans).toEqual([
    { text: '本文は', isStrong: false, href: null },
    { text: '強く', isStrong: true, href: null },
    { text: '、', isStrong: false, href: null },
    { text: '仕事', isStrong: false, href: '/jobs' },
    { text: 'へ。', isStrong: false, href: null },
  ]);
  expect(first?.blocks[7]?.rows).toHaveLength(2);
  expect(first?.blocks[8]).toMatchObject({ title: '覚え書き', blocks: [{ kind: 'PARAGRAPH' }] });
});

test('the demo shelf has pictures with their size', () => {
  const { shelf, problems } = compiled({
    'journal/one.md': article('![四枚](w001-2 "並べて")', {
      shelf: 'demo',
      cover: 'w001-1',
      works: '[w001]',
    }),
  });
  expect(problems).toEqual([]);
  expect(shelf.articles[0]?.cover).toMatchObject({ width: 1600, height: 1200 });
  expect(shelf.articles[0]?.blocks[0]).toMatchObject({
    alt: '四枚',
    title: '並べて',
    picture: { width: 1600 },
  });
  expect(shelf.articles[0]?.workObjects).toHaveLength(1);
});

test.each([
  ['no front matter', 'ただの文', 1],
  ['an unknown field', article('文', { colour: 'red' }), 9],
  ['an unknown category', article('文', { category: 'news' }), 4],
  ['a day that is none', article('文', { publishedAt: '2026-02-30' }), 5],
  ['a cover outside the demo shelf', article('文', { cover: 'w001-1' }), 7],
  ['a picture that is not there', article('![何か](w999-9)', { shelf: 'demo' }), 10],
  ['a picture without words', article('![](w001-1)', { shelf: 'demo' }), 10],
  ['a link to nowhere', article('[ここ](javascript:alert)'), 10],
  ['HTML', article('<b>文</b>'), 10],
  ['a heading of the first rank', article('文\n\n# 題'), 12],
  ['a box that does not end', article('文\n\n:::note 覚え\n中'), 12],
  ['rows of two lengths', article('| a | b |\n| c |'), 11],
  ['an empty body', article(''), 1],
])('%s is refused by file and line', (_what, text, line) => {
  const { shelf, problems } = compiled({ 'journal/one.md': text });
  expect(shelf.articles).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^content/journal/one\\.md:${line}: `, 'u'))]);
});

test('links among the texts lead somewhere, and not from every house into the demo town', () => {
  const { problems } = compiled({
    'journal/one.md': article('[次](/journal/two)と[無い](/journal/three)'),
    'journal/two.md': article('文', { shelf: 'demo' }),
  });
  expect(problems).toHaveLength(2);
});

test('old versions of legal texts stand below the newest', () => {
  const legal = (version: number, more = ''): string =>
    `---\ntitle: 利用規約\nkind: terms\ninForceFrom: 2026-0${version}-01\nversion: ${version}\n${more}---\n文`;
  const { shelf, problems } = compiled({
    'legal/terms.md': legal(2),
    'legal/terms.v1.md': legal(1, 'changes: 手数料の書き方\n'),
  });
  expect(problems).toEqual([]);
  expect(shelf.legal.map(({ version, changes }) => [version, changes])).toEqual([
    [2, null],
    [1, '手数料の書き方'],
  ]);
});
