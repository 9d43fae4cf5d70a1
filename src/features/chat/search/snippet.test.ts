import { expect, test } from 'vitest';
import { snippetOf } from './snippet.ts';

const marked = (text: string, words: string) =>
  snippetOf(text, words)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['銭湯めぐりのアプリです', 'あぷり', '銭湯めぐりの[アプリ]です'],
  ['ＵＩの見本、uiの直し', 'UI', '[ＵＩ]の見本、[ui]の直し'],
  ['㌢で書きました', 'せんち', '[㌢]で書きました'],
  ['朝と昼と夜', '夜　朝', '[朝]と昼と[夜]'],
  ['一行目\n二行目', '目 二', '一行[目] [二]行[目]'],
  ['なにもない', '別', 'なにもない'],
])('%s, looked through for %s', (text, words, shown) => {
  expect(marked(text, words)).toBe(shown);
});

test('begins shortly before what was found', () => {
  expect(marked(`${'あ'.repeat(100)}銭湯`, '銭湯')).toBe(`…${'あ'.repeat(24)}[銭湯]`);
});
