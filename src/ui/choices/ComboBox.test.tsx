import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { test } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { ComboBox } from './ComboBox.tsx';
import { fold } from './matchOption.ts';

const tools = [
  { value: 'ai', label: 'Illustrator', keywords: 'イラストレーター' },
  { value: 'ps', label: 'Photoshop' },
  { value: 'fg', label: 'Figma', keywords: 'フィグマ' },
] as const;
type Tool = (typeof tools)[number]['value'];

function Tools({ start }: { readonly start?: readonly Tool[] }): ReactElement {
  const [chosen, setChosen] = useState<readonly Tool[]>(start ?? []);
  return (
    <>
      <ComboBox label="ツール" options={tools} value={chosen} onChange={setChosen} max={2} />
      <output>{chosen.join(' ')}</output>
    </>
  );
}

test.each([
  ['ふぃぐま', 'フィグマ'],
  ['ＦＩＧＭＡ', 'figma'],
  ['いらすとれた', 'イラストレーター'],
])('%s finds %s', (typed, option) => {
  expect(fold(option)).toBe(fold(typed));
});

test('typed in hiragana, found, chosen by Enter; the field is empty again', async () => {
  render(<Tools />);
  const input = screen.getByRole('combobox', { name: /ツール/ });
  await userEvent.click(input);
  await userEvent.type(input, 'ふぃ');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Figma']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('fg');
  expect(input).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Figmaを外す', hidden: true })).toBeInTheDocument();
});

test('Tab goes on and leaves what was chosen as it is', async () => {
  render(<Tools />);
  const input = screen.getByRole('combobox', { name: /ツール/ });
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowDown}{Enter}{Tab}');
  await waitFor(() => expect(input).not.toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(/^ai$/);
});

test('no more than the limit; removing one makes room', async () => {
  render(<Tools start={['ps', 'ai']} />);
  expect(screen.getByText('2 / 2')).toBeInTheDocument();
  const input = screen.getByRole('combobox', { name: /ツール/ });
  await userEvent.click(input);
  const figma = await screen.findByRole('option', { name: 'Figma' });
  expect(figma).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(figma);
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('ps ai');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Photoshopを外す' }));
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(/^ai$/);
  expect(screen.getByText('1 / 2')).toBeInTheDocument();
});

test('Backspace in the empty field takes the last one; not while composing', async () => {
  render(<Tools start={['ps', 'ai']} />);
  const input = screen.getByRole('combobox', { name: /ツール/ });
  await userEvent.click(input);
  fireEvent.keyDown(input, { key: 'Backspace', keyCode: 229 });
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('ps ai');
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(/^ps$/);
});

test('Enter that confirms kana chooses nothing', async () => {
  render(<Tools />);
  const input = screen.getByRole('combobox', { name: /ツール/ });
  await userEvent.click(input);
  await userEvent.type(input, 'ふぃ');
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
});
