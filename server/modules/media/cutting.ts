import { loadSharp } from './sharp.ts';
import { paletteOf } from './palette/palette.ts';
import { thumbhashOf } from './thumbhash.ts';

/** A 4:3 box within a picture, in shares of its size. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const aspect = 4 / 3;
/** Twice the widest card. */
const largestWidth = 1600;
/** Boxes drawn by finger on a small picture may be off by this much. */
const tolerance = 0.02;

/** Whether the box is inside the picture and 4:3. */
export function isThumbnailCrop(crop: Crop, picture: Size): boolean {
  const { x, y, width, height } = crop;
  if (![x, y, width, height].every((share) => Number.isFinite(share) && share >= 0 && share <= 1.0001))
    return false;
  if (width <= 0 || height <= 0 || x + width > 1.0001 || y + height > 1.0001) return false;
  const [wide, high] = [width * picture.width, height * picture.height];
  // A pixel matters on a small picture.
  return Math.abs(wide / high / aspect - 1) <= Math.max(tolerance, 2 / Math.min(wide, high));
}

export function middleCrop({ width, height }: Size): Crop {
  const wide = Math.min(1, (height * aspect) / width);
  const high = Math.min(1, width / aspect / height);
  return { x: (1 - wide) / 2, y: (1 - high) / 2, width: wide, height: high };
}

export interface CutThumbnail {
  readonly bytes: Buffer;
  readonly facts: Size & { readonly thumbhash: string; readonly palette: readonly number[] };
}

/** Exactly 4:3, never enlarged; the first frame of an animation. */
export async function cutThumbnail(picture: Buffer, crop: Crop | null): Promise<CutThumbnail> {
  const sharp = await loadSharp();
  const source = sharp(picture, { failOn: 'error' });
  const { width, height } = await source.metadata();
  const box = crop ?? middleCrop({ width, height });
  const left = Math.min(Math.round(box.x * width), width - 1);
  const top = Math.min(Math.round(box.y * height), height - 1);
  const wide = Math.max(1, Math.min(Math.round(box.width * width), width - left));
  const high = Math.max(1, Math.min(Math.round(box.height * height), height - top));
  const across = Math.max(4, Math.min(largestWidth, wide - (wide % 4)));
  const { data, info } = await source
    .extract({ left, top, width: wide, height: high })
    .resize(across, (across * 3) / 4, { fit: 'cover' })
    .webp({ quality: 90, smartSubsample: true })
    .timeout({ seconds: 60 })
    .toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    facts: {
      width: info.width,
      height: info.height,
      thumbhash: await thumbhashOf(sharp(data)),
      palette: await paletteOf(sharp(data)),
    },
  };
}
