import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { testClock } from '../lib/dates/clock.ts';
import { startTestServer, type TestServer } from './testing.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function start(environment = {}) {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const clock = testClock('2026-04-01T00:00:00Z');
  const started = await startTestServer({ log, clock, environment });
  server = started;
  const send = async (body: unknown, ip = '203.0.113.1') =>
    (
      await started.request('/policy-reports', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/reports+json', 'x-forwarded-for': ip },
      })
    ).status;
  return { send, lines, clock, request: started.request };
}

const modern = (body: object) => ({ type: 'csp-violation', age: 1, url: 'https://x', user_agent: 'x', body });

describe('what the Content-Security-Policy kept from happening', () => {
  it('is sent to an address that every page names', async () => {
    const { request } = await start();
    const { headers } = await request('/');
    expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
    expect(headers['content-security-policy']).toContain('report-to policy; report-uri /policy-reports');
    expect((await request('/policy-reports')).status).toBe(405);
  });

  it('is logged, a line each, without what addresses carry', async () => {
    const { send, lines } = await start();
    const report = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js?token=secret',
      documentURL: 'https://tsumugi.example/password_reset?token=secret#secret',
      sourceFile: 'inline?secret',
    };
    const old = {
      'violated-directive': 'img-src',
      'blocked-uri': 'data:secret',
      'document-uri': 'https://a:secret@tsumugi.example/p?secret',
    };
    expect(await send([modern(report), modern(report), { type: 'deprecation', body: {} }])).toBe(204);
    expect(await send({ 'csp-report': old })).toBe(204);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        page: 'https://tsumugi.example/password_reset',
        source: 'inline',
      },
      { directive: 'script-src-elem' },
      { directive: 'img-src', blocked: 'data:', page: 'https://tsumugi.example/p', source: '' },
    ]);
    expect(lines.join('')).not.toContain('secret');
  });

  it('fills no log: what is none leaves no line, what is too much is refused', async () => {
    const { send, lines, clock } = await start({ TRUST_PROXY: '1' });
    for (const nonsense of [
      '',
      'x',
      '{}',
      '[]',
      '[1]',
      'null',
      '{"csp-report":1}',
      JSON.stringify([modern({ effectiveDirective: 1 })]),
    ])
      expect(await send(nonsense)).toBe(204);
    expect(await send('x'.repeat(17_000))).toBe(413);
    expect(lines).toEqual([]);
    expect(
      await send(Array.from({ length: 50 }, () => modern({ effectiveDirective: 'x'.repeat(200) }))),
    ).toBe(204);
    expect(lines).toHaveLength(10);
    expect(lines[0]?.length).toBeLessThan(500);

    for (let sent = 10; sent < 20; sent += 1) expect(await send('[]')).toBe(204);
    expect(await send('[]')).toBe(429);
    expect(await send('[]', '198.51.100.1')).toBe(204);
    for (let network = 0; network < 180; network += 1) await send('[]', `198.51.${network}.7`);
    expect(await send('[]', '192.0.2.1')).toBe(429);
    clock.advance(60_000);
    expect(await send('[]')).toBe(204);
  });
});
