import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchProtectedFile, keepTokenSource } from './protectedFile.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function setUp(...answers: readonly Response[]) {
  const environment = createMockEnvironment();
  const refresh = vi.fn(() => Promise.resolve('second'));
  keepTokenSource(environment, { get: () => Promise.resolve('first'), refresh });
  const asked: { readonly url: string; readonly authorization: string | null }[] = [];
  const rest = [...answers];
  vi.stubGlobal('fetch', (url: URL, init: { readonly headers: Headers }) => {
    asked.push({ url: url.href, authorization: init.headers.get('authorization') });
    return Promise.resolve(rest.shift() ?? new Response(null, { status: 500 }));
  });
  return { environment, refresh, asked };
}

describe('a file of one’s own', () => {
  it('is asked for with the token in the header', async () => {
    const { environment, asked } = setUp(new Response('zip'));
    expect(await (await fetchProtectedFile(environment, '/exports/1')).text()).toBe('zip');
    expect(asked).toEqual([{ url: `${location.origin}/exports/1`, authorization: 'Bearer first' }]);
  });

  it('is asked for once more with a newer token', async () => {
    const { environment, asked, refresh } = setUp(new Response(null, { status: 401 }), new Response('zip'));
    await fetchProtectedFile(environment, '/exports/1');
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer second']);
    expect(refresh).toHaveBeenCalledExactlyOnceWith('first');
  });

  it('tells a refusal by its status', async () => {
    const { environment } = setUp(new Response(null, { status: 404 }));
    await expect(fetchProtectedFile(environment, '/exports/1')).rejects.toMatchObject({ status: 404 });
  });

  it('never sends the token to another host', async () => {
    const { environment, asked } = setUp(new Response('zip'));
    await expect(fetchProtectedFile(environment, 'https://elsewhere.example/exports/1')).rejects.toThrow();
    await expect(fetchProtectedFile(environment, '//elsewhere.example/exports/1')).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});
