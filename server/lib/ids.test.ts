import { describe, expect, test } from 'vitest';
import { testClock } from './dates/clock.ts';
import { uuidV7 } from './ids.ts';

const clock = testClock('2026-04-01T09:00:00.000Z');

describe('ids', () => {
  test('are UUIDv7 of the clock’s moment', () => {
    const id = uuidV7(clock)();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(clock.now().getTime());
  });

  test('made in a row sort in that order, also many in one millisecond and when the clock steps back', () => {
    const newId = uuidV7(clock);
    const ids = Array.from({ length: 10_000 }, () => newId());
    clock.advance(-60_000);
    ids.push(...Array.from({ length: 100 }, () => newId()));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
