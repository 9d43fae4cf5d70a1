import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { test, vi } from 'vitest';
import { expect } from '../../testing/domMatchers.ts';
import { isComposing } from './isComposing.ts';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

test('label, help and error belong to the input; the error takes the place of the help', () => {
  const { rerender } = render(
    <TextField label="募集タイトル" requirement="required" help="短く書きます。" />,
  );
  const input = screen.getByRole('textbox', { name: /募集タイトル/ });
  expect(input).toHaveAccessibleDescription('短く書きます。');
  expect(input).toBeRequired();
  expect(input).not.toBeInvalid();
  rerender(
    <TextField
      label="募集タイトル"
      requirement="required"
      help="短く書きます。"
      error="募集タイトルを入力してください。"
    />,
  );
  expect(input).toHaveAccessibleDescription('募集タイトルを入力してください。');
  expect(input).toBeInvalid();
});

test('an address is normalised on leaving and its owner hears it', async () => {
  const change = vi.fn();
  render(<TextField label="メール" type="email" onChange={change} />);
  const input = screen.getByLabelText('メール');
  fireEvent.change(input, { target: { value: 'ｍｉｏ＠ｅｘａｍｐｌｅ．ｊｐ' } });
  expect(input).toHaveValue('ｍｉｏ＠ｅｘａｍｐｌｅ．ｊｐ');
  fireEvent.blur(input);
  expect(input).toHaveValue('mio@example.jp');
  expect(change).toHaveBeenLastCalledWith('mio@example.jp', { composing: false });
});

test('a name keeps its kanji', () => {
  render(<TextField label="姓" autoComplete="family-name" />);
  const input = screen.getByLabelText('姓');
  fireEvent.change(input, { target: { value: '髙﨑' } });
  fireEvent.blur(input);
  expect(input).toHaveValue('髙﨑');
});

test('says while the input method converts', () => {
  const change = vi.fn();
  render(<TextField label="検索" onChange={change} />);
  const input = screen.getByLabelText('検索');
  fireEvent.input(input, { target: { value: 'と' }, isComposing: true });
  expect(change).toHaveBeenLastCalledWith('と', { composing: true });
});

test.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ nativeEvent: { isComposing: false, keyCode: 229 } }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('%j composing: %s', (event, composing) => {
  expect(isComposing(event)).toBe(composing);
});

test('a password can be looked at and is never rewritten', async () => {
  render(<PasswordField label="パスワード" />);
  const input = screen.getByLabelText('パスワード');
  await userEvent.type(input, 'ａｂｃ　１２３ ');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを表示する' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('ａｂｃ　１２３ ');
});
