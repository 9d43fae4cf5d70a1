import { render, screen } from '@testing-library/react';
import { test } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { formatPrice, formatPriceShort } from './formatPrice.ts';
import { Price } from './Price.tsx';

test.each([
  [1_234_567, '1,234,567円', '123.4万円'],
  [1_200_000, '1,200,000円', '120万円'],
  [350_000, '350,000円', '35万円'],
  [9999, '9,999円', '9,999円'],
  [128_000_000, '128,000,000円', '1.2億円'],
  [0, '0円', '0円'],
  [-35_939, '−35,939円', '−3.5万円'],
])('%i', (amount, long, short) => {
  expect(formatPrice(amount)).toBe(long);
  expect(formatPriceShort(amount)).toBe(short);
});

test('every price says its tax', () => {
  const { container, rerender } = render(<Price amount={1_234_567} tax="excluded" />);
  expect(container).toHaveTextContent('1,234,567円(税抜)');
  rerender(<Price amount={5500} tax="included" per="時給" />);
  expect(container).toHaveTextContent('時給 5,500円(税込)');
  rerender(<Price amount={340_000} to={480_000} tax="excluded" />);
  expect(container).toHaveTextContent('340,000〜480,000円(税抜)');
  expect(screen.queryByText(/円円/)).toBeNull();
});
