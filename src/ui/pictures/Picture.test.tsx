import { fireEvent, render, screen } from '@testing-library/react';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { test, vi } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { Avatar } from './Avatar.tsx';
import { decodeThumbhash } from './decodeThumbhash.ts';
import { imageUrl, imageWidths, offeredWidths } from './imageUrl.ts';
import { Picture } from './Picture.tsx';
import { aspects } from './Picture.css.ts';
import { averageColor, blurredPicture } from './placeholder.ts';

function hashOf(red: number, green: number, blue: number, alpha = 255): string {
  const pixels = Array.from({ length: 16 }, () => [red, green, blue, alpha]).flat();
  return btoa(String.fromCodePoint(...rgbaToThumbHash(4, 4, pixels)));
}

const card = {
  src: '/media/a b.webp',
  alt: '缶の三部作',
  width: 1600,
  height: 1200,
  sizes: '(max-width: 767px) 50vw, 25vw',
};

test('the place is kept before the picture comes, filled with its average colour', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  render(<Picture {...card} aspect="4 / 3" thumbhash={hashOf(200, 40, 20)} />);
  complete.mockRestore();
  const image = screen.getByRole('img', { name: '缶の三部作' });
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1200');
  expect(image.classList.contains(aspects['4 / 3'])).toBe(true);
  const [red = 0, green = 0, blue = 0] = (/rgb\((.*)\)/.exec(image.style.backgroundColor)?.[1] ?? '')
    .split(/[ ,]+/)
    .map(Number);
  expect(Math.abs(red - 200)).toBeLessThan(16);
  expect(Math.abs(green - 40)).toBeLessThan(16);
  expect(Math.abs(blue - 20)).toBeLessThan(16);
});

test('in a row each shrinks by its own width, whatever the size it was sent in', () => {
  render(<Picture {...card} inRow />);
  const image = screen.getByRole('img');
  expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(4 / 3);
  expect(image.getAttribute('style')).toBeNull();
});

test.each([
  ['through which one sees', {}, 128, true],
  ['that leaves room beside it', { fit: 'contain' }, 255, true],
  ['that covers it', {}, 255, false],
] as const)(
  'the blurred picture is drawn when the page is idle; below one %s it goes with the load: %o',
  async (_, props, alpha, goes) => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    render(<Picture {...card} {...props} thumbhash={hashOf(10, 200, 30, alpha)} />);
    const image = screen.getByRole('img');
    expect(image.style.backgroundImage).toBe('');
    await vi.waitFor(() => expect(image.style.backgroundImage).toMatch(/^url\("data:image\/png/));
    fireEvent.load(image);
    expect(image.style.backgroundImage === 'none' || image.style.backgroundImage === '').toBe(goes);
    complete.mockRestore();
  },
);

test.each([
  ['wide', 24, 12],
  ['tall', 12, 24],
  ['square', 16, 16],
])('the small decoding agrees with the library: %s', (_, width, height) => {
  const pixels = Array.from({ length: width * height }, (__, at) => {
    const x = at % width;
    const y = Math.floor(at / width);
    return [(x / width) * 255, (y / height) * 255, x > y ? 40 : 200, 255];
  }).flat();
  const hash = rgbaToThumbHash(width, height, pixels);
  const small = decodeThumbhash(hash);
  const large = thumbHashToRGBA(hash);
  expect(small.width > small.height).toBe(large.w > large.h);
  let worst = 0;
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const inLarge =
        Math.floor(((y + 0.5) / small.height) * large.h) * large.w +
        Math.floor(((x + 0.5) / small.width) * large.w);
      for (let part = 0; part < 3; part += 1) {
        const gap =
          (small.rgba[(y * small.width + x) * 4 + part] ?? 0) - (large.rgba[inLarge * 4 + part] ?? 0);
        worst = Math.max(worst, Math.abs(gap));
      }
    }
  }
  // Neighbouring pixels differ by that much: the two sample at slightly different places.
  expect(worst).toBeLessThan(16);
});

test('a broken hash is no reason to fail', () => {
  expect(averageColor('%%%')).toBeUndefined();
  expect(averageColor('AA==')).toBeUndefined();
  expect(blurredPicture('')).toBeUndefined();
  render(<Picture {...card} thumbhash="%%%" />);
  expect(screen.getByRole('img')).toBeInTheDocument();
});

test('lazy unless it is among the first', () => {
  const { rerender } = render(<Picture {...card} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture {...card} eager priority="high" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('only widths that the server makes, and no more than the picture has', () => {
  render(<Picture {...card} width={700} height={525} />);
  const offered = (screen.getByRole('img').getAttribute('srcset') ?? '')
    .split(', ')
    .map((each) => Number(/ (\d+)w$/.exec(each)?.[1]));
  expect(offered).toEqual([256, 384, 640, 750]);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/_next/image?url=%2Fmedia%2Fa%20b.webp&w=750&q=75');
});

test.each([
  ['100vw', 5000, [640, 750, 828, 1080, 1200, 1920, 2048, 3840]],
  ['40px', 800, [48, 64, 96, 128]],
  ['(max-width: 767px) 100vw, 480px', 1000, [640, 750, 828, 1080]],
  ['auto', 100, [128]],
])('sizes %s of a picture %i wide', (sizes, intrinsic, widths) => {
  const offered = offeredWidths(sizes, intrinsic);
  expect(offered).toEqual(widths);
  for (const width of offered) expect(imageWidths).toContain(width);
});

test('a file just chosen is shown as it is', () => {
  expect(imageUrl('blob:http://localhost/1', 640)).toBe('blob:http://localhost/1');
});

test('without a picture the first character stands in, without the legal form', () => {
  const { rerender } = render(<Avatar name="株式会社灯台舎" shape="square" label="株式会社灯台舎" />);
  expect(screen.getByRole('img', { name: '株式会社灯台舎' })).toHaveTextContent(/^灯$/);
  rerender(<Avatar name="早瀬 みお" src="/media/1.webp" size={40} label="早瀬 みお" />);
  expect(screen.getByRole('img')).toHaveAttribute(
    'srcset',
    '/_next/image?url=%2Fmedia%2F1.webp&w=48&q=75 1x, /_next/image?url=%2Fmedia%2F1.webp&w=96&q=75 2x',
  );
});
