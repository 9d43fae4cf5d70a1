import { expect, it } from 'vitest';
import { validateSearch } from './searchParams.ts';

it.each([
  [{}, {}],
  [{ q: 2026 }, { q: '2026' }],
  [{ q: '  提灯 和菓子 ' }, { q: '提灯 和菓子' }],
  [{ q: ['a'], tab: 'x', f: 'category:3', sort: 'old' }, { f: ['category:3'] }],
  [
    { tab: 'jobs', f: ['category:3', 'category:3', '%', 7], sort: 'new' },
    { tab: 'jobs', f: ['category:3'], sort: 'new' },
  ],
])('%o is %o', (given, read) => {
  expect(validateSearch(given)).toEqual(read);
});

it('what nobody types is cut', () => {
  expect(validateSearch({ q: 'あ'.repeat(5_000) }).q).toHaveLength(200);
});
