import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { addressOf, signedAddress } from '../../lib/mediaAddress.ts';
import { imageWidths } from '../../modules/media/serving/imageService.ts';
import { attachment } from './media.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../testing.ts';

let server: TestServer | undefined;
const start = async (options?: TestServerOptions) => (server = await startTestServer(options));
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const webp = { headers: { accept: 'image/avif,image/webp,*/*' } };
const jpeg = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#22379B' } })
    .jpeg()
    .toBuffer();
const imagePath = (key: string, rest = 'w=640&q=75') =>
  `/_next/image?url=${encodeURIComponent(addressOf(key, true))}&${rest}`;

describe('/media', () => {
  it('shows pictures, inert', async () => {
    const { storage, request } = await start();
    const { key } = await storage.put(await jpeg(), 'jpg');
    const { status, headers } = await request(addressOf(key, true));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    const again = await request(addressOf(key, true), { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });

  it('hands files over only to be saved, under the name that is asked for', async () => {
    const { storage, request } = await start();
    const { key } = await storage.put(Buffer.from('%PDF-1.7 <script>'), 'pdf');
    const { headers } = await request(
      `${addressOf(key, true)}?name=${encodeURIComponent('見積書 "最終".pdf')}`,
    );
    expect(headers['content-disposition']).toBe(
      `attachment; filename="___ ____.pdf"; filename*=UTF-8''${encodeURIComponent('見積書 _最終_.pdf')}`,
    );
  });

  it('lets nothing into a header', () => {
    expect(attachment('a\r\nset-cookie: x=1')).toMatch(
      /^attachment; filename="a__set-cookie_ x=1"; filename\*=UTF-8''[\w%.-]+$/,
    );
    expect(attachment('../../etc/passwd')).not.toContain('/');
    expect(attachment('\ud800')).toContain('%EF%BF%BD');
  });

  it('plays a video from any place', async () => {
    const { storage, request } = await start();
    const video = Buffer.alloc(1_000_000, 'video');
    const { key } = await storage.put(video, 'mp4');
    const part = await request(addressOf(key, true), { headers: { range: 'bytes=500000-500009' } });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 500000-500009/1000000');
    expect(part.body).toEqual(video.subarray(500_000, 500_010));
    expect((await request(addressOf(key, true), { method: 'HEAD' })).headers['accept-ranges']).toBe('bytes');
  });

  it('has nothing under any other name', async () => {
    const { request } = await start();
    for (const path of [
      '/media/',
      '/media/x.png',
      `/media/${'0'.repeat(64)}.png`,
      `/media/${'0'.repeat(64)}.svg`,
    ]) {
      expect((await request(path)).status).toBe(404);
    }
  });
});

describe('/_next/image', () => {
  it('answers every width of the specification and no other', async () => {
    const { storage, request } = await start();
    const { key } = await storage.put(await jpeg(200, 150), 'jpg');
    for (const width of imageWidths) {
      const { status, body } = await request(imagePath(key, `w=${width}`), webp);
      expect(status).toBe(200);
      expect((await sharp(body).metadata()).width).toBe(Math.min(width, 200));
    }
    for (const width of ['0', '17', '641', '4096', '-16', '16.5', '1e3', '', '99999']) {
      const { status, text } = await request(imagePath(key, `w=${width}`), webp);
      expect([width, status]).toEqual([width, 400]);
      expect(text).toContain('w');
    }
    for (const quality of ['0', '1', '74', '76', '100', '1000', 'x', '']) {
      expect((await request(imagePath(key, `w=640&q=${quality}`), webp)).status).toBe(400);
    }
  });

  it('takes nothing but our own storage', async () => {
    const { request } = await start();
    const urls = [
      'https://example.com/a.png',
      '//example.com/a.png',
      'http://127.0.0.1:4000/media/x.png',
      'file:///etc/passwd',
      '/media/../token-secret',
      '/assets/main-Abcd1234.js',
      `/media/${'0'.repeat(64)}.svg`,
      '',
    ];
    for (const url of urls) {
      expect((await request(`/_next/image?url=${encodeURIComponent(url)}&w=640`)).status).toBe(400);
    }
    expect((await request('/_next/image')).status).toBe(400);
    expect((await request(imagePath(`${'0'.repeat(64)}.png`))).status).toBe(404);
  });

  it('prefers WebP where it is taken, and keeps the format otherwise', async () => {
    const { storage, request } = await start();
    const { key } = await storage.put(await jpeg(), 'jpg');
    const modern = await request(imagePath(key), webp);
    expect(modern.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
    });
    expect((await sharp(modern.body).metadata()).format).toBe('webp');
    const old = await request(imagePath(key), { headers: { accept: '*/*' } });
    expect(old.headers['content-type']).toBe('image/jpeg');
    const same = await request(imagePath(key), {
      headers: { ...webp.headers, 'if-none-match': String(modern.headers.etag) },
    });
    expect(same.status).toBe(304);
    expect(old.headers.etag).not.toBe(modern.headers.etag);
  });

  it('says so when a picture cannot be read', async () => {
    const { storage, request } = await start();
    const { key } = await storage.put(Buffer.from('not a picture at all'), 'png');
    const { status, headers, text } = await request(imagePath(key), webp);
    expect(status).toBe(422);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('変換できません');
  });

  it('asks to come back when too much is waiting', async () => {
    const gate = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    const { storage, request } = await start({
      images: { atOnce: 1, maxWaiting: 0 },
      storage: (real) => ({
        ...real,
        readAll: async (key) => {
          reading.resolve();
          await gate.promise;
          return real.readAll(key);
        },
      }),
    });
    const { key } = await storage.put(await jpeg(), 'jpg');
    const first = request(imagePath(key, 'w=640'), webp);
    await reading.promise;
    const second = await request(imagePath(key, 'w=750'), webp);
    expect([second.status, second.headers['retry-after']]).toEqual([503, '2']);
    gate.resolve();
    expect((await first).status).toBe(200);
  });
});

describe('what is not for everybody', () => {
  it('opens at its signed address alone, in each width, and is kept by its reader alone', async () => {
    const { storage, request } = await start({ isPublicMedia: async () => false });
    const { key } = await storage.put(await jpeg(), 'jpg');
    const signed = signedAddress(key);
    const width = (address: string) => `/_next/image?url=${encodeURIComponent(address)}&w=640&q=75`;
    for (const path of [signed, width(signed)]) {
      const { status, headers } = await request(path, webp);
      expect(status).toBe(200);
      expect(headers['cache-control']).toMatch(/^private, max-age=\d{5,6}, immutable$/);
      expect(
        (await request(path, { headers: { ...webp.headers, 'if-none-match': String(headers.etag) } })).status,
      ).toBe(304);
    }
    const cut = signed.slice(0, -1);
    for (const path of [addressOf(key, true), width(addressOf(key, true)), cut, width(cut)]) {
      // Made and kept by now, and known by its tag: still nothing for who has no address of it.
      const { status, headers } = await request(path, { headers: { 'if-none-match': `"${key}"` } });
      expect([status, headers['cache-control'], headers.etag]).toEqual([404, 'no-store', undefined]);
    }
  });

  it('keeps the address that it had once it is for everybody', async () => {
    const { storage, request } = await start({ isPublicMedia: async () => true });
    const { key } = await storage.put(await jpeg(), 'jpg');
    const { status, headers } = await request(`${addressOf(key, true)}?e=1&s=old`);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it('hands a file over under the name that was signed', async () => {
    const { storage, request } = await start({ isPublicMedia: async () => false });
    const { key } = await storage.put(Buffer.from('%PDF-1.7'), 'pdf');
    const signed = signedAddress(key, '見積書.pdf');
    const { headers } = await request(signed);
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('見積書.pdf')}`);
    expect((await request(signed.replace(/name=.*/, 'name=x.pdf'))).status).toBe(404);
  });
});
