import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteScroll, useScrollSettled } from './fastScroll.ts';

beforeEach(() => {
  vi.useFakeTimers();
  noteScroll(0);
  vi.advanceTimersByTime(1_000);
});
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

/** Scrolls so far in each of ten frames. */
function scroll(by: number): void {
  for (let frame = 0; frame < 10; frame += 1) {
    vi.advanceTimersByTime(16);
    noteScroll(by);
  }
}

describe('what a list shows while it is scrolled', () => {
  it('is there at once at rest, and while one reads along', () => {
    expect(renderHook(() => useScrollSettled()).result.current).toBe(true);
    scroll(10);
    expect(renderHook(() => useScrollSettled()).result.current).toBe(true);
  });

  it('waits while it flies past, in either direction, and comes once it slows down', () => {
    for (const by of [60, -60]) {
      scroll(by);
      const { result } = renderHook(() => useScrollSettled());
      expect(result.current).toBe(false);
      // As long as it flies, it waits.
      act(() => scroll(by));
      expect(result.current).toBe(false);
      act(() => scroll(5));
      expect(result.current).toBe(true);
      // What has landed stays.
      act(() => scroll(by));
      expect(result.current).toBe(true);
      act(() => void vi.runAllTimers());
    }
  });

  it('takes one leap for no flight', () => {
    noteScroll(5_000);
    expect(renderHook(() => useScrollSettled()).result.current).toBe(true);
  });

  it('is forgotten with its card', () => {
    scroll(60);
    const { result, unmount } = renderHook(() => useScrollSettled());
    unmount();
    act(() => void vi.runAllTimers());
    expect(result.current).toBe(false);
  });
});
