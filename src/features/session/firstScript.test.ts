import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { tokenStore } from './tokenStore.ts';
import { safeStorage } from '../../lib/browser/storage.ts';

const source = readFileSync(resolve('public/first.js'), 'utf8');

function tokenThatEndsIn(seconds: number): string {
  const now = Math.floor(Date.now() / 1000);
  return `h.${btoa(JSON.stringify({ sub: 'u1', iat: now, exp: now + seconds }))}.s`;
}

/** The script as a browser runs it whose storage holds this token. */
function run(
  accessToken: string | null,
  answer: () => Promise<unknown> = async () => ({ ok: true, json: async () => 'me' }),
  { hash = '', visit = 'navigate' } = {},
) {
  localStorage.clear();
  delete document.documentElement.dataset['undrawn'];
  if (accessToken !== null)
    tokenStore(safeStorage(() => localStorage)).write({ accessToken, refreshToken: 'r' });
  document.body.innerHTML = '<script type="application/json" id="me-query">{"query":"q"}</script>';
  const self: { tsumugiEarlyMe?: { accessToken: string; answer: Promise<unknown> } } = {};
  const fetch = vi.fn<(path: string, init: object) => Promise<unknown>>(answer);
  const performance = { getEntriesByType: () => [{ type: visit }] };
  const page = { location: { hash }, performance, localStorage, document };
  const given = { ...page, self, fetch, addEventListener: vi.fn(), atob, JSON, Date };
  runInNewContext(source, { ...given, AbortSignal: { timeout: (ms: number) => `after ${ms} ms` } });
  return { early: self.tsumugiEarlyMe, fetch };
}

describe('the first script', () => {
  test('is two kilobytes at the most', () => {
    expect(brotliCompressSync(source).length).toBeLessThan(2_000);
  });

  test('asks who is here, with the token that is kept, and not without end', async () => {
    const token = tokenThatEndsIn(900);
    const { early, fetch } = run(token);
    expect(fetch).toHaveBeenCalledWith(
      '/graphql',
      expect.objectContaining({
        method: 'POST',
        body: '{"query":"q"}',
        credentials: 'omit',
        signal: 'after 30000 ms',
        headers: expect.objectContaining({ authorization: `Bearer ${token}` }),
      }),
    );
    expect(early?.accessToken).toBe(token);
    expect(await early?.answer).toBe('me');
  });

  test('asks nothing for a guest, nor with a token that is over or about to be', () => {
    for (const token of [null, tokenThatEndsIn(20), tokenThatEndsIn(-5), 'no token'])
      expect(run(token).fetch).not.toHaveBeenCalled();
  });

  test('has no answer where the line is cut or the token refused: the page asks again', async () => {
    const token = tokenThatEndsIn(900);
    expect(await run(token, () => Promise.reject(new TypeError('cut'))).early?.answer).toBeNull();
    expect(await run(token, async () => ({ ok: false })).early?.answer).toBeNull();
  });

  test('leaves what was drawn for guests to guests, who look at it from its beginning', () => {
    const isHidden = () => document.documentElement.dataset['undrawn'] !== undefined;
    run(null);
    expect(isHidden()).toBe(false);
    run(tokenThatEndsIn(-5));
    expect(isHidden()).toBe(true);
    run(null, undefined, { hash: '#works' });
    expect(isHidden()).toBe(true);
    for (const visit of ['back_forward', 'reload']) {
      run(null, undefined, { visit });
      expect(isHidden()).toBe(true);
    }
    run(null);
    expect(isHidden()).toBe(false);
  });
});
