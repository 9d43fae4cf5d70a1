import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from './testing.ts';

let server: TestServer | undefined;
const start = async (options?: TestServerOptions) => (server = await startTestServer(options));
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const script = /<script type="application\/json" id="first-answers">(.*?)<\/script><\/body>/u;

describe('the first HTML', () => {
  it('brings what the page would ask for, and no text in it ends the script', async () => {
    const word = '</script><script>alert("&\u2028")</script>';
    const json = JSON.stringify([{ name: 'PageQuery', variables: {}, answer: { data: { word } } }]);
    const { request } = await start({ answerAhead: async () => ({ whole: true, json }) });
    const { text, headers } = await request('/works');
    const [, written = ''] = script.exec(text) ?? [];
    expect(written).not.toMatch(/[<>&\u2028]/u);
    expect(JSON.parse(written)).toEqual(JSON.parse(json));
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is given the address as it is, with what is behind its ?', async () => {
    const addresses: string[] = [];
    const answerAhead = async ({ pathname, search }: URL) => {
      addresses.push(pathname + search);
      return { whole: true, json: null };
    };
    const { request } = await start({ answerAhead });
    await request('/products/a%3D');
    await request('/products/a?share=token');
    await request('/shell');
    expect(addresses).toEqual(['/products/a%3D', '/products/a?share=token']);
  });

  it('is kept by nobody when a piece of it is missing', async () => {
    const failing: TestServerOptions['answerAhead'] = () => Promise.reject(new Error('no database'));
    for (const answerAhead of [async () => ({ whole: false, json: '[]' }), failing]) {
      const { request } = await start({ answerAhead });
      const { status, headers } = await request('/works');
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      await server?.stop();
    }
  });
});
