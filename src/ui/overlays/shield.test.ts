import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shield } from './shield.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('takes the presses where something was, and no others, for a moment', () => {
  const place = document.createElement('div');
  const beside = document.createElement('button');
  document.body.append(place, beside);
  place.getBoundingClientRect = () => new DOMRect(20, 30, 200, 120);
  const pressed = vi.fn();
  document.addEventListener('click', pressed, true);
  shield(place);
  const cover = document.body.lastElementChild;
  if (!(cover instanceof HTMLElement)) throw new Error('Nothing covers it.');
  expect(['left', 'top', 'width', 'height'].map((name) => cover.style.getPropertyValue(name))).toEqual([
    '20px',
    '30px',
    '200px',
    '120px',
  ]);
  fireEvent.click(cover);
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.click(beside);
  expect(pressed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(400);
  expect(cover.isConnected).toBe(false);
  document.removeEventListener('click', pressed, true);
});
