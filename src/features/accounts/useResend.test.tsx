import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormError } from '../../lib/failureWords.ts';
import { useResend } from './useResend.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-04-01T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function mail(answer: () => Promise<readonly FormError[]> = () => Promise.resolve([])) {
  const send = vi.fn(answer);
  const onSent = vi.fn();
  const sentAt = Date.now();
  const { result } = renderHook(() => useResend({ sentAt, send, onSent }));
  return { result, send, onSent };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('counts thirty seconds down', async () => {
  const { result } = mail();
  expect(result.current.left).toBe(30);
  await pass(1000);
  expect(result.current.left).toBe(29);
  await pass(29_000);
  expect(result.current.left).toBe(0);
});

test('sends once more and says when', async () => {
  const { result, send, onSent } = mail();
  await pass(31_000);
  act(() => result.current.press());
  expect(result.current.pending).toBe(true);
  await pass(0);
  expect(result.current.pending).toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
  expect(onSent).toHaveBeenCalledExactlyOnceWith(Date.now());
});

test('a refusal says until when', async () => {
  const retryAt = '2026-04-01T03:15:00.000Z';
  const { result, onSent } = mail(() => Promise.resolve([{ message: '時間をおいてください。', retryAt }]));
  act(() => result.current.press());
  await pass(0);
  expect(result.current.message).toMatch(/12:15/);
  expect(onSent).not.toHaveBeenCalled();
});

test('what never came is said, and can be tried again', async () => {
  const { result, send } = mail(() =>
    Promise.reject(Object.assign(new Error('down'), { name: 'NetworkError' })),
  );
  act(() => result.current.press());
  await pass(0);
  expect(result.current.message).toMatch(/つながりませんでした/);
  act(() => result.current.press());
  await pass(0);
  expect(send).toHaveBeenCalledTimes(2);
});
