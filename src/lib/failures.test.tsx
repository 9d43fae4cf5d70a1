import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFailure } from './failures.ts';

const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  asked.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Failed({
  retry,
  isAside,
}: {
  readonly retry: () => void;
  readonly isAside?: boolean;
}): ReactElement {
  const isTold = useFailure(retry, { isAside: isAside ?? false });
  return <p>{isTold ? '読み込めませんでした。' : ''}</p>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('what failed while the server was away is tried again once it is back, all of it, once', async () => {
  const [list, count] = [vi.fn(), vi.fn()];
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  const view = render(
    <>
      <Failed retry={list} />
      <Failed retry={count} isAside />
    </>,
  );
  expect(screen.getAllByText('読み込めませんでした。'), 'one panel for one cause').toHaveLength(1);
  await pass(7_000);
  expect([list, count].map((retry) => retry.mock.calls.length)).toEqual([0, 0]);
  asked.mockResolvedValue(new Response('', { status: 502 }));
  await pass(8_000);
  expect(list).not.toHaveBeenCalled();
  asked.mockImplementation(() => Promise.resolve(new Response('ok')));
  await pass(60_000);
  expect([list, count].map((retry) => retry.mock.calls.length)).toEqual([1, 1]);
  const times = asked.mock.calls.length;
  await pass(120_000);
  expect(asked.mock.calls.length, 'and it is left alone').toBe(times);
  view.unmount();
});

test('what fails while the server is there is left to whoever presses', async () => {
  const retry = vi.fn();
  asked.mockImplementation(() => Promise.resolve(new Response('ok')));
  const view = render(<Failed retry={retry} />);
  await pass(120_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(retry).not.toHaveBeenCalled();
  view.unmount();
});

test('nothing is asked for without a failure, nor without a line', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = vi.fn();
  const view = render(<Failed retry={retry} />);
  await pass(60_000);
  expect(asked).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
  view.unmount();
  online.mockRestore();
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  await pass(120_000);
  expect(asked).not.toHaveBeenCalled();
});
