import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { box, tinyMp4, tinyWebm } from '../../server/modules/media/testing.ts';
import { root } from './app.ts';

/** As a file chooser gives it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** What must become of a file. */
export type Fate =
  | { readonly width: number; readonly height: number; readonly frames?: number; readonly quartered?: true }
  /** The refusal's text. */
  | { readonly refused: RegExp };

export interface Specimen {
  readonly file: ChosenFile;
  readonly fate: Fate;
}

/** Hidden in the metadata of the files; must not appear in anything the server stores. */
export const hidden = 'Aoi-no-himitsu';

const unknown = /を選んでください。$/;
const broken = /^画像を読み取れませんでした。/;
const brokenFilm = /^動画を読み取れませんでした。/;
const tooManyPixels = /^画像は5,000万画素までです。/;

const plain = (width: number, height: number, background = '#22379B'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

export async function plainPng(
  name: string,
  width: number,
  height: number,
  background: string,
): Promise<ChosenFile> {
  return { name, mimeType: 'image/png', buffer: await plain(width, height, background).png().toBuffer() };
}

/** Red, green, blue and white, from top left to bottom right, so that any rotation shows. */
function quarters(width: number, height: number): Promise<Buffer> {
  const [left, top] = [Math.floor(width / 2), Math.floor(height / 2)];
  const part = (fill: string, x: number, y: number, w: number, h: number) =>
    `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}"/>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    part('#f00', 0, 0, left, top),
    part('#0f0', left, 0, width - left, top),
    part('#00f', 0, top, left, height - top),
    part('#fff', left, top, width - left, height - top),
    '</svg>',
  ].join('');
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

/** An upright picture stored as a turned camera does; its EXIF orientation undoes it. */
async function laidDown(upright: Buffer, orientation: number): Promise<Sharp> {
  const turned = async (degrees: number) => sharp(await sharp(upright).rotate(degrees).png().toBuffer());
  switch (orientation) {
    case 2:
      return sharp(upright).flop();
    case 3:
      return turned(180);
    case 4:
      return sharp(upright).flip();
    case 5:
      return (await turned(90)).flop();
    case 6:
      return turned(270);
    case 7:
      return (await turned(90)).flip();
    case 8:
      return turned(90);
    default:
      return sharp(upright);
  }
}

const noted = {
  IFD0: { Copyright: hidden, Artist: hidden },
  IFD3: { GPSLatitude: '35/1 41/1 0/1', GPSLatitudeRef: 'N' },
};

const sizes = [
  [64, 48],
  [48, 90],
  [120, 33],
  [81, 81],
] as const;

/** Files of one kind, made on demand. */
type Kind = AsyncGenerator<Specimen>;

const made = async (
  name: string,
  mimeType: string,
  bytes: Promise<Buffer> | Buffer,
  fate: Fate,
): Promise<Specimen> => ({ file: { name, mimeType, buffer: await bytes }, fate });

/** From cameras: all eight orientations, with place and owner in the metadata. */
async function* fromCameras(): Kind {
  for (const [width, height] of sizes) {
    const upright = await quarters(width, height);
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const camera = (await laidDown(upright, orientation)).withExif(noted).withMetadata({ orientation });
      const bytes = camera.jpeg({ quality: 95 }).toBuffer();
      const fate = { width, height, quartered: true } as const;
      yield made(`DSC_${width}_${orientation}.JPG`, 'image/jpeg', bytes, fate);
    }
  }
}

/** Every still format people use. */
async function* stills(): Kind {
  for (const [width, height] of sizes) {
    const upright = await quarters(width, height);
    const colour = () => sharp(upright).withExif(noted);
    const clear = () =>
      sharp({ create: { width, height, channels: 4, background: { r: 34, g: 55, b: 155, alpha: 0.4 } } });
    const exact = { width, height, quartered: true } as const;
    const shape = { width, height };
    yield made('漸進.jpg', 'image/jpeg', colour().jpeg({ progressive: true, quality: 95 }).toBuffer(), exact);
    yield made('灰.jpg', 'image/jpeg', colour().grayscale().jpeg().toBuffer(), shape);
    yield made('印刷用 CMYK.jpg', 'image/jpeg', colour().toColourspace('cmyk').jpeg().toBuffer(), shape);
    yield made('粗い.jpg', 'image/jpeg', colour().jpeg({ quality: 1 }).toBuffer(), shape);
    yield made('広色域.jpg', 'image/jpeg', colour().withIccProfile('p3').jpeg().toBuffer(), shape);
    yield made('色.png', 'image/png', colour().png().toBuffer(), exact);
    yield made('段階.png', 'image/png', colour().png({ progressive: true }).toBuffer(), exact);
    yield made('限られた色.png', 'image/png', colour().png({ palette: true, colours: 8 }).toBuffer(), exact);
    yield made('十六ビット.png', 'image/png', colour().toColourspace('rgb16').png().toBuffer(), exact);
    yield made('灰.png', 'image/png', colour().grayscale().toColourspace('b-w').png().toBuffer(), shape);
    yield made('透ける.png', 'image/png', clear().png().toBuffer(), shape);
    yield made('色.webp', 'image/webp', colour().webp({ quality: 95 }).toBuffer(), exact);
    yield made('無劣化.webp', 'image/webp', colour().webp({ lossless: true }).toBuffer(), exact);
    yield made('透ける.webp', 'image/webp', clear().webp().toBuffer(), shape);
    yield made('色.avif', 'image/avif', colour().avif({ effort: 0, quality: 90 }).toBuffer(), exact);
    yield made('透ける.avif', 'image/avif', clear().avif({ effort: 0 }).toBuffer(), shape);
    yield made('色.gif', 'image/gif', colour().gif().toBuffer(), exact);
  }
}

async function frames(count: number, width: number, height: number): Promise<Sharp> {
  const all = Array.from({ length: count }, (_, index) =>
    plain(width, height, `rgb(${index * 20},${255 - index * 20},90)`)
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(all), { join: { animated: true } });
}

async function* moving(): Kind {
  for (const count of [2, 3, 12]) {
    for (const [width, height] of [
      [40, 30],
      [25, 60],
    ] as const) {
      const fate = { width, height, frames: count };
      const each = { loop: 0, delay: Array.from({ length: count }, () => 80) };
      const gif = (await frames(count, width, height)).gif(each).toBuffer();
      const webp = (await frames(count, width, height)).webp(each).toBuffer();
      yield made(`動く${count}.gif`, 'image/gif', gif, fate);
      yield made(`動く${count}.webp`, 'image/webp', webp, fate);
    }
  }
}

/** From a single pixel to too large. */
async function* extremes(): Kind {
  for (const [width, height] of [
    [1, 1],
    [1, 4_000],
    [8_000, 3],
    [16_383, 2],
  ] as const) {
    yield made('細.png', 'image/png', plain(width, height).png().toBuffer(), { width, height });
    yield made('細.jpg', 'image/jpeg', plain(width, height).jpeg().toBuffer(), { width, height });
    yield made('細.webp', 'image/webp', plain(width, height).webp().toBuffer(), { width, height });
    yield made('細.gif', 'image/gif', plain(width, height).gif().toBuffer(), { width, height });
  }
  yield made('帯.png', 'image/png', plain(30_000, 2).png().toBuffer(), { width: 30_000, height: 2 });
  const many = sharp({
    create: { width: 8_000, height: 6_400, channels: 3, background: '#fff' },
    limitInputPixels: false,
  });
  const refused = { refused: tooManyPixels };
  yield made('五千百万画素.png', 'image/png', many.png({ compressionLevel: 9 }).toBuffer(), refused);
  const claims = await plain(64, 64).png().toBuffer();
  claims.writeUInt32BE(100_000, 16);
  claims.writeUInt32BE(100_000, 20);
  yield made('大きいと言う.png', 'image/png', claims, {
    refused: /^画像(は5,000万画素まで|を読み取れません)/,
  });
  const screen = await plain(8, 8).gif().toBuffer();
  screen.writeUInt16LE(60_000, 6);
  screen.writeUInt16LE(60_000, 8);
  // A GIF's screen size is often wrong, so readers use its frames.
  yield made('大きいと言う.gif', 'image/gif', screen, { width: 8, height: 8 });
  const heavy = Buffer.concat([await plain(64, 48).jpeg().toBuffer(), Buffer.alloc(21 * 1024 * 1024)]);
  yield made('重い.jpg', 'image/jpeg', heavy, { refused: /^画像は20MBまでです。/ });
}

/** Name and MIME type differ from the bytes; the bytes count. */
async function* renamed(): Kind {
  const [width, height] = [64, 48];
  const upright = await quarters(width, height);
  const exact = { width, height, quartered: true } as const;
  for (const [name, mimeType] of [
    ['写真.jpg', 'image/jpeg'],
    ['写真.heic', 'image/heic'],
    ['写真.mp4', 'video/mp4'],
    ['写真', ''],
  ] as const) {
    yield made(name, mimeType, upright, exact);
    yield made(name, mimeType, sharp(upright).webp({ quality: 95 }).toBuffer(), exact);
    yield made(name, mimeType, sharp(upright).gif().toBuffer(), exact);
  }
  const tail = Buffer.from(`<?php system($_GET[0]); ?><script>alert("${hidden}")</script>`);
  for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
    const whole = await sharp(upright).toFormat(format).toBuffer();
    yield made(`尾のある.${format}`, `image/${format}`, Buffer.concat([whole, tail]), { width, height });
  }
}

const text = (content: string) => Buffer.from(content);
const bytes = (content: string) => Buffer.from(content, 'latin1');

/** Not pictures at all, whatever their names. */
async function* strangers(): Kind {
  const refused = { refused: unknown };
  const page = '<!doctype html><title>x</title><script>alert(1)</script>';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  yield made('メモ.png', 'image/png', text('これは画像ではありません。'), refused);
  yield made('図.svg', 'image/svg+xml', text(drawing), refused);
  yield made('図.png', 'image/png', text(`<?xml version="1.0"?>${drawing}`), refused);
  yield made('頁.jpg', 'image/jpeg', text(page), refused);
  yield made('書類.jpg', 'image/jpeg', text('%PDF-1.7\n1 0 obj<<>>endobj'), refused);
  yield made('書庫.png', 'image/png', bytes('PK\x03\x04\x14\x00\x00\x00'), refused);
  yield made('原稿.psd', 'image/vnd.adobe.photoshop', bytes('8BPS\x00\x01'), refused);
  yield made('道具.jpg', 'image/jpeg', bytes('MZ\x90\x00\x03\x00'), refused);
  yield made('絵.bmp', 'image/bmp', bytes('BM\x46\x00\x00\x00'), refused);
  yield made('絵.ico', 'image/x-icon', bytes('\x00\x00\x01\x00\x01\x00'), refused);
  yield made('走査.tiff', 'image/tiff', plain(64, 48).tiff().toBuffer(), refused);
  yield made('歌.mp3', 'audio/mpeg', bytes('ID3\x03\x00\x00'), refused);
  yield made('値.png', 'image/png', text('{"a":1}'), refused);
  yield made('題.png', 'image/png', text('RIFF0000WAVEfmt '), refused);
  yield made('一字.png', 'image/png', text('a'), refused);
  yield made('闇.jpg', 'image/jpeg', Buffer.alloc(5_000, 0), refused);
  yield made('雑音.jpg', 'image/jpeg', Buffer.alloc(5_000, '\x5a\xa5\x13'), refused);
  yield made('QuickTime.mov', 'video/quicktime', box('ftyp', bytes('qt  \x00\x00\x00\x00qt  ')), refused);
  yield made('空.jpg', 'image/jpeg', Buffer.alloc(0), { refused: /^ファイルが空です。/ });
  yield made('空.mp4', 'video/mp4', Buffer.alloc(0), { refused: /^ファイルが空です。/ });
}

/** Truncated files. */
async function* brokenOff(): Kind {
  const upright = await quarters(200, 160);
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    const whole = await sharp(upright).toFormat(format).toBuffer();
    for (const share of [0.1, 0.5, 0.8]) {
      const part = whole.subarray(0, Math.max(16, Math.floor(whole.byteLength * share)));
      yield made(`途中.${format}`, `image/${format}`, part, { refused: broken });
    }
    const junk = Buffer.concat([whole.subarray(0, 16), Buffer.alloc(400, '\x5a\xa5\x13')]);
    yield made(`頭だけ.${format}`, `image/${format}`, junk, { refused: broken });
  }
}

async function* fromPhones(): Kind {
  const whole = await readFile(path.join(root, 'server/adapters/heic/testing/redAndBlue.heic'));
  const unreadable = { refused: /^このHEIC画像は変換できませんでした。/ };
  yield made('IMG_0001.HEIC', 'image/heic', whole, { width: 48, height: 32 });
  yield made('IMG_0002.jpg', 'image/jpeg', whole, { width: 48, height: 32 });
  yield made('IMG_0003.HEIC', 'image/heic', whole.subarray(0, 120), unreadable);
  yield made('IMG_0004.HEIC', 'image/heic', whole.subarray(0, whole.byteLength - 200), unreadable);
}

async function* films(): Kind {
  const place = hidden;
  const mp4 = tinyMp4(1920, 1080, { place });
  yield made('映像.mp4', 'video/mp4', mp4, { width: 1920, height: 1080 });
  yield made('縦の映像.mp4', 'video/mp4', tinyMp4(1920, 1080, { turned: true, place }), {
    width: 1080,
    height: 1920,
  });
  yield made('映像.webm', 'video/webm', tinyWebm(640, 360), { width: 640, height: 360 });
  yield made('映像.jpg', 'image/jpeg', tinyMp4(640, 360, { place }), { width: 640, height: 360 });
  yield made('途中.mp4', 'video/mp4', mp4.subarray(0, 50), { refused: brokenFilm });
  yield made('表のない.mp4', 'video/mp4', mp4.subarray(0, -400), { refused: brokenFilm });
  yield made('大きさのない.webm', 'video/webm', tinyWebm(0, 0), { refused: brokenFilm });
}

/** About two hundred files of every kind that people have, or send on purpose. */
export async function* specimens(): Kind {
  for (const kind of [
    fromCameras,
    stills,
    moving,
    renamed,
    strangers,
    brokenOff,
    fromPhones,
    films,
    extremes,
  ])
    yield* kind();
}

/** In the order of the names. */
export async function specimensNamed(...names: readonly string[]): Promise<Specimen[]> {
  const found = new Map<string, Specimen>();
  for await (const specimen of specimens()) {
    const { name } = specimen.file;
    if (names.includes(name) && !found.has(name)) found.set(name, specimen);
    if (found.size === names.length) break;
  }
  return names.flatMap((name) => found.get(name) ?? []);
}
