import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builder } from '../builder/builder.ts';
import { guest } from '../lib/request/viewer.ts';
import { createGraphqlEndpoint } from './endpoint.ts';
import { testApi, type TestApi } from './testing.ts';

// A schema of this file's own: the product's first upload comes with the accounts.
builder.mutationType({
  fields: (t) => ({
    weigh: t.intList({
      args: { files: t.arg({ type: ['Upload'], required: true }) },
      authScopes: { everyone: true },
      resolve: (_root, { files }) => files.map((file) => file.size),
    }),
  }),
});

let api: TestApi;
let send: (form: FormData) => Promise<{ status: number; answer: unknown }>;

beforeAll(async () => {
  api = await testApi();
  const endpoint = createGraphqlEndpoint({
    schema: builder.toSchema(),
    services: api.services,
    authenticate: async () => guest,
    allowList: undefined,
    introspection: true,
  });
  send = async (body) => {
    const request = new Request('http://localhost/graphql', { method: 'POST', body });
    const response = await endpoint.fetch(request, { id: 'upload', ip: '127.0.0.1', userAgent: '' });
    const answer: unknown = await response.json();
    return { status: response.status, answer };
  };
});
afterAll(() => api.close());

const query = 'mutation ($files: [Upload!]!) { weigh(files: $files) }';

function form(variables: unknown, map: unknown, files: Readonly<Record<string, Blob>>): FormData {
  const data = new FormData();
  data.set('operations', JSON.stringify({ query, variables }));
  data.set('map', JSON.stringify(map));
  for (const [name, file] of Object.entries(files)) data.set(name, file, `${name}.bin`);
  return data;
}

function written(operations: string, map: string): FormData {
  const data = new FormData();
  data.set('operations', operations);
  data.set('map', map);
  data.set('a', new Blob(['1']));
  return data;
}

describe('multipart requests', () => {
  test('files take the places of the variables that the map names', async () => {
    const { answer } = await send(
      form(
        { files: [null, null] },
        { a: ['variables.files.0'], b: ['variables.files.1'] },
        { a: new Blob(['12345']), b: new Blob(['日本']) },
      ),
    );
    expect(answer).toEqual({ data: { weigh: [5, 6] } });
  });

  test('one file may stand in two places', async () => {
    const { answer } = await send(
      form(
        { files: [null, null] },
        { a: ['variables.files.0', 'variables.files.1'] },
        { a: new Blob(['123']) },
      ),
    );
    expect(answer).toEqual({ data: { weigh: [3, 3] } });
  });

  test('text in the place of a file is refused', async () => {
    const { answer } = await send(form({ files: ['not a file'] }, {}, {}));
    expect(answer).toHaveProperty('errors');
    expect(answer).not.toHaveProperty('data.weigh');
  });

  test.each<[string, () => FormData]>([
    ['no operations', () => new FormData()],
    ['operations that are no JSON', () => written('{', '{}')],
    ['operations of null', () => written('null', '{"a":["variables.file"]}')],
    ['operations of a number', () => written('5', '{}')],
    ['operations of a text', () => written('"text"', '{}')],
    ['a map of nothing', () => written(JSON.stringify({ query }), '{"a":null}')],
  ])('%s is refused as bad input, without a stack trace', async (_what, make) => {
    const { status, answer } = await send(make());
    expect(answer).toHaveProperty('errors.0.message');
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).not.toContain('INTERNAL_SERVER_ERROR');
    expect(JSON.stringify(answer)).not.toMatch(/\.ts:\d|node_modules/);
  });
});
