import { describe, expect, it } from 'vitest';
import { detectType, inspectFile, inspectImage, inspectMedia, mediaLimits, messages } from './inspect.ts';
import { box, tinyMp4, tinyWebm } from './testing.ts';

const ftyp = (brand: string, ...compatible: readonly string[]) =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${compatible.join('')}`, 'latin1')),
    Buffer.alloc(64),
  ]);
const png = Buffer.from('\x89PNG\r\n\x1a\n-----------------', 'latin1');

describe('the type of an upload', () => {
  it.each([
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'jpg'],
    ['a PNG', png, 'png'],
    ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
    ['a GIF', Buffer.from('GIF89a....'), 'gif'],
    ['an AVIF', ftyp('avif', 'mif1', 'miaf'), 'avif'],
    ['an AVIF under a general brand', ftyp('mif1', 'avif'), 'avif'],
    ['a HEIC', ftyp('heic', 'mif1'), 'heic'],
    ['an MP4', tinyMp4(2, 2), 'mp4'],
    ['an MP4 of a phone', ftyp('mp42', 'isom'), 'mp4'],
    ['a WebM', tinyWebm(2, 2), 'webm'],
    ['a PSD', Buffer.from('8BPS\x00\x01......'), 'PSD'],
    ['a ZIP', Buffer.from('PK\x03\x04......'), 'ZIP'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'PDF'],
    ['an old Illustrator file', Buffer.from('%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator'), 'AI'],
  ])('%s is known by its bytes', (_name, bytes, kind) => {
    expect(detectType(bytes)?.kind).toBe(kind);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<!doctype html>')],
    ['QuickTime', ftyp('qt  ', 'isom')],
    ['Matroska', Buffer.from('\x1a\x45\xdf\xa3\x42\x82\x88matroska', 'latin1')],
    ['TIFF', Buffer.from('II*\0........')],
    ['a program', Buffer.from('\x7fELF............')],
    ['one byte', Buffer.from([0xff])],
  ])('%s is none of ours', (_name, bytes) => {
    expect(detectType(bytes)).toBeUndefined();
  });

  it('is asked of the bytes, whatever the browser says', async () => {
    const lying = new File([Buffer.from('<svg/>')], 'picture.png', { type: 'image/png' });
    await expect(inspectImage(lying)).rejects.toMatchObject({
      code: 'InvalidImageInputError',
      message: messages.imageType,
    });
    await expect(inspectImage(new File([png], 'notes.txt', { type: 'text/plain' }))).resolves.toBe('png');
  });

  it('tells Illustrator from PDF by what Illustrator puts inside', async () => {
    const ai = Buffer.from('%PDF-1.6\n1 0 obj << /AIPrivateData1 2 0 R >>');
    await expect(inspectFile(ai)).resolves.toEqual({ family: 'file', kind: 'AI', extension: 'ai' });
    await expect(inspectFile(Buffer.from('%PDF-1.6\n'))).resolves.toMatchObject({ kind: 'PDF' });
    // Wherever it lies, across two pieces too.
    const late = Buffer.concat([Buffer.alloc(1024 * 1024 - 6, '%PDF-1.6 '), Buffer.from('/AIMetaData')]);
    await expect(inspectFile(late)).resolves.toMatchObject({ kind: 'AI' });
  });
});

describe('what is not taken', () => {
  const image = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);

  it('is answered in words that help', async () => {
    await expect(inspectImage(image(mediaLimits.imageBytes))).resolves.toBe('png');
    await expect(inspectImage(image(mediaLimits.imageBytes + 1))).rejects.toThrow(messages.imageBytes);
    await expect(inspectImage(tinyMp4(2, 2))).rejects.toThrow(messages.imageType);
    await expect(inspectMedia(Buffer.from('%PDF-1.7'))).rejects.toThrow(messages.mediaType);
    await expect(inspectImage(Buffer.alloc(0))).rejects.toThrow(messages.empty);
    await expect(inspectFile(png)).rejects.toMatchObject({
      code: 'ArgumentInvalidError',
      message: messages.fileType,
    });
  });

  it('includes a video that is too long, without reading it', async () => {
    class Long extends Blob {
      override get size() {
        return mediaLimits.videoBytes + 1;
      }
    }
    await expect(inspectMedia(new Long([new Uint8Array(tinyMp4(2, 2))]))).rejects.toThrow(
      messages.videoBytes,
    );
  });
});
