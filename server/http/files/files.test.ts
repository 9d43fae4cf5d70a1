import { appendFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../testing.ts';

let server: TestServer | undefined;
const start = async (options?: TestServerOptions) => (server = await startTestServer(options));
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const script = '/assets/main-Abcd1234.js';

describe('a file of the build', () => {
  it('is kept for good when its name has a hash, and asked for again otherwise', async () => {
    const { request } = await start();
    const hashed = await request(script);
    expect(hashed.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    // Most files of the build have no other name.
    expect((await request('/assets/B_4-xyz.js')).headers['cache-control']).toBe(
      hashed.headers['cache-control'],
    );
    const robots = await request('/robots.txt');
    expect(robots.headers['cache-control']).toBe('no-cache');
    const again = await request('/robots.txt', { headers: { 'if-none-match': String(robots.headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('comes compressed from what was made ahead', async () => {
    const first = await start();
    const plain = (await first.request(script)).text;
    expect(await precompress(first.dist)).toBe(1);
    expect(await precompress(first.dist)).toBe(0);
    const { request, stop } = await startTestServer({ environment: { DIST_DIR: first.dist } });
    const brotli = await request(script, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await request(script, { headers: { 'accept-encoding': 'gzip' } });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain);
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
    expect(new Set([brotli.headers.etag, gzip.headers.etag, (await request(script)).headers.etag]).size).toBe(
      3,
    );
    expect((await request(`${script}.br`)).status).toBe(404);
    await stop();
  });

  it('answers HEAD, one range, and what is left of it', async () => {
    const { request } = await start();
    const whole = await request(script);
    const head = await request(script, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.text]).toEqual([
      200,
      String(whole.body.length),
      '',
    ]);
    const ranges: readonly (readonly [string, Buffer])[] = [
      ['bytes=0-4', whole.body.subarray(0, 5)],
      ['bytes=-3', whole.body.subarray(-3)],
      ['bytes=100-', whole.body.subarray(100)],
      ['bytes=0-9999999', whole.body],
    ];
    for (const [range, bytes] of ranges) {
      const part = await request(script, { headers: { range } });
      expect([part.status, part.body.equals(bytes)]).toEqual([206, true]);
    }
    const outside = await request(script, { headers: { range: 'bytes=9999999-' } });
    expect([outside.status, outside.headers['content-range']]).toEqual([416, `bytes */${whole.body.length}`]);
    const stale = await request(script, { headers: { range: 'bytes=0-4', 'if-range': '"other"' } });
    expect(stale.status).toBe(200);
  });

  it('is never one from somewhere else', async () => {
    const { request } = await start();
    for (const path of [
      '/../../../etc/passwd',
      '/assets/../../objects/x.png',
      '/assets/..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd.txt',
      '/assets\\..\\..\\x.js',
      '/.vite/manifest.json',
      '/assets/main-Abcd1234.js%00.png',
      '//etc/passwd.d',
      '/media/../../token-secret.txt',
      '/media/..%2ftoken-secret',
    ]) {
      const { status, text } = await request(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('root:');
    }
  });

  it('is not looked for behind an address meant for a proxy', async () => {
    const { request } = await start();
    expect((await request('http://evil.example/')).status).toBe(400);
    expect((await request('*', { method: 'OPTIONS' })).status).toBe(400);
  });

  it('takes no other methods', async () => {
    const { request } = await start();
    const { status, headers } = await request(script, { method: 'POST', body: 'x' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the page', () => {
  it('answers every address of the router, with what the server knows', async () => {
    const { request } = await start({ environment: { GOOGLE_CLIENT_ID: '</script><script>alert(1)' } });
    const { status, text, headers } = await request('/products/UHJvZHVjdDox?tab=new');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain('<title>つむぎ</title>');
    const config = /<script type="application\/json" id="config">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(config)).toMatchObject({
      googleClientId: '</script><script>alert(1)',
      links: { terms: '/terms' },
      mailbox: '/dev/mailbox',
    });
  });

  it('has the head and the status that belong to its address', async () => {
    const seen: string[] = [];
    const { request } = await start({
      renderHead: async (url) => {
        seen.push(url.pathname + url.search);
        return { status: 404, head: '<title>見つかりません</title>' };
      },
    });
    const { status, text } = await request('/products/none?x=1');
    expect(seen).toEqual(['/products/none?x=1']);
    expect(status).toBe(404);
    expect(text).toContain('<!--head--><title>見つかりません</title><!--/head-->');
    expect(text).not.toContain('<title>つむぎ</title>');
  });

  it('still comes when its head cannot be made', async () => {
    const { request } = await start({ renderHead: () => Promise.reject(new Error('database away')) });
    const { status, text } = await request('/products');
    expect(status).toBe(200);
    expect(text).toContain('<title>つむぎ</title>');
  });

  it('is not sent again unchanged, and comes compressed', async () => {
    const { request } = await start({
      renderHead: async () => ({ status: 200, head: `<title>${'あ'.repeat(900)}</title>` }),
    });
    const first = await request('/', { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(first.body).toString()).toContain('<div id="root">');
    const again = await request('/', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.status).toBe(304);
  });

  it('says how to make it when it was not built yet', async () => {
    const { request } = await start({ environment: { DIST_DIR: '/nowhere' } });
    const { status, text } = await request('/');
    expect(status).toBe(503);
    expect(text).toContain('npm run build');
  });

  it('follows a new build while developing', async () => {
    const { request, dist } = await start();
    await request('/');
    await writeFile(join(dist, 'assets/next-Efgh5678.js'), 'export {}');
    await appendFile(join(dist, 'index.html'), '<!--second-->');
    await utimes(join(dist, 'index.html'), new Date(), new Date(Date.now() + 5_000));
    expect((await request('/')).text).toContain('<!--second-->');
    expect((await request('/assets/next-Efgh5678.js')).status).toBe(200);
  });
});
