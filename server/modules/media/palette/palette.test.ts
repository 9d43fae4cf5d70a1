import { describe, expect, test } from 'vitest';
import { labOfHex, farApart } from '../../../lib/colors.ts';
import { loadSharp } from '../sharp.ts';
import { paletteOf, swatchesOf } from './palette.ts';

interface Patch {
  readonly color: string;
  readonly left: number;
  readonly width: number;
}

/** A picture of 100 to 100, striped. */
async function striped(...patches: readonly Patch[]) {
  const sharp = await loadSharp();
  const data = Buffer.alloc(100 * 100 * 3);
  for (let at = 0; at < 100 * 100; at += 1) {
    const patch = patches.find(({ left, width }) => at % 100 >= left && at % 100 < left + width);
    data.write(patch?.color.slice(1) ?? '000000', at * 3, 'hex');
  }
  return sharp(data, { raw: { width: 100, height: 100, channels: 3 } });
}

const isNear = (one: string, other: string): boolean => {
  const [a, b] = [labOfHex(one), labOfHex(other)];
  return a !== undefined && b !== undefined && farApart(a, b) < 3;
};

describe('the palette of a picture', () => {
  test('has its colours with their shares', async () => {
    const image = await striped(
      { color: '#f6f4ef', left: 0, width: 60 },
      { color: '#22379b', left: 60, width: 30 },
      { color: '#c8362c', left: 90, width: 10 },
    );
    const swatches = swatchesOf(await paletteOf(image));
    const shareOf = (wanted: string): number =>
      swatches.find(({ color }) => isNear(color, wanted))?.share ?? 0;
    expect(Math.abs(shareOf('#f6f4ef') - 60)).toBeLessThan(4);
    expect(Math.abs(shareOf('#22379b') - 30)).toBeLessThan(4);
    expect(Math.abs(shareOf('#c8362c') - 10)).toBeLessThan(4);
  });

  test('keeps a small stroke of a strong colour before as much of another grey', async () => {
    const image = await striped(
      { color: '#ffffff', left: 0, width: 40 },
      { color: '#dddddd', left: 40, width: 20 },
      { color: '#999999', left: 60, width: 13 },
      { color: '#666666', left: 73, width: 13 },
      { color: '#333333', left: 86, width: 10 },
      { color: '#e0241b', left: 96, width: 4 },
    );
    const swatches = swatchesOf(await paletteOf(image));
    expect(swatches).toHaveLength(5);
    expect(swatches.some(({ color }) => isNear(color, '#e0241b'))).toBe(true);
  });

  test('is empty where nothing is to be seen', async () => {
    const sharp = await loadSharp();
    const nothing = sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    }).png();
    expect(await paletteOf(sharp(await nothing.toBuffer()))).toEqual([]);
  });
});
