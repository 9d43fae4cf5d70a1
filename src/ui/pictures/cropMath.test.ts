import { describe, expect, test } from 'vitest';
import {
  areaOf,
  centred,
  fitInto,
  inside,
  outputSize,
  type Stage,
  viewAfterKey,
  zoomed,
  zoomLimit,
} from './cropMath.ts';

/** A picture of 4000 × 2000 shown at a tenth, under a square frame as high as it. */
const natural = { width: 4000, height: 2000 };
const stage: Stage = { picture: { width: 400, height: 200 }, frame: { width: 200, height: 200 }, maxZoom: 4 };

describe('what the frame shows', () => {
  test('untouched: the middle', () => {
    expect(areaOf(centred, stage, natural)).toEqual({ x: 1000, y: 0, width: 2000, height: 2000 });
  });

  test('a picture moved to the right shows its left', () => {
    const view = inside({ x: 100, y: 0, zoom: 1 }, stage);
    expect(areaOf(view, stage, natural)).toEqual({ x: 0, y: 0, width: 2000, height: 2000 });
  });

  test('enlarged: a smaller part, still the middle', () => {
    const view = zoomed(centred, 2, stage);
    expect(areaOf(view, stage, natural)).toEqual({ x: 1500, y: 500, width: 1000, height: 1000 });
  });

  test('never a pixel outside, whatever is asked', () => {
    for (const x of [-9999, -100.4, 0, 33.3, 9999]) {
      for (const y of [-9999, 0.7, 9999]) {
        for (const zoom of [-1, 1, 1.37, 3.99, 50]) {
          const area = areaOf(inside({ x, y, zoom }, stage), stage, natural);
          expect(area.x).toBeGreaterThanOrEqual(0);
          expect(area.y).toBeGreaterThanOrEqual(0);
          expect(area.x + area.width).toBeLessThanOrEqual(natural.width);
          expect(area.y + area.height).toBeLessThanOrEqual(natural.height);
          expect(Math.abs(area.width - area.height)).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});

describe('moving and enlarging', () => {
  test('stops where an empty corner would come in', () => {
    expect(inside({ x: 500, y: 500, zoom: 1 }, stage)).toEqual({ x: 100, y: 0, zoom: 1 });
    expect(inside({ x: -500, y: -500, zoom: 2 }, stage)).toEqual({ x: -300, y: -100, zoom: 2 });
  });

  test('making it smaller again pulls it back over the frame', () => {
    const far = inside({ x: -300, y: -100, zoom: 2 }, stage);
    expect(zoomed(far, 1, stage)).toEqual({ x: -100, y: 0, zoom: 1 });
  });

  test('what lies in the middle stays there', () => {
    const view = inside({ x: 50, y: 0, zoom: 1 }, stage);
    const before = areaOf(view, stage, natural);
    const after = areaOf(zoomed(view, 2, stage), stage, natural);
    expect(after.x + after.width / 2).toBe(before.x + before.width / 2);
  });

  test.each([
    ['ArrowLeft', false, { x: -4, y: 0, zoom: 1 }],
    ['ArrowRight', true, { x: 40, y: 0, zoom: 1 }],
    ['ArrowDown', false, { x: 0, y: 0, zoom: 1 }],
    ['+', false, { x: 0, y: 0, zoom: 1.2 }],
    [';', false, { x: 0, y: 0, zoom: 1.2 }],
    ['-', false, { x: 0, y: 0, zoom: 1 }],
  ])('the key %s', (key, far, view) => {
    expect(viewAfterKey(centred, key, far, stage)).toEqual(view);
  });

  test('other keys are left to the page', () => {
    expect(viewAfterKey(centred, 'Tab', false, stage)).toBeNull();
    expect(viewAfterKey({ x: 3, y: 0, zoom: 2 }, 'Home', false, stage)).toEqual(centred);
  });
});

describe('sizes', () => {
  test('enlarging stops while enough pixels are left', () => {
    const { picture, frame } = stage;
    expect(zoomLimit(picture, frame, natural, 200)).toBe(4);
    expect(zoomLimit(picture, frame, natural, 1000)).toBe(2);
    expect(zoomLimit(picture, frame, natural, 2000)).toBe(1);
    expect(zoomLimit(picture, frame, { width: 300, height: 150 }, 200)).toBe(1);
  });

  test('the made picture is never larger than what was cut, nor than the limit', () => {
    expect(outputSize({ width: 2000, height: 2000 }, 1, 1024)).toEqual({
      width: 1024,
      height: 1024,
    });
    expect(outputSize({ width: 300, height: 301 }, 1, 1024)).toEqual({ width: 300, height: 300 });
    expect(outputSize({ width: 3600, height: 1200 }, 3, 2400)).toEqual({
      width: 2400,
      height: 800,
    });
  });

  test('a large picture is worked on smaller, a small one as it is', () => {
    expect(fitInto({ width: 7680, height: 1000 }, 3840)).toEqual({ width: 3840, height: 500 });
    expect(fitInto({ width: 100, height: 50 }, 3840)).toEqual({ width: 100, height: 50 });
    expect(fitInto({ width: 90000, height: 1 }, 3840)).toEqual({ width: 3840, height: 1 });
  });
});
