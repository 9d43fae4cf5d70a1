import { describe, expect, it } from 'vitest';
import { formatPrice, formatYen, formatYenRange, formatYenShort } from './money.ts';

describe('money', () => {
  it('groups by thousands and always says the tax', () => {
    expect(formatYen(1_234_567)).toBe('1,234,567円');
    expect(formatYen(0)).toBe('0円');
    expect(formatYen(-1000)).toBe('-1,000円');
    expect(formatPrice(50_000, 'excluded')).toBe('50,000円(税抜)');
    expect(formatPrice(50_000, 'included')).toBe('50,000円(税込)');
  });

  it.each([
    [1_230_000, '123万円'],
    [355_000, '35.5万円'],
    [12_340_000, '1,234万円'],
    [150_000_000, '1.5億円'],
    [1_234_567, '1,234,567円'],
    [355_500, '355,500円'],
    [9_000, '9,000円'],
  ])('never rounds %i', (amount, words) => {
    expect(formatYenShort(amount)).toBe(words);
  });

  it('shows ranges with either side missing', () => {
    expect(formatYenRange(300_000, 500_000)).toBe('30万円〜50万円');
    expect(formatYenRange(300_000, 300_000)).toBe('30万円');
    expect(formatYenRange(300_000, null)).toBe('30万円〜');
    expect(formatYenRange(null, 500_000)).toBe('〜50万円');
    expect(formatYenRange(null, null)).toBe('');
  });
});
