import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signAccessToken } from '../modules/accounts/sessions/accessTokens.ts';
import { hashOf } from './allowList.ts';
import { testApi, type TestApi } from './testing.ts';

let api: TestApi;
let strict: TestApi;
const known = '{ siteFigures { publicProductsCount } }';

beforeAll(async () => {
  [api, strict] = await Promise.all([
    testApi(),
    testApi({ allowList: new Set([hashOf(known)]), introspection: false }),
  ]);
});
afterAll(() => Promise.all([api.close(), strict.close()]));

describe('GraphQL over HTTP', () => {
  /** Through the short way first, as the transport does it. */
  const fetchFn = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(String(input), init);
    const info = { id: 'audit', ip: '127.0.0.1', userAgent: '' };
    const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (request.method === 'POST' && isJson) {
      const body = await request.clone().text();
      const accept = request.headers.get('accept') ?? undefined;
      const short = await api.endpoint.post?.({ body, accept, authorization: undefined, info });
      if (short)
        return new Response(short.body, {
          status: short.status,
          headers: { 'content-type': short.contentType },
        });
    }
    return api.endpoint.fetch(request, info);
  };

  test.each(serverAudits({ url: 'http://localhost/graphql', fetchFn }))('audit: $name', async (audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
  });
});

describe('the short way and the long way', () => {
  test.each([
    ['a query', known, {}],
    ['variables', 'query ($n: Int!) { publicProducts(first: $n) { edges { cursor } } }', { n: 3 }],
    ['a refused argument', 'query ($n: Int!) { publicProducts(first: $n) { edges { cursor } } }', { n: 300 }],
    [
      'a variable of the wrong type',
      'query ($n: Int!) { publicProducts(first: $n) { edges { cursor } } }',
      { n: 'x' },
    ],
    ['a syntax error', '{ siteFigures { ', {}],
    ['an unknown field', '{ nothing }', {}],
    ['introspection', '{ __type(name: "Product") { name } }', {}],
  ])('answer alike: %s', async (_what, query, variables) => {
    const body = JSON.stringify({ query, variables });
    const long = await api.endpoint.fetch(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
      { id: 'long', ip: '127.0.0.1', userAgent: '' },
    );
    expect(await api.post(query, variables)).toEqual(await long.json());
  });

  test('an access token that is forged or expired is refused, never taken for a guest’s', async () => {
    const userId = await api.rows.creator();
    const good = await api.authorizationOf(userId);
    const ask = async (authorization: string | undefined) => {
      const response = await api.endpoint.fetch(
        new Request('http://localhost/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
          body: JSON.stringify({ query: known }),
        }),
        { id: 'token', ip: '127.0.0.1', userAgent: '' },
      );
      const answer: unknown = await response.json();
      return { status: response.status, answer };
    };
    const refused = { status: 401, answer: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } };
    expect(await ask(good)).toHaveProperty('answer.data.siteFigures');
    expect(await ask(`${good}x`)).toMatchObject(refused);
    expect(await ask('Bearer nonsense')).toMatchObject(refused);
    const claims = { userId, sessionId: 'no-session' };
    expect(await ask(`Bearer ${await signAccessToken(api.services, claims)}`)).toMatchObject(refused);
    api.clock.advance(16 * 60_000);
    expect(await ask(good)).toMatchObject(refused);
  });
});

describe('production', () => {
  test('executes only the documents that the compiler wrote', async () => {
    expect(await strict.post(known)).toHaveProperty('data.siteFigures.publicProductsCount', 0);
    const { errors } = await strict.post('{ siteFigures { seekingCreatorsCount } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('UNKNOWN_DOCUMENT');
  });

  test('does not tell its schema', async () => {
    const { errors } = await strict.post('{ __schema { types { name } } }');
    expect(errors).toHaveLength(1);
  });
});
