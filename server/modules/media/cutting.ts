import { loadSharp } from './sharp.ts';
import { thumbhashOf } from './thumbhash.ts';

/** The 4:3 box chosen in a picture, in shares of its width and height. */
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
/** Twice what the widest card shows. */
const largestWidth = 1600;
/** Boxes come from a finger on a small picture; what is off by this much is cut to the shape. */
const tolerance = 0.02;

/** Whether the box lies in the picture and has the shape of a thumbnail there. */
export function isThumbnailCrop(crop: Crop, picture: Size): boolean {
  const { x, y, width, height } = crop;
  if (![x, y, width, height].every((share) => Number.isFinite(share) && share >= 0 && share <= 1.0001))
    return false;
  if (width <= 0 || height <= 0 || x + width > 1.0001 || y + height > 1.0001) return false;
  const [wide, high] = [width * picture.width, height * picture.height];
  // A pixel more or less counts on a small picture.
  return Math.abs(wide / high / aspect - 1) <= Math.max(tolerance, 2 / Math.min(wide, high));
}

/** The largest box of that shape in the middle. */
export function middleCrop({ width, height }: Size): Crop {
  const wide = Math.min(1, (height * aspect) / width);
  const high = Math.min(1, width / aspect / height);
  return { x: (1 - wide) / 2, y: (1 - high) / 2, width: wide, height: high };
}

export interface CutThumbnail {
  readonly bytes: Buffer;
  readonly facts: Size & { readonly thumbhash: string };
}

/** A thumbnail of exactly 4:3, never larger than what it is cut from; of a moving picture the first one. */
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
    facts: { width: info.width, height: info.height, thumbhash: await thumbhashOf(sharp(data)) },
  };
}
