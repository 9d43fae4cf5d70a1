import { expect, test } from 'vitest';
import { fillTemplate } from './fillTemplate.ts';

const facts = {
  candidateName: '早瀬 澪',
  openingTitle: '「$& ひとくちの水」の名前と箱',
  companyName: 'みなも菓子舗',
  ownName: '西村 佳乃',
};

test('names are filled in as they are, wherever they stand', () => {
  expect(
    fillTemplate('{候補者名}さん\n{会社名}の{自分の名前}です。「{募集名}」の{候補者名}さん', facts),
  ).toBe('早瀬 澪さん\nみなも菓子舗の西村 佳乃です。「「$& ひとくちの水」の名前と箱」の早瀬 澪さん');
});

test('what is not known stays to be written by hand, and what is filled in is not filled again', () => {
  expect(fillTemplate('「{募集名}」の件', { ...facts, openingTitle: null })).toBe('「{募集名}」の件');
  expect(fillTemplate('{候補者名}', { ...facts, candidateName: '{会社名}' })).toBe('{会社名}');
});
