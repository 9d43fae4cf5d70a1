import { expect, test } from 'vitest';
import { marksIn } from './marks.ts';

const asked = '菓子屋の箱を。';
const tags = [
  { number: 1, spans: [{ from: 0, to: 3 }] },
  { number: 2, spans: [{ from: 4, to: 5 }] },
];
const words = (text: string) =>
  marksIn(text, asked, tags).map(({ from, to, number }) => `${number}${text.slice(from, to)}`);

test('marks stay with their words while one goes on writing', () => {
  expect(words(asked)).toEqual(['1菓子屋', '2箱']);
  expect(words('金沢の菓子屋の箱を。')).toEqual(['1菓子屋', '2箱']);
  expect(words('菓子屋の小さな箱を。')).toEqual(['1菓子屋', '2箱']);
  expect(words('菓子屋の箱を。活版で。')).toEqual(['1菓子屋', '2箱']);
  expect(words('菓子店の箱を。')).toEqual(['2箱']);
  expect(words('')).toEqual([]);
});

test('of two tags in one place the first is shown', () => {
  const both = [
    { number: 1, spans: [{ from: 0, to: 2 }] },
    { number: 2, spans: [{ from: 0, to: 2 }] },
  ];
  expect(marksIn('水彩', '水彩', both)).toEqual([{ from: 0, to: 2, number: 1 }]);
});
