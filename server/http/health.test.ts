import { afterEach, describe, expect, it } from 'vitest';
import type { StoredMail } from '../modules/mail/mailer.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './testing.ts';

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

describe('health', () => {
  it('tells the process from what it rests on', async () => {
    let away = false;
    const { request } = await start({
      checkReady: () => (away ? Promise.reject(new Error('away')) : Promise.resolve()),
    });
    expect((await request('/readyz')).status).toBe(200);
    away = true;
    expect((await request('/readyz')).status).toBe(503);
    expect((await request('/healthz')).status).toBe(200);
  });
});

describe('metrics', () => {
  it('count requests by route, never by path', async () => {
    const { request } = await start({
      gauges: { tsumugi_pool_waiting: { help: 'Waiting.', read: () => 7 } },
    });
    await request('/products/one');
    await request('/products/two');
    const { text } = await request('/metrics');
    expect(text).toContain('tsumugi_http_request_duration_seconds_count{route="page",status="200"} 2');
    expect(text).toContain('tsumugi_pool_waiting 7');
    expect(text).toContain('nodejs_eventloop_lag');
    expect(text).not.toContain('products');
  });

  it('are for those who know the token in production', async () => {
    const token = 'metrics-token-0123';
    const closed = await start({ environment: production });
    expect((await closed.request('/metrics')).status).toBe(404);
    await closed.stop();
    const { request } = await start({ environment: { ...production, METRICS_TOKEN: token } });
    expect((await request('/metrics')).status).toBe(404);
    expect(
      (await request('/metrics', { headers: { authorization: 'Bearer wrong-token-0123' } })).status,
    ).toBe(404);
    expect((await request('/metrics', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  });
});

describe('the tunnel', () => {
  it('is there when it is configured', async () => {
    const without = await start();
    expect((await without.request('/tunnel', { method: 'POST', body: 'x' })).status).toBe(404);
    await without.stop();
    const { request } = await start({
      tunnel: async (envelope) => ({
        status: String(envelope) === 'report' ? 202 : 400,
        headers: { 'retry-after': '60' },
      }),
    });
    const { status, headers } = await request('/tunnel', { method: 'POST', body: 'report' });
    expect([status, headers['retry-after']]).toEqual([202, '60']);
    expect((await request('/tunnel')).status).toBe(405);
  });
});

describe('the mailbox', () => {
  const mail: StoredMail = {
    id: '01990000-0000-7000-8000-000000000000',
    from: 'つむぎ <no-reply@tsumugi.example>',
    to: 'aoi@example.com',
    subject: '<b>確認</b>のお願い',
    text: '次のリンクを開いてください。\nhttp://localhost:4000/sign_up/creator/step1?token=a&x="><script>',
    html: '<!doctype html><title>手紙</title><a href="http://localhost:4000/sign_up">開く</a>',
    sentAt: new Date('2026-04-01T00:00:00Z'),
  };
  const boxOf = (mails: readonly StoredMail[]) => ({
    list: async () => mails,
    find: async (id: string) => mails.find((one) => one.id === id),
  });

  it('says what it is for while it is empty', async () => {
    const { request } = await start({ mailbox: boxOf([]) });
    const { text, headers } = await request('/dev/mailbox');
    expect(text).toContain('まだメールはありません');
    expect(headers['content-security-policy']).toContain("style-src 'self'");
  });

  it('shows mail as text, with links that work', async () => {
    const { request } = await start({ mailbox: boxOf([mail]) });
    const list = await request('/dev/mailbox');
    expect(list.text).toContain('&lt;b&gt;確認&lt;/b&gt;のお願い');
    expect(list.text).toContain('2026年4月1日(水)');
    const { text } = await request(`/dev/mailbox/${mail.id}`);
    expect(text).toContain(
      '<a href="http://localhost:4000/sign_up/creator/step1?token=a&amp;x=" rel="noopener nofollow">',
    );
    expect(text).not.toContain('<script>');
    expect((await request('/dev/mailbox/none')).status).toBe(404);
  });

  it('shows the HTML beside it, as a stranger that runs nothing', async () => {
    const { request } = await start({ mailbox: boxOf([mail]) });
    const shown = await request(`/dev/mailbox/${mail.id}`);
    expect(shown.text).toContain(`<iframe src="/dev/mailbox/${mail.id}/html"`);
    expect(shown.headers['content-security-policy']).toContain("frame-src 'self'");
    const letter = await request(`/dev/mailbox/${mail.id}/html`);
    expect([letter.status, letter.text]).toEqual([200, mail.html]);
    expect(letter.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups /);
    expect(letter.headers['content-security-policy']).not.toContain('allow-scripts');
    expect(letter.headers['referrer-policy']).toBe('no-referrer');
    expect((await request(`/dev/mailbox/${mail.id}/other`)).status).toBe(404);
  });

  it('does not exist in production', async () => {
    const { request } = await start({ mailbox: boxOf([mail]), environment: production });
    expect((await request('/dev/mailbox')).text).not.toContain('確認');
    expect((await request(`/dev/mailbox/${mail.id}/html`)).text).not.toContain('手紙');
  });
});
