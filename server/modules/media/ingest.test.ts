import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import { beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../lib/dates/clock.ts';
import { createIngest, type IngestOptions } from './ingest.ts';
import { messages, sizeOf } from './inspect.ts';
import type { Upload } from './inspect.ts';
import { box, filmOf, memoryStorage, tinyMp4, tinyWebm, track, words } from './testing.ts';

const clock = testClock('2026-04-01T00:00:00Z');
const unreadable = () => Promise.reject(new Error('No decoder reads it.'));
const setUp = (options: Partial<IngestOptions> = {}) => {
  const storage = memoryStorage();
  const ingest = createIngest({ storage, clock, decodeHeic: unreadable, ...options });
  const stored = (key: string) => storage.objects.get(key) ?? Buffer.alloc(0);
  return { ingest, storage, stored };
};

const plain = (width: number, height: number, background = '#22379B') =>
  sharp({ create: { width, height, channels: 3, background } });
const frames = async (count: number) =>
  sharp(
    await Promise.all(
      Array.from({ length: count }, (_, index) =>
        plain(40, 30, `rgb(${index * 60},0,0)`)
          .png()
          .toBuffer(),
      ),
    ),
    {
      join: { animated: true },
    },
  );
/** A picture as a camera writes it: lying, with the turn and the place noted. */
const fromCamera = () =>
  plain(40, 20)
    .withExif({ IFD0: { Copyright: 'Aoi' }, IFD3: { GPSLatitude: '35/1 41/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe('a picture', () => {
  it('is made anew, upright, without what the camera noted', async () => {
    const { ingest, stored } = setUp();
    const camera = await fromCamera();
    expect((await sharp(camera).metadata()).orientation).toBe(6);
    const media = await ingest.image(camera);
    expect(media).toMatchObject({ mediaType: 'IMAGE', contentType: 'image/jpeg', width: 20, height: 40 });
    const bytes = stored(media.key);
    expect(media.size).toBe(bytes.byteLength);
    const metadata = await sharp(bytes).metadata();
    expect([metadata.width, metadata.height, metadata.orientation, metadata.exif]).toEqual([
      20,
      40,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('Aoi')).toBe(false);
  });

  it('carries nothing along that was hung onto it', async () => {
    const { ingest, stored } = setUp();
    const payload = '<?php system($_GET[0]); ?><script>alert(1)</script>';
    const media = await ingest.image(
      Buffer.concat([await plain(10, 10).png().toBuffer(), Buffer.from(payload)]),
    );
    expect(stored(media.key).includes('script')).toBe(false);
  });

  it('has a placeholder of its shape and colour', async () => {
    const { ingest } = setUp();
    const { thumbhash } = await ingest.image(await plain(800, 400, '#C2371B').webp().toBuffer());
    const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash ?? '', 'base64'));
    expect(w).toBeGreaterThan(h);
    expect(rgba[0]).toBeGreaterThan(rgba[2] ?? 255);
    expect(thumbhash?.length).toBeLessThan(40);
  });

  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'webp'],
    ['gif', 'png'],
  ] as const)('that is %s is kept as %s', async (format, extension) => {
    const { ingest } = setUp();
    const media = await ingest.image(
      new Blob([new Uint8Array(await plain(64, 48).toFormat(format).toBuffer())]),
    );
    expect(media.key.endsWith(`.${extension}`)).toBe(true);
    expect([media.width, media.height]).toEqual([64, 48]);
  });

  it.each(['gif', 'webp'] as const)('that moves (%s) goes on moving', async (format) => {
    const { ingest, stored } = setUp();
    const moving = await (await frames(3)).toFormat(format, { loop: 0, delay: [100, 100, 100] }).toBuffer();
    const media = await ingest.image(moving);
    expect(media.key.endsWith(format)).toBe(true);
    expect([media.width, media.height]).toEqual([40, 30]);
    expect((await sharp(stored(media.key)).metadata()).pages).toBe(3);
  });

  it.each([
    [1, 1_000_000],
    [50_001, 1],
  ])('is refused when it is a line of %i × %i pixels', async (width, height) => {
    const { ingest, storage } = setUp();
    await expect(ingest.image(await plain(width, height).png().toBuffer())).rejects.toMatchObject({
      code: 'InvalidImageInputError',
      message: messages.imageSide,
    });
    expect(storage.objects.size).toBe(0);
  });

  it('is refused when it is broken', async () => {
    const { ingest, storage } = setUp();
    const whole = await plain(200, 200).jpeg().toBuffer();
    await expect(ingest.image(whole.subarray(0, 300))).rejects.toMatchObject({
      code: 'InvalidImageInputError',
      message: messages.broken,
    });
    await expect(ingest.image(Buffer.from('\x89PNG\r\n\x1a\njunk', 'latin1'))).rejects.toThrow(
      messages.broken,
    );
    expect(storage.objects.size).toBe(0);
  });

  it('is refused when it is small outside and huge inside', async () => {
    const { ingest } = setUp();
    // 64 megapixels in some kilobytes.
    const bomb = await sharp({
      create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    await expect(ingest.image(bomb)).rejects.toMatchObject({
      code: 'InvalidImageInputError',
      message: messages.imagePixels,
    });
  });
});

