import { afterEach, expect, test } from 'vitest';
import { addedBetween, rangesSince, textOf } from './newWords.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function paper(html: string): Element {
  document.body.innerHTML = `<article>${html}</article>`;
  return document.body;
}

test.each([
  ['', '宿', [0, 1]],
  ['宿の画面', '宿の予約画面', [2, 4]],
  ['宿の画面', '宿の画面と案内', [4, 7]],
  ['宿の画面', '旅館の画面', [0, 2]],
  ['ああ', 'あああ', [2, 3]],
  ['宿の予約画面', '宿の画面', null],
  ['宿', '宿', null],
])('from「%s」to「%s」', (before, after, added) => {
  expect(addedBetween(before, after)).toEqual(added);
});

test('what was written since is found word for word, across the pieces of a line', () => {
  const root = paper('<h1>宿の<wbr>画面</h1><p>九室の宿。</p><dl><dt>納期</dt><dd>未定</dd></dl>');
  const before = textOf(root);
  const [head, words] = [root.querySelector('h1'), root.querySelector('p')];
  head?.replaceChildren('宿の予', document.createElement('wbr'), '約画面');
  if (words) words.textContent = '九室の宿。函館の元町にひらきます。';
  expect(rangesSince(before, root).map(String)).toEqual(['予約', '函館の元町にひらきます。']);
});

test('what was not there is new as a whole, and what is gone is nothing', () => {
  const root = paper('<p>九室の宿。</p><p>消える段落。</p>');
  const before = textOf(root);
  root.querySelector('p + p')?.remove();
  root.querySelector('article')?.insertAdjacentHTML('beforeend', '<p>支払いは<b>翌月末</b>に。</p>');
  expect(rangesSince(before, root).map(String)).toEqual(['支払いは翌月末に。', '翌月末']);
});
