import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../http/testing.ts';
import type { RawAnswer, RawRequest, TestServer } from '../http/testing.ts';
import { schema } from './schema.ts';
import { anything, damaged, dice, form, oddRequest, operation, posted } from './testFuzz.ts';
import type { Dice } from './testFuzz.ts';
import { testApi } from './testing.ts';
import type { TestApi } from './testing.ts';

let api: TestApi;
let server: TestServer;
let viewer: string;

beforeAll(async () => {
  api = await testApi();
  server = await startTestServer({ graphql: api.endpoint });
  viewer = (await api.authorizationOf(await api.rows.creator())) ?? '';
});
afterAll(async () => {
  await server.stop();
  await api.close();
});

const nested = (depth: number, open: string, close: string, middle = '') =>
  `${open.repeat(depth)}${middle}${close.repeat(depth)}`;
const mebibyte = 1024 * 1024;

const kinds: Readonly<Record<string, (random: Dice) => RawRequest>> = {
  'garbage bytes': (random) => posted(random.bytes(random.below(2_000))),
  'broken JSON': (random) => posted(damaged(random, JSON.stringify(operation(random, schema, true)))),
  'JSON that is no request': (random) => posted(JSON.stringify(anything(random)) ?? ''),
  'broken documents': (random) => {
    const { query, variables } = operation(random, schema, true);
    return posted({ query: damaged(random, query).toString('latin1'), variables });
  },
  'variables of wrong types': (random) => posted(operation(random, schema, false)),
  'hostile variables of the right types': (random) => posted(operation(random, schema, true)),
  'deep nesting': (random) => {
    const depth = random.pick([15, 17, 100, 1_900, 5_000, 50_000]);
    return random.pick([
      () => posted({ query: nested(depth, '{ me ', '}') }),
      () => posted({ query: `{ node(id: ${nested(depth, '[', ']')}) { id } }` }),
      () => posted({ query: `query ($a: ${nested(depth, '[', ']', 'ID')}) { node(id: $a) { id } }` }),
      () => posted({ query: `{ ${nested(depth, '... { ', '}', 'me { id } ')} }` }),
      () =>
        posted(
          `{"query":"query ($a: ID!) { node(id: $a) { id } }","variables":{"a":${nested(depth, '[', ']')}}}`,
        ),
      () => posted(`{"query":"{ me { id } }","extensions":${nested(depth, '{"a":', '}', '1')}}`),
    ])();
  },
  'huge texts': (random) => {
    const text = random
      .pick(['x', '{', '"', '#', '\\', ' ', 'つ'])
      .repeat(random.pick([10_000, 300_000, mebibyte]));
    return random.pick([
      () => posted({ query: text }),
      () => posted({ query: '{ me { id } }', operationName: text }),
      () => posted({ query: `{ node(id: ${JSON.stringify(text)}) { id } }` }),
      () => posted({ query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: text } }),
    ])();
  },
  'batches, forms of their own and odd requests': (random) => {
    const one = operation(random, schema, true);
    return random.pick([
      () => posted(Array.from({ length: random.pick([0, 1, 2, 1_000]) }, () => one)),
      () => posted({ ...one, query: [one.query] }),
      () => posted({ ...one, extensions: { persistedQuery: { version: 1, sha256Hash: anything(random) } } }),
      () => posted({ query: `${one.query} ${one.query}`, operationName: '\0' }),
      () => oddRequest(random, one),
      () => oddRequest(random, one),
    ])();
  },
  'multipart nonsense': (random) => form(random),
};

/** A line of a stack, a path of this machine, or what the database said. */
const leaks =
  /\n\s+at |node_modules|file:\/\/|\/(?:home|tmp|work|usr|var|root)\/|\.[cm]?[jt]s:\d|byte sequence|violates|relation \\?"|syntax error at/;
/** Headers and status are read like the body: all of it reaches the caller. */
const written = ({ headers, text }: RawAnswer) => `${JSON.stringify(headers)}\n${text}`;

async function complaintsAbout(sent: RawRequest): Promise<string[]> {
  const answer = await server.request('/graphql', sent);
  const found = [
    ...(answer.status >= 500 ? [`status ${answer.status}`] : []),
    ...(leaks.test(written(answer)) ? ['leak'] : []),
    ...(/INTERNAL_SERVER_ERROR|予期しないエラー/u.test(answer.text) ? ['unexpected error'] : []),
  ];
  if (found.length === 0) return [];
  const shown = Buffer.from(sent.body ?? '')
    .toString()
    .slice(0, 400);
  return [`${found.join(', ')}: ${shown} → ${written(answer).slice(-400)}`];
}

const known = '{ siteFigures { publicProductsCount } }';

describe.each(Object.keys(kinds).map((name, index) => ({ name, seed: 20_260_401 + index })))(
  'fifty requests of $name',
  ({ name, seed }) => {
    test.each([
      ['a guest', () => ({})],
      ['who is signed in', () => ({ authorization: viewer })],
    ] as const)('by %s are answered without a word too much', async (_who, authorization) => {
      const random = dice(seed);
      const complaints: string[] = [];
      for (let times = 0; times < 25; times += 1) {
        const sent = kinds[name]?.(random);
        if (!sent) throw new Error(`No such kind: ${name}`);
        complaints.push(
          ...(await complaintsAbout({ ...sent, headers: { ...sent.headers, ...authorization() } })),
        );
      }
      expect(complaints).toEqual([]);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
      expect((await server.request('/graphql', posted({ query: known }))).text).toBe(
        '{"data":{"siteFigures":{"publicProductsCount":0}}}',
      );
    });
  },
);

test('the viewer is signed in to the end', async () => {
  const { text } = await server.request('/graphql', {
    ...posted({ query: '{ me { registrationStep } }' }),
    headers: { 'content-type': 'application/json', authorization: viewer },
  });
  expect(JSON.parse(text)).toEqual({ data: { me: { registrationStep: 'COMPLETED' } } });
});
