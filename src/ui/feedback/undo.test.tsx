import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { offerUndo, withdrawUndo } from './undo.ts';
import { UndoRegion } from './UndoRegion.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<UndoRegion />);
});
afterEach(() => {
  act(() => withdrawUndo());
  vi.useRealTimers();
});

const pass = async (milliseconds: number): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
};
const offer = (...what: Parameters<typeof offerUndo>): void => act(() => offerUndo(...what));

test('stands for 10 s, is read out, and is no toast', async () => {
  offer('保存から外しました。', vi.fn());
  expect(screen.getByRole('status')).toHaveTextContent('保存から外しました。');
  expect(document.querySelector('.Toastify__toast')).toBeNull();
  await pass(9_900);
  expect(screen.queryByText('保存から外しました。')).not.toBeNull();
  await pass(200);
  expect(screen.queryByText('保存から外しました。')).toBeNull();
});

test('its time stands still while it is pointed at or focused', async () => {
  offer('質問を削除しました。', vi.fn());
  fireEvent.pointerEnter(screen.getByText('質問を削除しました。').parentElement ?? document.body);
  act(() => screen.getByRole('button', { name: '元に戻す' }).focus());
  fireEvent.pointerLeave(screen.getByText('質問を削除しました。').parentElement ?? document.body);
  await pass(60_000);
  act(() => screen.getByRole('button', { name: '元に戻す' }).blur());
  await pass(9_900);
  expect(screen.queryByText('質問を削除しました。')).not.toBeNull();
  await pass(200);
  expect(screen.queryByText('質問を削除しました。')).toBeNull();
});

test('元に戻す acts once and is gone; 閉じる acts not at all', () => {
  const undo = vi.fn();
  offer('一つ目', undo);
  const button = screen.getByRole('button', { name: '元に戻す' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(undo).toHaveBeenCalledOnce();
  offer('二つ目', undo);
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the last thing done alone is offered; what was taken back otherwise is not', () => {
  offer('一つ目', vi.fn(), { id: 'one' });
  offer('二つ目', vi.fn(), { id: 'two' });
  expect(screen.queryByText('一つ目')).toBeNull();
  act(() => withdrawUndo('one'));
  expect(screen.queryByText('二つ目')).not.toBeNull();
  act(() => withdrawUndo('two'));
  expect(screen.queryByText('二つ目')).toBeNull();
});
