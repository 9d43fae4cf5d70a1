import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { test } from 'vitest';
import { expect } from '../../testing/domMatchers.ts';
import { halfWidth, normalizeCode, plainHyphens } from './normalizeText.ts';
import { TextArea } from './TextArea.tsx';

test('the counter counts what is read, and going over says how many to drop', async () => {
  render(<TextArea label="紹介" limit={5} requirement="required" />);
  const area = screen.getByLabelText(/紹介/);
  await userEvent.type(area, '👨‍👩‍👧‍👦と山と川');
  expect(screen.getByText('5 / 5')).toBeInTheDocument();
  expect(area).not.toBeInvalid();
  await userEvent.type(area, 'です');
  expect(screen.getByText('7 / 5')).toBeInTheDocument();
  expect(area).toHaveAccessibleDescription('あと2文字減らしてください。');
  expect(area).toHaveValue('👨‍👩‍👧‍👦と山と川です');
});

test('必須 stands out only while nothing is written', async () => {
  render(<TextArea label="紹介" requirement="required" />);
  expect(screen.getByText('必須').className).toMatch(/unmet/);
  await userEvent.type(screen.getByLabelText(/紹介/), 'あ');
  expect(screen.getByText('必須').className).not.toMatch(/unmet/);
});

test('codes become half-width, names are left alone', () => {
  expect(normalizeCode('　ｈａｙａｓｅ＠ｅｘａｍｐｌｅ．ｊｐ ')).toBe('hayase@example.jp');
  expect(normalizeCode('０９０ー１２３４−５６７８')).toBe('090-1234-5678');
  expect(halfWidth('髙﨑　ﾀﾛｳ')).toBe('髙﨑 ﾀﾛｳ');
  expect(plainHyphens('データー')).toBe('データー');
});
