import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { patiently, toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

beforeEach(async () => {
  // The first toast fetches its code; that is not what is timed here.
  await import('./toastEngine.tsx');
  await import('./ToastHost.tsx');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = async (milliseconds: number): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
};

async function show(ask: () => void): Promise<void> {
  render(
    <StrictMode>
      <ToastRegion />
    </StrictMode>,
  );
  act(ask);
  await vi.waitFor(async () => {
    await pass(1);
    if (document.querySelector('.Toastify__toast') === null) throw new Error('not yet');
  });
}

test('stands for 3 s and goes', async () => {
  await show(() => toast.success('保存しました'));
  expect(screen.getByRole('status')).toHaveTextContent('保存しました');
  await pass(2900);
  expect(screen.queryByText('保存しました')).not.toBeNull();
  await pass(200);
  expect(screen.queryByText('保存しました')).toBeNull();
});

test('an error is an alert; its time stands still while it is pointed at or focused', async () => {
  await show(() => toast.error('送れませんでした。'));
  const alert = screen.getByRole('alert');
  fireEvent.pointerEnter(alert);
  await pass(10_000);
  expect(screen.queryByText('送れませんでした。')).not.toBeNull();
  fireEvent.focusIn(alert);
  fireEvent.pointerLeave(alert);
  await pass(10_000);
  expect(screen.queryByText('送れませんでした。')).not.toBeNull();
  fireEvent.focusOut(alert);
  await pass(3100);
  expect(screen.queryByText('送れませんでした。')).toBeNull();
});

test('a second toast of the same id takes the place of the first', async () => {
  await show(() => toast.success('一つ目', { id: 'same' }));
  act(() => {
    toast.success('二つ目', { id: 'same' });
  });
  await pass(200);
  expect(screen.queryByText('一つ目')).toBeNull();
  expect(screen.getByText('二つ目')).toBeInTheDocument();
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('the same words again stand once, for another 3 s', async () => {
  await show(() => toast.error('送れませんでした。'));
  await pass(2000);
  act(() => {
    toast.error('送れませんでした。');
  });
  await pass(2000);
  expect(screen.getAllByText('送れませんでした。')).toHaveLength(1);
  await pass(1200);
  expect(screen.queryByText('送れませんでした。')).toBeNull();
});

test('code that cannot be had is asked for again when the line is back', async () => {
  const load = vi.fn(async () => 'code');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const had = vi.fn();
  void patiently(load).then(had);
  await pass(1_000);
  expect(load).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  await pass(1);
  expect(had).toHaveBeenCalledWith('code');
  expect(load).toHaveBeenCalledTimes(2);
});
