import { describe, expect, test } from 'vitest';
import { RowHeights } from './rowHeights.ts';

const guess = (kind: string) => (kind === 'pick' ? 600 : 300);
const rows = (count: number) => Array.from({ length: count }, () => 'row');

describe('heights of rows', () => {
  test('are guessed, then learned from the first of a kind', () => {
    const heights = new RowHeights(guess);
    heights.setKinds(['row', 'row', 'pick', 'row', 'pick']);
    expect(heights.total).toBe(2100);
    expect(heights.measure(0, 310.5)).toBe(true);
    expect(heights.startOf(2)).toBe(621);
    expect(heights.total).toBe(3 * 310.5 + 1200);
    heights.measure(2, 621);
    expect(heights.startOf(4)).toBe(3 * 310.5 + 621);
    expect(heights.total).toBe(3 * 310.5 + 1242);
  });

  test('that were measured stay when others of their kind differ', () => {
    const heights = new RowHeights(guess);
    heights.setKinds(rows(4));
    heights.measure(0, 200);
    heights.measure(1, 250);
    expect([0, 1, 2, 3].map((row) => heights.startOf(row))).toEqual([0, 200, 450, 700]);
    expect(heights.measure(1, 250), 'nothing new').toBe(false);
  });

  test('tell the row at a place', () => {
    const heights = new RowHeights(guess);
    expect(heights.rowAt(100)).toBe(0);
    heights.setKinds(rows(10));
    expect([-50, 0, 299.9, 300, 2950, 9000].map((place) => heights.rowAt(place))).toEqual([0, 0, 0, 1, 9, 9]);
  });

  test('are kept for rows that stay, and not for rows that are others', () => {
    const heights = new RowHeights(guess);
    heights.setKinds(['row', 'row']);
    heights.measure(1, 320);
    heights.setKinds(['row', 'row', 'pick']);
    expect(heights.startOf(2)).toBe(640);
    heights.measure(2, 610);
    heights.setKinds(['row', 'row', 'row']);
    expect(heights.total).toBe(960);
    heights.setKinds([]);
    expect(heights.total).toBe(0);
  });

  test('come back with a snapshot, and are forgotten with the width', () => {
    const heights = new RowHeights(guess);
    heights.setKinds(rows(3));
    heights.measure(1, 280);
    const again = new RowHeights(guess, heights.snapshot());
    again.setKinds(rows(3));
    expect(again.total).toBe(840);
    again.forget();
    expect(again.total).toBe(900);
  });
});
