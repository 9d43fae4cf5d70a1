import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { decodeHeic } from './decodeHeic.ts';

/** 48 × 32, red on the left and blue on the right, made with HEVC as a phone would. */
const picture = await readFile(new URL('./testing/redAndBlue.heic', import.meta.url));

it('answers the pixels of a picture', async () => {
  const pixels = await decodeHeic(picture, 50_000_000);
  if (!pixels) throw new Error('There are no pixels.');
  expect([pixels.width, pixels.height, pixels.data.byteLength]).toEqual([48, 32, 48 * 32 * 4]);
  const [red, blue] = [pixels.data.subarray(0, 4), pixels.data.subarray(47 * 4, 48 * 4)];
  expect(red[0]).toBeGreaterThan(180);
  expect(red[2]).toBeLessThan(80);
  expect(blue[0]).toBeLessThan(80);
  expect(blue[2]).toBeGreaterThan(180);
});

it('takes no room for a picture of too many pixels', async () => {
  expect(await decodeHeic(picture, 48 * 32 - 1)).toBeUndefined();
});

it.each([
  ['that breaks off', picture.subarray(0, picture.byteLength - 200)],
  ['with nothing behind its head', picture.subarray(0, 64)],
  ['of another kind', Buffer.from('no picture at all')],
])('rejects a file %s', async (_name, bytes) => {
  await expect(decodeHeic(bytes, 50_000_000)).rejects.toThrow();
});

it('leaves the bytes it was handed as they are', async () => {
  const copy = Buffer.from(picture);
  await decodeHeic(copy, 50_000_000);
  expect(copy.equals(picture)).toBe(true);
});
