import { type Area, fitInto, type Size } from './cropMath.ts';
import { formatBytes } from './formatBytes.ts';

export const maxPictureBytes = 20 * 1024 * 1024;
const maxPixels = 50_000_000;
/** Longest side of the copy to crop from, and of the one on the screen. */
const workingSide = 3840;
const shownSide = 1600;

/** A picture to crop: upright, not larger than needed. */
export interface OpenedPicture extends Size {
  readonly url: string;
  readonly cut: (area: Area, size: Size) => Promise<Blob>;
  readonly close: () => void;
}

/** Why a file cannot be used, for the person. */
export class PictureRefused extends Error {
  /** This browser cannot draw it but the server can: it may be sent unchanged. */
  readonly sendable: boolean;

  constructor(message: string, sendable = false) {
    super(message);
    this.name = 'PictureRefused';
    this.sendable = sendable;
  }
}

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

/** From the first bytes: file names and types are unreliable. */
export function formatOf(bytes: Uint8Array): Format | null {
  const text = String.fromCharCode(...bytes.subarray(0, 16));
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg';
  if (text.startsWith('\u0089PNG\r\n')) return 'png';
  if (text.startsWith('GIF8')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return null;
  const brand = text.slice(8, 12);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand) ? 'heic' : null;
}

/**
 * Throws `PictureRefused`, where possible before decoding. `uncut`: a picture this browser cannot draw may be
 * sent whole.
 */
export async function openPicture(file: Blob, least: Size, uncut: boolean): Promise<OpenedPicture> {
  if (file.size > maxPictureBytes) {
    throw new PictureRefused(
      `この画像は${formatBytes(file.size)}です。${formatBytes(maxPictureBytes)}までの画像を選んでください。`,
    );
  }
  const format = formatOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (format === null) {
    throw new PictureRefused(
      '画像として読めないファイルです。JPEG、PNG、WebP、AVIF、GIF、HEICのどれかを選んでください。',
    );
  }
  const whole = await decode(file, format, uncut);
  const problem = sizeProblem(whole, least);
  if (problem !== null) {
    whole.close();
    throw new PictureRefused(problem);
  }
  return prepare(file, whole);
}

export function sizeProblem(size: Size, least: Size): string | null {
  if (size.width * size.height > maxPixels) {
    return `この画像は${size.width}×${size.height}ピクセルです。5,000万画素までの画像を選んでください。`;
  }
  if (size.width < least.width || size.height < least.height) {
    return `この画像は${size.width}×${size.height}ピクセルです。${least.width}×${least.height}ピクセル以上の画像を選んでください。`;
  }
  return null;
}

async function decode(file: Blob, format: Format, uncut: boolean): Promise<ImageBitmap> {
  try {
    // Decodes off the main thread and applies the camera's orientation.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    if (format === 'heic') {
      throw new PictureRefused(
        uncut
          ? 'このブラウザーでは、HEICの画像を切り抜けません。そのまま送ると、中央が使われます。'
          : 'このブラウザーでは、HEICの画像を開けません。JPEGかPNGにして選んでください。',
        uncut,
      );
    }
    throw new PictureRefused('画像が壊れているようで、開けませんでした。別の画像を選んでください。');
  }
}

async function prepare(file: Blob, whole: ImageBitmap): Promise<OpenedPicture> {
  const size = fitInto(whole, workingSide);
  const smaller = size.width < whole.width || size.height < whole.height;
  let bitmap = whole;
  if (smaller) {
    bitmap = await createImageBitmap(whole, {
      resizeWidth: size.width,
      resizeHeight: size.height,
      resizeQuality: 'high',
    });
    whole.close();
  }
  // Fifty megapixels would stutter while moving.
  const large = Math.max(size.width, size.height) > shownSide;
  const shown = large ? await draw(bitmap, { x: 0, y: 0, ...size }, fitInto(size, shownSide)) : file;
  const url = URL.createObjectURL(shown);
  return {
    ...size,
    url,
    cut: (area, target) => draw(bitmap, area, target),
    close: () => {
      URL.revokeObjectURL(url);
      bitmap.close();
    },
  };
}

async function draw(bitmap: ImageBitmap, area: Area, size: Size): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureRefused('画像を切り抜けませんでした。もう一度お試しください。');
  context.imageSmoothingQuality = 'high';
  const paint = (): void =>
    context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  paint();
  const webp = await encode(canvas, 'image/webp', 0.9);
  if (webp?.type === 'image/webp') return webp;
  // Safari writes no WebP, and JPEG has no transparency: white instead of black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  const jpeg = await encode(canvas, 'image/jpeg', 0.9);
  if (jpeg === null) throw new PictureRefused('画像を切り抜けませんでした。もう一度お試しください。');
  return jpeg;
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}
