import {
  execute,
  getNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  parse,
} from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { mutationsWithErrors } from '../builder/answerInPayloads.ts';
import { encodeGlobalId } from '../lib/request/globalId.ts';
import { maskedMessage } from '../lib/request/masked.ts';
import { guest } from '../lib/request/viewer.ts';
import { schema } from './schema.ts';
import { testApi, type TestApi } from './testing.ts';

let api: TestApi;
let creator: string;

beforeAll(async () => {
  api = await testApi();
  creator = await api.rows.creator();
});
afterAll(() => api.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const follow = `mutation ($userId: ID!) {
  follow(input: { userId: $userId }) { follow { id } user { id } errors { __typename message } }
}`;
const signIn = `mutation {
  signIn(signInInput: { email: "a@example.jp", password: "a long password" }) { accessToken errors { __typename message } }
}`;

describe('what goes wrong with a mutation stands in its payload', () => {
  test('a role that may not', async () => {
    const userId = encodeGlobalId('CreatorUser', await api.rows.creator());
    const errors = [{ __typename: 'ForbiddenError', message: 'この操作はできません。' }];
    expect(await api.post(follow, { userId }, creator)).toEqual({
      data: { follow: { follow: null, user: null, errors } },
    });
  });

  test('but for who is not signed in', async () => {
    expect((await api.post(follow, { userId: 'x' })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('a failure that nobody foresaw, masked, with the id that it is logged by', async () => {
    const logged = vi.spyOn(api.services.log, 'error');
    const cause = new TypeError('the secret of the house');
    vi.spyOn(api.services.hashing, 'run').mockRejectedValue(cause);
    const { data, errors } = await api.post(signIn);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      { err: cause, errorId: expect.any(String) },
      'unexpected error',
    );
    const [entry] = logged.mock.calls[0] ?? [];
    const id: unknown = typeof entry === 'object' && entry && 'errorId' in entry ? entry.errorId : undefined;
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      signIn: {
        accessToken: null,
        errors: [{ __typename: 'InternalServerError', message: `${maskedMessage}(${String(id)})` }],
      },
    });
  });
});

describe('every payload can tell of a failure', () => {
  test.each(mutationsWithErrors(schema).map((field) => [field.name, getNamedType(field.type)] as const))(
    '%s',
    async (_name, payload) => {
      if (!isObjectType(payload)) throw new Error('A payload is an object.');
      const error = { code: 'InternalServerError', message: maskedMessage, details: {} };
      const query = new GraphQLObjectType({
        name: 'Failing',
        fields: { call: { type: payload, resolve: () => ({ errors: [error] }) } },
      });
      const selection = Object.values(payload.getFields()).map(({ name, type }) =>
        isCompositeType(getNamedType(type)) ? `${name} { __typename }` : name,
      );
      const { data, errors } = await execute({
        schema: new GraphQLSchema({ query, types: schema.getImplementations(errorInterface()).objects }),
        document: parse(`{ call { ${selection.join(' ')} } }`),
        contextValue: { services: api.services, viewer: guest },
      });
      expect(errors).toBeUndefined();
      expect(data).toMatchObject({ call: { errors: [{ __typename: 'InternalServerError' }] } });
    },
  );
});

function errorInterface() {
  const type = schema.getType('Error');
  if (!isInterfaceType(type)) throw new Error('There is no Error.');
  return type;
}
