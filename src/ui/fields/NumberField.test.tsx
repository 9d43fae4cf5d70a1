import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { test, vi } from 'vitest';
import { useForm } from '../../lib/forms/useForm.ts';
import { expect } from '../testing/domMatchers.ts';
import { NumberField } from './NumberField.tsx';
import { formatNumber, parseNumber } from './parseNumber.ts';

function Pay({ start = null }: { readonly start?: number | null }): ReactElement {
  const [pay, setPay] = useState<number | null>(start);
  return (
    <>
      <NumberField label="支払額" requirement="required" value={pay} onChange={setPay} min={1000} />
      <output>{String(pay)}</output>
    </>
  );
}

test.each([
  ['１２，３４５', 12_345],
  ['12,345円', 12_345],
  ['¥1,200', 1200],
  ['35万', 350_000],
  ['1.5万円', 15_000],
  ['1億2000万', 120_000_000],
  ['3千', 3000],
  ['1万5千', 15_000],
  ['−５００', -500],
  ['1.25', 1.25],
  ['', null],
  ['　', null],
])('%s is read as %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(['abc', '1.2.3', '三百', '-', '1万2億', '12個'])('%s is not a number', (text) => {
  expect(parseNumber(text)).toBeNaN();
});

test('thousands are separated', () => {
  expect(formatNumber(1_234_567)).toBe('1,234,567');
  expect(formatNumber(1.25, 1)).toBe('1.3');
});

test('full-width digits become a plain number on leaving, and only then', async () => {
  render(<Pay />);
  const input = screen.getByLabelText(/支払額/);
  await userEvent.type(input, '３５００００');
  expect(input).toHaveValue('３５００００');
  expect(screen.getByRole('status')).toHaveTextContent('350000');
  await userEvent.tab();
  expect(input).toHaveValue('350,000');
});

test('a fraction where whole numbers are asked for stays and is told, not rounded', async () => {
  render(<Pay />);
  const input = screen.getByLabelText(/支払額/);
  await userEvent.type(input, '1200.5');
  await userEvent.tab();
  expect(input).toHaveValue('1200.5');
  expect(screen.getByText('整数で入力してください。')).toBeInTheDocument();
  // A draft saved meanwhile keeps the last number that could be read.
  expect(screen.getByRole('status')).toHaveTextContent('1200');
});

test('what cannot be read stays, with the way to mend it', async () => {
  render(<Pay start={5000} />);
  const input = screen.getByLabelText(/支払額/);
  await userEvent.clear(input);
  await userEvent.type(input, '相談で');
  expect(screen.queryByText(/数字で/)).toBeNull();
  await userEvent.tab();
  expect(input).toHaveValue('相談で');
  expect(input).toHaveAccessibleDescription('数字で入力してください。例　350,000');
  expect(input).toBeInvalid();
  expect(screen.getByRole('status')).toHaveTextContent('null');
});

test('the least amount is named', async () => {
  render(<Pay />);
  await userEvent.type(screen.getByLabelText(/支払額/), '900');
  await userEvent.tab();
  expect(screen.getByText('1,000円以上で入力してください。')).toBeInTheDocument();
});

function Hours({ onSubmit }: { readonly onSubmit: () => void }): ReactElement {
  const schema = v.object({ hours: v.nullable(v.number()) });
  const form = useForm<{ hours: number | null }, unknown>({ schema, initial: { hours: 8 }, onSubmit });
  return (
    <form {...form.props} aria-label="form">
      <NumberField label="週の時間" requirement="optional" unit="時間" {...form.field('hours')} />
    </form>
  );
}

test.each([
  ['1.5', '整数で入力してください。'],
  ['応相談', '数字で入力してください。例　350,000'],
])('an optional number written as %s is not dropped on sending: the form goes to it', (text, words) => {
  const onSubmit = vi.fn<() => void>();
  render(<Hours onSubmit={onSubmit} />);
  const input = screen.getByLabelText(/週の時間/);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.submit(screen.getByLabelText('form'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription(words);
  expect(input).toHaveValue(text);
});