describe('a HEIC picture', () => {
  const heic = Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1')), Buffer.alloc(64)]);

  it('is refused with a way out when it cannot be read', async () => {
    const { ingest } = setUp({ decodeHeic: unreadable });
    await expect(ingest.image(heic)).rejects.toMatchObject({
      code: 'InvalidImageInputError',
      message: messages.heic,
    });
  });

  it('is refused when it has too many pixels', async () => {
    const { ingest } = setUp({ decodeHeic: async () => undefined });
    await expect(ingest.image(heic)).rejects.toMatchObject({
      code: 'InvalidImageInputError',
      message: messages.imagePixels,
    });
  });

  it('becomes a JPEG', async () => {
    const pixels = { width: 6, height: 4, data: new Uint8Array(6 * 4 * 4).fill(200) };
    const { ingest } = setUp({ decodeHeic: async () => pixels });
    expect(await ingest.image(heic)).toMatchObject({ contentType: 'image/jpeg', width: 6, height: 4 });
  });
});

describe('a video', () => {
  it('is kept with its size and without its place', async () => {
    const { ingest, stored } = setUp();
    const video = tinyMp4(1920, 1080, { place: '+35.6895+139.6917/' });
    const media = await ingest.media(new Blob([new Uint8Array(video)]));
    expect(media).toMatchObject({
      mediaType: 'VIDEO',
      contentType: 'video/mp4',
      width: 1920,
      height: 1080,
      thumbhash: null,
    });
    const bytes = stored(media.key);
    expect(bytes.byteLength).toBe(video.byteLength);
    expect(bytes.includes('139.69')).toBe(false);
    expect(bytes.includes('udta')).toBe(false);
    expect(bytes.subarray(0, 100_000).equals(video.subarray(0, 100_000))).toBe(true);
  });

  it('is kept without what stands beside its tables, on either side of them', async () => {
    const { ingest, stored } = setUp();
    const film = tinyMp4(1920, 1080);
    const xmp = Buffer.from('<x:xmpmeta>Tokyo, 2026</x:xmpmeta>');
    const id = Buffer.alloc(16, 0xbe);
    /** Its length in 64 bits. */
    const long = Buffer.concat([Buffer.alloc(16), xmp]);
    long.writeUInt32BE(1, 0);
    long.write('uuid', 4, 'latin1');
    long.writeBigUInt64BE(BigInt(long.byteLength), 8);
    const uuid = box('uuid', id, xmp);
    const before = [uuid, long, box('meta', xmp)];
    const whole = Buffer.concat([film.subarray(0, 32), ...before, film.subarray(32), uuid, box('udta', xmp)]);
    const bytes = stored((await ingest.media(whole)).key);
    expect(bytes.byteLength).toBe(whole.byteLength);
    for (const word of ['xmpmeta', 'Tokyo', 'uuid', 'udta', 'meta'])
      expect(bytes.includes(word), word).toBe(false);
    expect(bytes.readBigUInt64BE(32 + uuid.byteLength + 8)).toBe(BigInt(long.byteLength));
    expect(await ingest.media(bytes), 'it is a film still').toMatchObject({ width: 1920, height: 1080 });
  });

  it('is kept without the notes that a camera writes along, wherever they lie among the frames', async () => {
    const { ingest, stored } = setUp();
    const shown = Buffer.alloc(40, 'frames');
    const note = (text: string) => Buffer.from(text.padEnd(20));
    const mdat = [
      shown,
      note('GPS5 35.1 139.1'),
      note('GPS5 35.2 139.2'),
      shown,
      note('GPS5 35.3 139.3'),
      note('dash 35.4 139.4'),
      note('GPS(139.5,35.5,3)'),
      note('字幕'),
    ];
    const from = (index: number) => 40 + Buffer.concat(mdat.slice(0, index)).byteLength;
    const bytes = filmOf(mdat, [
      track('vide', 1, [from(0), from(3)], words(0, 40, 2)),
      // Two chunks: one of two samples, one of one.
      track('meta', 2, [from(1), from(4)], words(0, 0, 3, 20, 20, 20), words(0, 2, 1, 2, 1, 2, 1, 1)),
      track('text', 3, [from(6)], words(0, 20, 1)),
      track('sbtl', 4, [from(7)], words(0, 20, 1)),
      box('udta', box('loci', Buffer.from('35.6 139.6'))),
      box('gps ', words(0, 1, from(5), 20)),
      box('meta', box('keys', Buffer.from('mdtacom.apple.quicktime.location.ISO6709 35.7'))),
    ]);
    const kept = stored((await ingest.media(bytes)).key);
    expect(kept.byteLength).toBe(bytes.byteLength);
    expect(kept.toString('latin1')).not.toMatch(/35\.\d|GPS|gpmd|ISO6709|loci/u);
    expect(kept.subarray(from(0), from(1)).equals(shown)).toBe(true);
    expect(kept.subarray(from(3), from(4)).equals(shown)).toBe(true);
    expect(kept.includes('字幕'), 'subtitles that tell no place').toBe(true);
    expect(await ingest.media(kept), 'it is a film still').toMatchObject({ width: 640, height: 360 });
  });

  it('is kept without them in fragments too', async () => {
    const { ingest, stored } = setUp();
    const shown = Buffer.alloc(40, 'frames');
    const head = filmOf([], [track('vide', 1, []), track('camm', 2, [])]);
    const fragment = (...trafs: readonly Buffer[]) => box('moof', box('mfhd', words(0, 1)), ...trafs);
    const traf = (id: number, size: number, offset: number) =>
      box('traf', box('tfhd', words(0x2_0010, id, size)), box('trun', words(1, 1, offset)));
    const { byteLength } = fragment(traf(1, 40, 0), traf(2, 14, 0));
    const moof = fragment(traf(1, 40, byteLength + 8), traf(2, 14, byteLength + 48));
    const bytes = Buffer.concat([head, moof, box('mdat', shown, Buffer.from('camm 35.8 139'))]);
    const kept = stored((await ingest.media(bytes)).key);
    expect(kept.includes('35.8')).toBe(false);
    expect(kept.includes(shown)).toBe(true);
    expect(kept.byteLength).toBe(bytes.byteLength);
  });

  it('whose tables promise more than there is, is looked at in no time', async () => {
    const { ingest } = setUp();
    const most = 0xffff_ffff;
    const chunks = Array.from({ length: 20_000 }, () => 40);
    const bytes = filmOf(
      [Buffer.alloc(40)],
      [track('vide', 1, []), track('meta', 2, chunks, words(0, 0, most, ...chunks), words(0, 1, 1, most, 1))],
    );
    expect(await ingest.media(bytes)).toMatchObject({ width: 640, height: 360 });
  });

  it('that breaks off in the middle of its frames is kept', async () => {
    const { ingest } = setUp();
    const film = tinyMp4(640, 360);
    const moov = film.indexOf('moov') - 4;
    const cut = Buffer.concat([film.subarray(0, 32), film.subarray(moov), film.subarray(32, 5_000)]);
    expect(await ingest.media(cut)).toMatchObject({ width: 640, height: 360 });
  });

  it('that was filmed upright is upright', async () => {
    const { ingest } = setUp();
    expect(await ingest.media(tinyMp4(1920, 1080, { turned: true }))).toMatchObject({
      width: 1080,
      height: 1920,
    });
  });

  it('may be WebM', async () => {
    const { ingest } = setUp();
    expect(await ingest.media(tinyWebm(640, 360))).toMatchObject({
      contentType: 'video/webm',
      width: 640,
      height: 360,
    });
  });

  it('is refused when its tables are broken', async () => {
    const { ingest } = setUp();
    const whole = tinyMp4(1920, 1080);
    for (const broken of [
      whole.subarray(0, 50),
      whole.subarray(0, -60),
      tinyMp4(0, 0),
      tinyWebm(0, 0),
      tinyWebm(10, 10).subarray(0, 20),
    ]) {
      await expect(ingest.media(broken)).rejects.toMatchObject({
        code: 'InvalidImageInputError',
        message: messages.brokenVideo,
      });
    }
  });
});

