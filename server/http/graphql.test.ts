import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { GraphqlEndpoint, GraphqlPost } from '../lib/request/graphqlEndpoint.ts';
import { echoEndpoint, startTestServer, type TestServer, type TestServerOptions } from './testing.ts';

let server: TestServer | undefined;
const start = async (options?: TestServerOptions) => (server = await startTestServer(options));
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const json = { 'content-type': 'application/json' };
const answering = (body: string): GraphqlEndpoint => ({
  ...echoEndpoint,
  post: async () => ({ status: 200, contentType: 'application/json; charset=utf-8', body }),
});

describe('a GraphQL request', () => {
  it('goes the short way when its body is JSON', async () => {
    const posts: GraphqlPost[] = [];
    const graphql: GraphqlEndpoint = {
      ...echoEndpoint,
      post: async (post) => {
        posts.push(post);
        return { status: 200, contentType: 'application/json', body: '{"data":{"short":true}}' };
      },
    };
    const { request } = await start({ graphql });
    const headers = {
      ...json,
      authorization: 'Bearer t',
      accept: 'application/json',
      'x-request-id': 'request-1',
    };
    const { status, text } = await request('/graphql', {
      method: 'POST',
      headers,
      body: '{"query":"{ つむぎ }"}',
    });
    expect([status, text]).toEqual([200, '{"data":{"short":true}}']);
    expect(posts).toEqual([
      {
        body: '{"query":"{ つむぎ }"}',
        authorization: 'Bearer t',
        accept: 'application/json',
        info: { id: 'request-1', ip: '127.0.0.1', userAgent: '' },
      },
    ]);
  });

  it('becomes a Request otherwise, or when the short way hands it on', async () => {
    const graphql: GraphqlEndpoint = { ...echoEndpoint, post: async () => undefined };
    const { request } = await start({ graphql });
    const get = await request('/graphql?query=%7Bme%7D');
    expect(JSON.parse(get.text)).toEqual({ data: { method: 'GET', length: 0 } });
    const post = await request('/graphql', { method: 'POST', headers: json, body: '{}' });
    expect(JSON.parse(post.text)).toEqual({ data: { method: 'POST', length: 2 } });
  });

  it('is answered compressed in what the client takes', async () => {
    const body = JSON.stringify({ data: 'つむぎ'.repeat(1_000) });
    const { request } = await start({ graphql: answering(body) });
    const ask = (accept: string) =>
      request('/graphql', { method: 'POST', headers: { ...json, 'accept-encoding': accept }, body: '{}' });
    const cases = [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['zstd;q=1, br;q=0', 'zstd', zstdDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const;
    for (const [accept, encoding, decompress] of cases) {
      const answer = await ask(accept);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toContain('accept-encoding');
      expect(decompress(answer.body).toString()).toBe(body);
    }
    expect((await ask('identity')).text).toBe(body);
  });

  it('is answered plainly when the answer is small, and compressed aside when it is huge', async () => {
    const { request, stop } = await start({ graphql: answering('{"data":1}') });
    const headers = { ...json, 'accept-encoding': 'br' };
    expect(
      (await request('/graphql', { method: 'POST', headers, body: '{}' })).headers['content-encoding'],
    ).toBeUndefined();
    await stop();
    const huge = JSON.stringify('あ'.repeat(200_000));
    const other = await start({ graphql: answering(huge) });
    const answer = await other.request('/graphql', { method: 'POST', headers, body: '{}' });
    expect(brotliDecompressSync(answer.body).toString()).toBe(huge);
  });

  it('is refused when its body is too large, announced or not', async () => {
    const { request } = await start();
    const body = 'x'.repeat(1024 * 1024 + 1);
    const announced = await request('/graphql', { method: 'POST', headers: json, body });
    expect(announced.status).toBe(413);
    expect(announced.text).toContain('大きすぎます');
    const chunked = await request('/graphql', {
      method: 'POST',
      headers: { ...json, 'transfer-encoding': 'chunked' },
      body,
    });
    expect(chunked.status).toBe(413);
  });

  it('is refused when it is packed', async () => {
    const { request } = await start();
    const headers = { ...json, 'content-encoding': 'gzip' };
    expect((await request('/graphql', { method: 'POST', headers, body: '{}' })).status).toBe(415);
  });

  it('that fails unexpectedly tells nothing but an id', async () => {
    const graphql: GraphqlEndpoint = {
      ...echoEndpoint,
      post: () => Promise.reject(new Error('the database said: secret')),
    };
    const { request } = await start({ graphql });
    const headers = { ...json, 'x-request-id': 'request-of-mine' };
    const { status, text } = await request('/graphql', { method: 'POST', headers, body: '{}' });
    expect(status).toBe(500);
    expect(text).toContain('request-of-mine');
    expect(text).not.toContain('secret');
  });
});
