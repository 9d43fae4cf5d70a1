import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { test } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { DateField } from './DateField.tsx';
import { parseDate } from './parseDate.ts';

const now = new Date('2026-11-21T10:00:00+09:00');

test.each([
  ['2026/6/30', '2026-06-30'],
  ['２０２６年６月３０日(火)', '2026-06-30'],
  ['20260630', '2026-06-30'],
  ['2026-06-30', '2026-06-30'],
  ['令和8年6月30日', '2026-06-30'],
  ['R8.6.30', '2026-06-30'],
  ['令和元年5月1日', '2019-05-01'],
  ['平成31年4月30日', '2019-04-30'],
  ['12/1', '2026-12-01'],
  ['11月21日', '2026-11-21'],
  ['6/30', '2027-06-30'],
  ['明日', '2026-11-22'],
  ['2024/2/29', '2024-02-29'],
  ['2026/2/29', null],
  ['2026/13/1', null],
  ['8/6/30', null],
  ['あした中', null],
  ['', null],
])('%s is %s', (text, date) => {
  expect(parseDate(text, now)).toBe(date);
});

function Due(): ReactElement {
  const [due, setDue] = useState<string | null>(null);
  return (
    <>
      <DateField label="納期" value={due} onChange={setDue} min="2026-01-01" />
      <output>{due}</output>
    </>
  );
}

test('written in any way, shown in one', async () => {
  render(<Due />);
  const input = screen.getByLabelText('納期');
  await userEvent.type(input, '２０２６．６．３０');
  expect(input).toHaveValue('２０２６．６．３０');
  await userEvent.tab();
  await userEvent.tab();
  expect(input).toHaveValue('2026年6月30日(火)');
  expect(screen.getByRole('status')).toHaveTextContent('2026-06-30');
});

test('what cannot be read stays and is named; a day too early too', async () => {
  render(<Due />);
  const input = screen.getByLabelText('納期');
  await userEvent.type(input, '月末ごろ{Enter}');
  expect(input).toHaveValue('月末ごろ');
  expect(input).toHaveAccessibleDescription('年月日で入力してください。例　2026年6月30日');
  await userEvent.clear(input);
  await userEvent.type(input, '2025/12/31{Enter}');
  expect(input).toHaveAccessibleDescription('2026年1月1日(木)以降の日にしてください。');
});

test('chosen from the calendar', async () => {
  render(<Due />);
  await userEvent.type(screen.getByLabelText('納期'), '2026/6/30{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '納期をカレンダーから選ぶ' }));
  await userEvent.click(await screen.findByRole('button', { name: /2026年6月12日/ }));
  expect(screen.getByLabelText('納期')).toHaveValue('2026年6月12日(金)');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
