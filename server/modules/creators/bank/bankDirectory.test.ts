import { expect, test } from 'vitest';
import { lookUp, searchBanks, searchBranches } from './bankDirectory.ts';

test('everybody who asks at once gets their own answer', async () => {
  const names = ['みずほ', '三菱UFJ', 'ゆうちょ', '楽天'];
  const asked = Array.from({ length: 40 }, (_, index) => names[index % names.length] ?? '');
  const found = await Promise.all(asked.map((name) => searchBanks(name, 1)));
  expect(found.map(([bank]) => bank?.name)).toEqual(asked);
});

test('a bank and its branch are found by their codes, and nothing by others', async () => {
  expect(await lookUp('0001', '001')).toMatchObject({
    bank: { name: 'みずほ' },
    branch: { name: '東京営業部' },
  });
  expect(await lookUp('0001', '999')).toMatchObject({ bank: { name: 'みずほ' }, branch: null });
  expect(await lookUp('constructor', '__proto__')).toEqual({ bank: null, branch: null });
  expect(await searchBranches('__proto__', '一', 5)).toEqual([]);
});
