import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cellsNear, farApart, hexOf, labOf, labOfHex, namedColors, nearestNamed } from './colors.ts';

describe('colours in Oklab', () => {
  test.each(['#000000', '#ffffff', '#c8362c', '#22379b', '#f0c51e', '#808080'])('%s and back', (hex) => {
    const lab = labOfHex(hex);
    expect(lab && hexOf(lab)).toBe(hex);
    expect(labOfHex(hex.slice(1))).toEqual(lab);
  });

  test.each(['', '#fff', 'red', '#12345g', "#000000'"])('%j is none', (text) => {
    expect(labOfHex(text)).toBeUndefined();
  });

  test('white, black and red stand where they should', () => {
    expect(labOf(255, 255, 255).l).toBeCloseTo(100, 1);
    expect(labOf(0, 0, 0)).toEqual({ l: 0, a: 0, b: 0 });
    expect(labOf(255, 0, 0).l).toBeCloseTo(62.8, 1);
    expect(labOf(255, 0, 0).a).toBeCloseTo(22.5, 1);
  });

  /** As `color_cells` of the database. */
  const cellOf = ({ l, a, b }: { l: number; a: number; b: number }): number =>
    Math.floor(l / 5) * 1000 + Math.floor((a + 50) / 5) * 30 + Math.floor((b + 50) / 5);

  test('every colour within 5.7 lies in one of the cells around, and none beyond 14.3', () => {
    const wanted = { l: 52, a: 11, b: -14 };
    const cells = new Set(cellsNear(wanted));
    let [near, far] = [0, 0];
    for (let l = 30; l <= 75; l += 1)
      for (let a = -10; a <= 32; a += 1)
        for (let b = -36; b <= 8; b += 1) {
          const distance = farApart(wanted, { l, a, b });
          const isFound = cells.has(cellOf({ l, a, b }));
          if (distance <= 5.7 && !isFound) near += 1;
          if (distance > 14.4 && isFound) far += 1;
        }
    expect({ near, far }).toEqual({ near: 0, far: 0 });
  });
});

test.each([
  ['#fdfdfb', 'f6f4ef'],
  ['#10151c', '1c1c1e'],
  ['#e4cfae', 'e6d8bd'],
  ['#1e4a9c', '2c5cb4'],
  ['#d8412f', 'c8362c'],
])('%s is nearest to the named %s', (color, named) => {
  expect(nearestNamed(labOfHex(color) ?? labOf(0, 0, 0))).toBe(named);
});

test.each(namedColors)('%s is nearest to itself', (hex) => {
  expect(nearestNamed(labOfHex(hex) ?? labOf(0, 0, 0))).toBe(hex);
});

test('the page has a word for each colour that the search names, and for no other', () => {
  const words = readFileSync(new URL('../../src/lib/words/colorWords.ts', import.meta.url), 'utf8');
  const hexes = [...words.matchAll(/^ {2}'?([0-9a-f]{6})'?: '/gmu)].map((match) => match[1]);
  expect(hexes).toEqual([...namedColors]);
});
