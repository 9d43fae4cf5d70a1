import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing.ts';
import type { EarlierFile } from '../options.ts';

const text = `export const words = "${'つくる人と会社を、つむぐ。'.repeat(90)}";`;
const kept = new Map<string, EarlierFile>([
  ['/assets/page-Old1.js', { body: brotliCompressSync(text), encoding: 'br' }],
  ['/assets/face-Old1.woff2', { body: new Uint8Array([1, 2, 3, 4]), encoding: null }],
]);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ earlierFile: async (path) => kept.get(path) });
});
afterAll(() => server.stop());

test('a file of the build before is answered as the build named it, compressed for whoever takes it so', async () => {
  const plain = await server.request('/assets/page-Old1.js');
  expect([plain.status, plain.text]).toEqual([200, text]);
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(plain.headers['cache-control']).toContain('immutable');
  const packed = await server.request('/assets/page-Old1.js', { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.body.equals(brotliCompressSync(text))).toBe(true);
  const etag = packed.headers.etag ?? '';
  expect(
    (
      await server.request('/assets/page-Old1.js', {
        headers: { 'accept-encoding': 'br', 'if-none-match': etag },
      })
    ).status,
  ).toBe(304);
  const part = await server.request('/assets/face-Old1.woff2', { headers: { range: 'bytes=1-2' } });
  expect([part.status, [...part.body]]).toEqual([206, [2, 3]]);
});

test.each(['/assets/page-Never.js', '/assets/../page-Old1.js', '/page-Old1.js'])(
  '%s is not there',
  async (path) => {
    expect((await server.request(path)).status).toBe(404);
  },
);

test('the page to keep for the time without a line is that of no address', async () => {
  const heads: string[] = [];
  const own = await startTestServer({
    renderHead: async ({ pathname }) => {
      heads.push(pathname);
      return { status: 200, head: '<title>ほか</title>' };
    },
  });
  try {
    const shell = await own.request('/shell');
    expect(shell.status).toBe(200);
    expect(shell.text).toContain('<title>つむぎ</title>');
    expect(heads).toEqual([]);
  } finally {
    await own.stop();
  }
});