describe('a chat file', () => {
  let answer: unknown;
  beforeAll(async () => {
    answer = await setUp().ingest.file(new File([Buffer.from('PK\x03\x04 whatever')], '資料.zip'));
  });

  it('is kept as it is', () => {
    expect(answer).toMatchObject({ fileType: 'ZIP', contentType: 'application/zip', size: 13 });
  });
});

describe('a scanner', () => {
  const zip = () => new File([Buffer.from('PK\x03\x04 whatever')], '資料.zip');

  it('is asked about films and files, which are handed on as they came, and not about pictures, which are made anew', async () => {
    const seen: number[] = [];
    const find = async (upload: Upload) => void seen.push(sizeOf(upload));
    const { ingest } = setUp({ scanner: { find } });
    await ingest.file(zip());
    await ingest.media(tinyMp4(40, 30));
    await ingest.media(await plain(4, 3).png().toBuffer());
    expect(seen).toEqual([zip().size, tinyMp4(40, 30).byteLength]);
  });

  it('keeps out what it finds, and everything while it cannot tell', async () => {
    const found = setUp({ scanner: { find: async () => 'Test.Mark-1' } });
    const away = setUp({ scanner: { find: () => Promise.reject(new Error('ECONNREFUSED')) } });
    for (const upload of [
      ({ ingest }: ReturnType<typeof setUp>) => ingest.file(zip()),
      ({ ingest }: ReturnType<typeof setUp>) => ingest.media(tinyMp4(40, 30)),
    ]) {
      await expect(upload(found)).rejects.toMatchObject({
        code: 'InvalidImageInputError',
        message: messages.unsafe,
      });
      await expect(upload(away)).rejects.toMatchObject({
        code: 'RateLimitExceededError',
        message: messages.notScanned,
        details: { retryAt: new Date('2026-04-01T00:01:00Z') },
      });
    }
    expect([...found.storage.objects, ...away.storage.objects]).toEqual([]);
  });
});
