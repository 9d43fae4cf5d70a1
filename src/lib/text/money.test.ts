import { describe, expect, it } from 'vitest';
import { formatPrice, formatPriceRange, formatYen } from './money.ts';

describe('money', () => {
  it('groups by thousands and always says the tax', () => {
    expect(formatYen(1_234_567)).toBe('1,234,567円');
    expect(formatYen(0)).toBe('0円');
    expect(formatYen(-1000)).toBe('−1,000円');
    expect(formatPrice(50_000, 'excluded')).toBe('50,000円(税抜)');
    expect(formatPrice(50_000, 'included')).toBe('50,000円(税込)');
  });

  it('tells a range by the ends that it has', () => {
    expect(formatPriceRange(350_000, 500_000, 'excluded')).toBe('350,000〜500,000円(税抜)');
    expect(formatPriceRange(350_000, 350_000, 'excluded')).toBe('350,000円(税抜)');
    expect(formatPriceRange(350_000, null, 'excluded')).toBe('350,000円(税抜)から');
    expect(formatPriceRange(null, 500_000, 'excluded')).toBe('500,000円(税抜)まで');
    expect(formatPriceRange(null, null, 'excluded')).toBe('');
  });
});
