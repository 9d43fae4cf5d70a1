import { afterEach, describe, expect, it } from 'vitest';
import type { GraphqlEndpoint } from '../../lib/request/graphqlEndpoint.ts';
import { echoEndpoint, startTestServer, type TestServer, type TestServerOptions } from '../testing.ts';

let server: TestServer | undefined;
const start = async (options?: TestServerOptions) => (server = await startTestServer(options));
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://tsumugi.example',
  DATABASE_URL: 'postgres://db/tsumugi',
  TOKEN_SECRET: 'x'.repeat(32),
};

describe('the headers of the page', () => {
  it('are these', async () => {
    const { request } = await start({ environment: production });
    const { headers } = await request('/products', { headers: { 'x-request-id': 'fixed-request-id' } });
    const { date: _date, etag: _etag, 'content-length': _length, ...rest } = headers;
    expect(rest).toMatchInlineSnapshot(`
      {
        "cache-control": "no-cache",
        "connection": "close",
        "content-security-policy": "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self' wss://tsumugi.example; worker-src 'self' blob:; frame-src 'none'; manifest-src 'self'; report-to policy; report-uri /policy-reports; upgrade-insecure-requests",
        "content-type": "text/html; charset=utf-8",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=(), identity-credentials-get=()",
        "referrer-policy": "strict-origin-when-cross-origin",
        "reporting-endpoints": "policy="/policy-reports"",
        "strict-transport-security": "max-age=63072000; includeSubDomains",
        "vary": "accept-encoding",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "x-request-id": "fixed-request-id",
      }
    `);
  });

  it('let the identity provider and the report service in only when they are configured', async () => {
    const environment = {
      ...production,
      GOOGLE_CLIENT_ID: 'client.apps.googleusercontent.com',
      SENTRY_DSN: 'https://key@reports.example/1',
    };
    const { request } = await start({ environment });
    const { headers } = await request('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
    expect(policy).toContain('https://reports.example');
    expect(policy).toContain('frame-src https://accounts.google.com/gsi/');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it('send reports through the tunnel without naming their service', async () => {
    const { request } = await start({
      environment: { SENTRY_DSN: 'https://key@reports.example/1', SENTRY_TUNNEL: 'true' },
    });
    const { headers } = await request('/');
    expect(headers['content-security-policy']).not.toContain('reports.example');
  });

  it('never set a cookie and never allow inline scripts', async () => {
    const { request } = await start();
    for (const path of [
      '/',
      '/graphql',
      '/media/x',
      '/_next/image',
      '/healthz',
      '/robots.txt',
      '/nothing.js',
    ]) {
      const { headers } = await request(path);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(String(headers['content-security-policy'])).not.toContain('unsafe');
    }
  });
});

describe('request ids', () => {
  it('are taken over when they are sane and made otherwise', async () => {
    const { request } = await start();
    const kept = await request('/healthz', { headers: { 'x-request-id': 'abc-12345678' } });
    expect(kept.headers['x-request-id']).toBe('abc-12345678');
    for (const bad of ['short', 'a b c d e f g h', `${'x'.repeat(65)}`, '<script>alert(1)</script>']) {
      const { headers } = await request('/healthz', { headers: { 'x-request-id': bad } });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('other origins', () => {
  const post = (origin: string) => ({
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: '{}',
  });

  it('are let in when they are named exactly', async () => {
    const { request } = await start({ environment: { CORS_ORIGINS: 'https://partner.example' } });
    const { status, headers } = await request('/graphql', post('https://partner.example'));
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('https://partner.example');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers.vary).toContain('Origin');
    const preflight = await request('/graphql', {
      method: 'OPTIONS',
      headers: { origin: 'https://partner.example' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('authorization');
  });

  it('are refused otherwise, however near', async () => {
    const { request } = await start({
      environment: { ...production, CORS_ORIGINS: 'https://partner.example' },
    });
    for (const origin of [
      'http://partner.example',
      'https://partner.example.evil.example',
      'https://sub.partner.example',
      'https://partner.example:8443',
      'null',
    ]) {
      for (const method of ['POST', 'OPTIONS']) {
        const { status, headers } = await request('/graphql', { ...post(origin), method });
        expect(status).toBe(403);
        expect(headers['access-control-allow-origin']).toBeUndefined();
      }
    }
  });

  it('count as our own under whatever name the machine is opened, but only while developing', async () => {
    const developing = await start();
    expect((await developing.request('/graphql', post(developing.origin))).status).toBe(200);
    await developing.stop();
    const { request, origin } = await start({ environment: production });
    expect((await request('/graphql', post(origin))).status).toBe(403);
    expect((await request('/graphql', post('https://tsumugi.example'))).status).toBe(200);
  });
});

describe('the client address', () => {
  it('is what the n-th trusted proxy saw, and not what the client says', async () => {
    const seen: string[] = [];
    const graphql: GraphqlEndpoint = {
      ...echoEndpoint,
      fetch: async (_request, info) => {
        seen.push(info.ip);
        return Response.json({});
      },
    };
    const direct = await start({ graphql });
    await direct.request('/graphql', { headers: { 'x-forwarded-for': '6.6.6.6' } });
    await direct.stop();
    const { request } = await start({ graphql, environment: { TRUST_PROXY: '2' } });
    await request('/graphql', { headers: { 'x-forwarded-for': '6.6.6.6, 198.51.100.7, 10.0.0.1' } });
    expect(seen).toEqual(['127.0.0.1', '198.51.100.7']);
  });
});
