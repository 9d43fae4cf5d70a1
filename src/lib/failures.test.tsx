import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryFailures, useFailure } from './failures.ts';

const asked = vi.fn<typeof fetch>();
let hours = 0;
beforeEach(() => {
  hours += 1;
  // Long after the test before.
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1, hours) });
  vi.stubGlobal('fetch', asked);
});
afterEach(async () => {
  // Whatever still looks for the server ends.
  await vi.advanceTimersByTimeAsync(120_000);
  asked.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Failed({
  retry,
  isAside = false,
  isCut = false,
}: {
  readonly retry: () => void;
  readonly isAside?: boolean;
  readonly isCut?: boolean;
}): ReactElement {
  const told = useFailure(retry, { isAside, isCut });
  return <p>{told === 'panel' ? '読み込めませんでした。' : told}</p>;
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

test('what the line cut off is told once with a way to try again, and beside it by a line each', () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  const parts = (
    <>
      <Failed retry={vi.fn()} isCut />
      <Failed retry={vi.fn()} isCut />
      <Failed retry={vi.fn()} isCut isAside />
      <Failed retry={vi.fn()} />
    </>
  );
  const view = render(parts);
  expect([...view.container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    '読み込めませんでした。',
    'line',
    'nothing',
    // A cause of its own.
    '読み込めませんでした。',
  ]);
  view.rerender(<Failed retry={vi.fn()} isCut />);
  expect(view.container.textContent, 'the one that is left speaks').toBe('読み込めませんでした。');
  view.unmount();
});

test('what the line cut off for a moment is tried again by itself, and less and less often while it fails', async () => {
  asked.mockImplementation(() => Promise.resolve(new Response('ok')));
  const retry = vi.fn();
  let attempt = 0;
  const shown = () => <Failed key={attempt} retry={retry} isCut />;
  const view = render(shown());
  await pass(0);
  expect(retry).toHaveBeenCalledTimes(1);
  const waits: number[] = [];
  for (let each = 0; each < 6; each += 1) {
    // It failed once more: another message stands in its place.
    attempt += 1;
    view.rerender(shown());
    const from = Date.now();
    const before = retry.mock.calls.length;
    while (retry.mock.calls.length === before) await pass(500);
    waits.push(Date.now() - from);
  }
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits[0]).toBeGreaterThan(1_000);
  expect(waits.at(-1)).toBeGreaterThan(15_000);
  view.unmount();
});

test('a press finds what it sees: it is known before it is painted', () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  const retry = vi.fn();
  function PressedAtOnce(): null {
    useLayoutEffect(() => retryFailures(), []);
    return null;
  }
  const view = render(
    <>
      <Failed retry={retry} />
      <PressedAtOnce />
    </>,
  );
  expect(retry).toHaveBeenCalledTimes(1);
  view.unmount();
});
