import { expect, test } from 'vitest';
import { figureOf, seeded, wordOf } from './drawnCover.ts';

test('finds the figure of a title, with what it counts', () => {
  expect(figureOf('60日は、どの日から数えるか')).toEqual({ figure: '60', unit: '日' });
  expect(figureOf('発注書に書く12の項目')).toEqual({ figure: '12', unit: '項目' });
  expect(figureOf('デザイナーの面接で聞く、7つの質問')).toEqual({ figure: '7', unit: '質問' });
  expect(figureOf('一人目のデザイナーを迎える前の、6か月')).toEqual({ figure: '6', unit: 'か月' });
  expect(figureOf('ポートフォリオから、8点抜く')).toEqual({ figure: '8', unit: '点' });
  expect(figureOf('写真、イラスト、3DCG。頼む前に決める数字')).toBeNull();
});

test('else the word that it is about', () => {
  expect(wordOf('源泉徴収、計算の順番')).toBe('源泉徴収');
  expect(wordOf('つむぎのサイン')).toBe('サイン');
});

test('draws the same for the same words, and something else for others', () => {
  const some = (words: string) => Array.from({ length: 4 }, seeded(words));
  expect(some('order-twelve-items')).toEqual(some('order-twelve-items'));
  expect(some('order-twelve-items')).not.toEqual(some('sixty-days-count'));
});
