import { DomainError } from '../../lib/request/errors.ts';
import type { MediaExtension } from './fileTypes.ts';

/** The browser's name and type are ignored. */
export type Upload = Uint8Array | Blob;

export type FileType = 'AI' | 'PDF' | 'PSD' | 'ZIP';
export type ImageKind = 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic';
export type VideoKind = 'mp4' | 'webm';
export type Detected =
  | { readonly family: 'image'; readonly kind: ImageKind }
  | { readonly family: 'video'; readonly kind: VideoKind }
  | { readonly family: 'file'; readonly kind: FileType; readonly extension: MediaExtension };

const megabyte = 1024 * 1024;

export const mediaLimits = {
  imageBytes: 20 * megabyte,
  imagePixels: 50_000_000,
  /** Width and height, as limited in the table. */
  imageSide: 50_000,
  /** All frames of an animation. */
  animationPixels: 200_000_000,
  videoBytes: 200 * megabyte,
  fileBytes: 100 * megabyte,
  /** Per account; equal bytes count once. */
  accountBytes: 5 * 1024 * megabyte,
} as const;

export const messages = {
  imageType: '画像はJPEG・PNG・WebP・AVIF・GIF・HEICのいずれかを選んでください。',
  mediaType: '画像(JPEG・PNG・WebP・AVIF・GIF・HEIC)か動画(MP4・WebM)を選んでください。',
  fileType: 'ファイルはAI・PDF・PSD・ZIPのいずれかを選んでください。',
  imageBytes: '画像は20MBまでです。サイズを小さくしてからお選びください。',
  imagePixels: '画像は5,000万画素までです。縦横を小さくしてからお選びください。',
  imageSide: '画像の縦と横は、それぞれ50,000ピクセルまでです。小さくしてからお選びください。',
  videoBytes: '動画は200MBまでです。短くするか、画質を下げてからお選びください。',
  fileBytes: 'ファイルは100MBまでです。',
  accountBytes:
    '保存できるのは、あわせて5GBまでです。使わない作品や画像を削除してから、もう一度お試しください。',
  empty: 'ファイルが空です。もう一度お選びください。',
  broken: '画像を読み取れませんでした。ファイルが壊れていないかご確認ください。',
  brokenVideo: '動画を読み取れませんでした。ファイルが壊れていないかご確認ください。',
  heic: 'このHEIC画像は変換できませんでした。JPEGかPNGに書き出してからお選びください。',
  unsafe: 'このファイルから危険なプログラムが見つかったため、受け取れません。',
  notScanned: '現在ファイルの安全を確認できません。少し待ってからもう一度お試しください。',
  busy: '画像の処理が混み合っています。少し待ってからもう一度お試しください。',
} as const;

export const invalidMedia = (message: string) => new DomainError('InvalidImageInputError', message);

export function sizeOf(upload: Upload): number {
  return upload instanceof Blob ? upload.size : upload.byteLength;
}

export async function slice(upload: Upload, start: number, end: number): Promise<Buffer> {
  if (upload instanceof Blob) return Buffer.from(await upload.slice(start, end).arrayBuffer());
  return Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength).subarray(start, end);
}

/** Throws for an unsuitable upload. */
export async function inspectImage(upload: Upload): Promise<ImageKind> {
  const found = await detect(upload);
  if (found?.family !== 'image') throw invalidMedia(messages.imageType);
  requireSize(upload, mediaLimits.imageBytes, messages.imageBytes);
  return found.kind;
}

/** Throws for an unsuitable upload. */
export async function inspectMedia(upload: Upload): Promise<Exclude<Detected, { family: 'file' }>> {
  const found = await detect(upload);
  if (!found || found.family === 'file') throw invalidMedia(messages.mediaType);
  if (found.family === 'image') requireSize(upload, mediaLimits.imageBytes, messages.imageBytes);
  else requireSize(upload, mediaLimits.videoBytes, messages.videoBytes);
  return found;
}

/** Throws for an unsuitable chat file. Stored as it is, never unpacked. */
export async function inspectFile(upload: Upload): Promise<Extract<Detected, { family: 'file' }>> {
  const found = await detect(upload);
  if (found?.family !== 'file') throw new DomainError('ArgumentInvalidError', messages.fileType);
  if (sizeOf(upload) > mediaLimits.fileBytes)
    throw new DomainError('ArgumentInvalidError', messages.fileBytes);
  if (found.kind === 'PDF' && (await isIllustrator(upload)))
    return { family: 'file', kind: 'AI', extension: 'ai' };
  return found;
}

function requireSize(upload: Upload, limit: number, message: string): void {
  if (sizeOf(upload) > limit) throw invalidMedia(message);
}

async function detect(upload: Upload): Promise<Detected | undefined> {
  if (sizeOf(upload) === 0) throw invalidMedia(messages.empty);
  return detectType(await slice(upload, 0, 4096));
}

/** From the first bytes. SVG is not allowed. */
export function detectType(head: Buffer): Detected | undefined {
  const text = (start: number, end: number) => head.toString('latin1', start, end);
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return { family: 'image', kind: 'jpg' };
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return { family: 'image', kind: 'png' };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return { family: 'image', kind: 'webp' };
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return { family: 'image', kind: 'gif' };
  if (text(4, 8) === 'ftyp') return detectBox(head);
  if (head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3) {
    return text(0, 128).includes('webm') ? { family: 'video', kind: 'webm' } : undefined;
  }
  if (text(0, 4) === '8BPS') return { family: 'file', kind: 'PSD', extension: 'psd' };
  if (text(0, 4) === 'PK\x03\x04' || text(0, 4) === 'PK\x05\x06')
    return { family: 'file', kind: 'ZIP', extension: 'zip' };
  if (text(0, 1024).includes('%PDF-')) return { family: 'file', kind: 'PDF', extension: 'pdf' };
  if (text(0, 10) === '%!PS-Adobe' && text(0, 4096).includes('Illustrator')) {
    return { family: 'file', kind: 'AI', extension: 'ai' };
  }
  return undefined;
}

const avifBrands = new Set(['avif', 'avis']);
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const mp4Brands = /^(iso[m2-9]|mp4[12]|avc1|M4V |M4VP|dash|MSNV|f4v )$/;

/** AVIF, HEIC and MP4 differ in their brands: the main one first, then compatible ones. */
function detectBox(head: Buffer): Detected | undefined {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  if (brands.some((brand) => avifBrands.has(brand))) return { family: 'image', kind: 'avif' };
  const main = brands[0] ?? '';
  if (heicBrands.has(main)) return { family: 'image', kind: 'heic' };
  if (main !== 'qt  ' && brands.some((brand) => mp4Brands.test(brand)))
    return { family: 'video', kind: 'mp4' };
  return undefined;
}

/** Illustrator saves a PDF with private data inside. */
async function isIllustrator(upload: Upload): Promise<boolean> {
  const names = ['/AIPrivateData', '/AIMetaData'];
  // In overlapping pieces, as a name may lie across two.
  const overlap = 32;
  for (let at = 0; at < sizeOf(upload); at += megabyte) {
    const piece = await slice(upload, Math.max(at - overlap, 0), at + megabyte);
    if (names.some((name) => piece.includes(name))) return true;
  }
  return false;
}
