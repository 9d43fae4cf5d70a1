import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from '../../adapters/storage/disk.ts';
import { emptyFolder } from '../../modules/media/testing.ts';
import { startTestServer } from '../testing.ts';
import type { TestServer } from '../testing.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const bytes = Buffer.from('PK not really');
const path = '/exports/dataExport_AZuPYxAZuPYxAZuPYxAZuP';

async function start(environment: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const storage = createDiskStorage(await emptyFolder());
  const { key, size } = await storage.put(bytes, 'export');
  server = await startTestServer({
    environment,
    openExport: async (authorization, id) => {
      if (authorization === 'Bearer ended') {
        throw new GraphQLError('もう一度ログインしてください。', { extensions: { code: 'UNAUTHENTICATED' } });
      }
      if (authorization === 'Bearer broken') throw new Error('the database is down');
      if (authorization !== 'Bearer owner' || !path.endsWith(`/${id}`)) return undefined;
      return {
        name: 'つむぎのデータ_2026-04-01.zip',
        size,
        etag: '"export"',
        open: (range) => storage.read(key, range),
      };
    },
  });
  return server;
}

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('/exports/<id>', () => {
  it('gives the owner a file to save, and leaves it in no cache', async () => {
    const { request } = await start();
    const answer = await request(path, as('owner'));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="________2026-04-01.zip"; filename*=UTF-8''${encodeURIComponent('つむぎのデータ_2026-04-01.zip')}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    const part = await request(path, { headers: { ...as('owner').headers, range: 'bytes=0-1' } });
    expect([part.status, part.text]).toEqual([206, 'PK']);
    const head = await request(path, { ...as('owner'), method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it.each([
    ['somebody else', path, as('other')],
    ['a guest', path, {}],
    ['a token in the address', `${path}?token=owner&access_token=owner`, {}],
    ['another id', '/exports/dataExport_AAAAAAAAcACAAAAAAAAAAA', as('owner')],
    ['no id', '/exports/', as('owner')],
    ['an id that climbs', '/exports/../../etc/passwd', as('owner')],
  ])('answers %s as for what does not exist', async (_who, address, options) => {
    const { request } = await start();
    const answer = await request(address, options);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('asks whoever comes with a token that has ended to sign in again', async () => {
    const { request } = await start();
    const answer = await request(path, as('ended'));
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });

  it('tells nothing of what broke', async () => {
    const { request } = await start();
    const answer = await request(path, as('broken'));
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('database');
  });

  it('is read by pages of known origins alone', async () => {
    const { request } = await start({ CORS_ORIGINS: 'https://known.example' });
    const from = (origin: string) => request(path, { headers: { ...as('owner').headers, origin } });
    expect((await from('https://known.example')).headers['access-control-allow-origin']).toBe(
      'https://known.example',
    );
    expect((await from('https://foreign.example')).status).toBe(403);
    const preflight = await request(path, {
      method: 'OPTIONS',
      headers: { origin: 'https://known.example' },
    });
    expect(preflight.status).toBe(204);
    expect((await request(path, { ...as('owner'), method: 'POST' })).status).toBe(405);
  });
});

describe('/media', () => {
  it('knows no export, even by its key', async () => {
    const { request, storage } = await start();
    const { key } = await storage.put(bytes, 'export');
    const zip = await storage.put(bytes, 'zip');
    expect((await request(`/media/${zip.key}`)).status).toBe(200);
    expect((await request(`/media/${key}`, as('owner'))).status).toBe(404);
    expect(
      (await request(`/_next/image?url=${encodeURIComponent(`/media/${key}`)}&w=640&q=75`)).status,
    ).not.toBe(200);
  });
});
