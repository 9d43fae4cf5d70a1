import { describe, expect, test } from 'vitest';
import { isString } from '../../lib/guards.ts';
import {
  forgetSurveyClosed,
  rememberSurveyClosed,
  surveyClosedKey,
  surveyPause,
  tokyoStamp,
} from './surveyTiming.ts';
import { memoryStore } from './testing/memoryStore.ts';

const closedAt = new Date('2026-04-01T23:30:15+09:00');
const after = (ms: number): Date => new Date(closedAt.getTime() + ms);
const day = 86_400_000;

describe('the survey’s pause', () => {
  test('is kept as a time of Tokyo', () => {
    expect(tokyoStamp(closedAt)).toBe('2026-04-01T23:30:15+09:00');
    // 15:00 UTC is the next day's midnight there.
    expect(tokyoStamp(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01T00:00:00+09:00');
    const storage = memoryStore();
    rememberSurveyClosed(storage, closedAt);
    expect(storage.read(surveyClosedKey, isString)).toBe('2026-04-01T23:30:15+09:00');
  });

  test('lasts twenty-four hours, to the second', () => {
    const storage = memoryStore();
    expect(surveyPause(storage, closedAt)).toBe(0);
    rememberSurveyClosed(storage, closedAt);
    expect(surveyPause(storage, closedAt)).toBe(day);
    // Another day has begun in Tokyo, but no twenty-four hours have passed.
    expect(surveyPause(storage, new Date('2026-04-02T00:00:00+09:00'))).toBeGreaterThan(0);
    expect(surveyPause(storage, after(day - 1000))).toBe(1000);
    expect(surveyPause(storage, after(day))).toBe(0);
    expect(surveyPause(storage, after(9 * day))).toBe(0);
  });

  test('ends with the answer', () => {
    const storage = memoryStore();
    rememberSurveyClosed(storage, closedAt);
    forgetSurveyClosed(storage);
    expect(surveyPause(storage, closedAt)).toBe(0);
  });

  test('a time that cannot be, or nothing that is a time, keeps nobody from it', () => {
    const storage = memoryStore();
    rememberSurveyClosed(storage, after(day));
    expect(surveyPause(storage, closedAt)).toBe(0);
    for (const junk of ['yesterday', 12, null, {}]) {
      storage.write(surveyClosedKey, junk);
      expect(surveyPause(storage, closedAt)).toBe(0);
    }
  });
});
