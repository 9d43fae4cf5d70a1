import { describe, expect, test } from 'vitest';
import { arrangeFigures } from './arrangeFigures.ts';

const upright = { width: 3, height: 4 };
const wide = { width: 4, height: 3 };

describe('figures of a work', () => {
  test.each([
    [[wide], ['full']],
    [
      [upright, upright, upright],
      ['full', 'half', 'half'],
    ],
    [
      [wide, upright, wide, upright, upright],
      ['full', 'full', 'full', 'half', 'half'],
    ],
    [
      [wide, upright, upright, upright],
      ['full', 'half', 'half', 'full'],
    ],
    [[], []],
  ])('%j', (figures, places) => {
    expect(arrangeFigures(figures)).toEqual(places);
  });
});
