import { describe, expect, test } from 'vitest';
import { justify } from './justify.ts';

const sized = (...aspects: number[]) => aspects.map((aspect) => ({ aspect }));
const sums = (rows: readonly (readonly { aspect: number }[])[]) =>
  rows.map((row) => row.reduce((sum, { aspect }) => sum + aspect, 0));

describe('justified rows', () => {
  test('each row comes near the proportion asked for, in order, none lost', () => {
    const items = sized(1.33, 0.7, 1.33, 1, 0.7, 1.33, 1.33, 1, 1.33, 1, 0.7, 1.33);
    const rows = justify(items, 4.4);
    expect(rows.flat()).toEqual(items);
    for (const sum of sums(rows)) {
      expect(sum).toBeGreaterThan(3);
      expect(sum).toBeLessThan(6.5);
    }
  });

  test('a lone last picture joins the row before it', () => {
    expect(justify(sized(1, 1, 1, 1, 1), 4)).toHaveLength(1);
  });

  test('nothing makes no row, one picture makes one', () => {
    expect(justify([], 4)).toEqual([]);
    expect(justify(sized(1), 4)).toHaveLength(1);
  });
});
