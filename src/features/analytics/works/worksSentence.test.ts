import { expect, test } from 'vitest';
import { openingsSentence } from '../openings/openingsSentence.ts';
import type { SentencePart } from '../Sentence.tsx';
import { worksSentence } from './worksSentence.ts';

const words = (parts: readonly SentencePart[] | null): string | null =>
  parts && parts.map(({ before = '', figure = '', after }) => `${before}${figure}${after}`).join('');

test.each([
  [
    { days: 30, views: 1284, saves: 63, reached: 4 },
    'この30日で、のべ1284人が作品を開き、63回保存され、4社から声がかかりました。',
  ],
  [{ days: 7, views: 3, saves: 1, reached: 0 }, 'この7日で、のべ3人が作品を開き、1回保存されました。'],
  [{ days: 90, views: 9, saves: 0, reached: 0 }, 'この90日で、のべ9人が作品を開きました。'],
  [{ days: 30, views: 0, saves: 0, reached: 2 }, 'この30日で、2社から声がかかりました。'],
  [{ days: 30, views: 0, saves: 0, reached: 0 }, null],
])('a creator’s %j are told as %s', (sums, told) => {
  expect(words(worksSentence(sums))).toBe(told);
});

test.each([
  [
    { days: 30, openings: 5, opened: 2310, entered: 129, hired: 3 },
    'この30日で、5件の募集をのべ2310人が開き、129人が応募し、3人と成立しました。',
  ],
  [
    { days: 30, openings: 1, opened: 8, entered: 0, hired: 0 },
    'この30日で、1件の募集をのべ8人が開きました。',
  ],
  [{ days: 7, openings: 2, opened: 0, entered: 1, hired: 0 }, 'この7日で、2件の募集に1人が応募しました。'],
  [{ days: 7, openings: 2, opened: 0, entered: 0, hired: 0 }, 'この7日で、2件の募集はまだ開かれていません。'],
])('a company’s %j are told as %s', (sums, told) => {
  expect(words(openingsSentence(sums))).toBe(told);
});
