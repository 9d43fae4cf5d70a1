import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { test, vi } from 'vitest';
import { type FoundOption, SearchComboBox } from './SearchComboBox.tsx';
import { expect } from '../testing/domMatchers.ts';

const banks: readonly FoundOption[] = [
  { value: '0001', label: 'みずほ銀行', note: '銀行コード 0001' },
  { value: '0005', label: '三菱UFJ銀行', note: '銀行コード 0005' },
];

const nothing = (): void => undefined;

function Bank({
  onSearch = nothing,
  onChosen = nothing,
  options = banks,
}: {
  readonly onSearch?: (text: string) => void;
  readonly onChosen?: (value: FoundOption | null) => void;
  readonly options?: readonly FoundOption[];
}): ReactElement {
  const [value, setValue] = useState<FoundOption | null>(null);
  return (
    <>
      <SearchComboBox
        label="銀行"
        options={options}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChosen(next);
        }}
        onSearch={onSearch}
      />
      <button type="button" onClick={() => setValue(null)}>
        キャンセル
      </button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: /銀行/ });

test('asks while one types, and what is chosen stands in the field', async () => {
  const onSearch = vi.fn();
  const onChosen = vi.fn();
  render(<Bank onSearch={onSearch} onChosen={onChosen} />);
  await userEvent.type(field(), 'みつ');
  expect(onSearch.mock.calls).toEqual([['み'], ['みつ']]);
  await userEvent.click(screen.getByRole('option', { name: /三菱UFJ銀行/ }));
  expect(field()).toHaveValue('三菱UFJ銀行');
  expect(onChosen).toHaveBeenLastCalledWith(banks[1]);
  expect(onSearch).toHaveBeenCalledTimes(2);
});

test('by the keyboard alone', async () => {
  render(<Bank />);
  await userEvent.type(field(), 'み{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('三菱UFJ銀行');
  await userEvent.tab();
  expect(field()).toHaveValue('三菱UFJ銀行');
});

test('typing on lets the choice go: what stands there is no bank', async () => {
  const onChosen = vi.fn();
  render(<Bank onChosen={onChosen} />);
  await userEvent.type(field(), 'み{ArrowDown}{Enter}');
  expect(onChosen).toHaveBeenLastCalledWith(banks[0]);
  await userEvent.type(field(), '{Backspace}');
  expect(onChosen).toHaveBeenLastCalledWith(null);
  expect(field()).toHaveValue('みずほ銀');
});

test('the choice stays though the answers no longer hold it, and goes when its owner takes it away', async () => {
  const { rerender } = render(<Bank />);
  await userEvent.type(field(), 'み{ArrowDown}{Enter}');
  rerender(<Bank options={[]} />);
  await userEvent.tab();
  expect(field()).toHaveValue('みずほ銀行');
  await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
  expect(field()).toHaveValue('');
});

test('nothing is asked while kana are converted, and once they are', async () => {
  const onSearch = vi.fn();
  render(<Bank onSearch={onSearch} />);
  fireEvent.compositionStart(field());
  fireEvent.change(field(), { target: { value: 'みz' } });
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: 'みず' } });
  fireEvent.compositionEnd(field());
  expect(onSearch.mock.calls).toEqual([['みず']]);
});
