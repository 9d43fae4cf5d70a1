import { expect, test } from 'vitest';
import { papersVariables, validatePapersSearch } from './papersSearch.ts';

test('what an address asks for is read, and what it cannot mean is left out', () => {
  expect(
    validatePapersSearch({
      from: '2026-01-01',
      until: '2026-12-31',
      least: 10_000,
      most: '300000',
      who: ' 灯台 ',
      kind: 'RECORD',
    }),
  ).toEqual({
    from: '2026-01-01',
    until: '2026-12-31',
    least: 10_000,
    most: 300_000,
    who: '灯台',
    kind: 'RECORD',
  });
  expect(
    validatePapersSearch({ from: '昨日', until: 5, least: -1, most: 'x', who: ' ', kind: 'LETTER' }),
  ).toEqual({});
  expect(validatePapersSearch({ who: 109 })).toEqual({ who: '109' });
  expect(validatePapersSearch({ kind: 'QUOTE' })).toEqual({ kind: 'QUOTE' });
  expect(validatePapersSearch({ kind: 'FEE_INVOICE' })).toEqual({ kind: 'FEE_INVOICE' });
});

test('nothing asked for finds everything', () => {
  expect(papersVariables({})).toEqual({
    filter: {
      from: null,
      until: null,
      leastAmount: null,
      mostAmount: null,
      counterparty: null,
      kinds: null,
    },
  });
});
