import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { isOperation, OperationCompiler } from '../graphql/execution/compile.ts';
import { DomainError, InvalidInputs } from '../lib/request/errors.ts';
import { offsetPage, offsetWindow } from '../lib/request/paging.ts';
import { builder } from './builder.ts';
import { orErrors } from './errors.ts';
import { payload } from './payload.ts';
import { OffsetPageInfo } from './offsetPageInfo.ts';

/** A small schema of its own that uses the common pieces as a module does. */
const RenamePayload = payload<{ name: string }>('RenamePayload', (t) => ({
  name: t.exposeString('name', { nullable: true }),
}));
const Numbers = builder.objectRef<ReturnType<typeof offsetPage<number>>>('Numbers').implement({
  fields: (t) => ({
    nodes: t.intList({ resolve: ({ nodes }) => [...nodes] }),
    pageInfo: t.field({ type: OffsetPageInfo, resolve: ({ pageInfo }) => pageInfo }),
  }),
});

builder.mutationType({
  fields: (t) => ({
    rename: t.field({
      type: RenamePayload,
      args: { name: t.arg.string({ required: true }) },
      authScopes: { everyone: true },
      resolve: (_root, { name }) =>
        orErrors(['UserInputInvalidError', 'ProductNotFoundError'], async () => {
          if (name === '')
            throw new DomainError('UserInputInvalidError', '名前を入力してください。', { field: 'name' });
          if (name === 'both' || name === 'mixed')
            throw new InvalidInputs([
              new DomainError('UserInputInvalidError', '姓を入力してください。', { field: 'lastName' }),
              new DomainError(
                name === 'both' ? 'UserInputInvalidError' : 'ForbiddenError',
                '名を入力してください。',
                {
                  field: 'firstName',
                },
              ),
            ]);
          if (name === 'gone') throw new DomainError('ProductNotFoundError', '作品が見つかりません。');
          if (name === 'mine') throw new DomainError('ForbiddenError', '名を挙げていない失敗。');
          if (name === 'bug') throw new TypeError('a surprise');
          return { name };
        }),
    }),
  }),
});
builder.queryField('numbers', (t) =>
  t.field({
    type: Numbers,
    args: { limit: t.arg.int(), offset: t.arg.int() },
    authScopes: { everyone: true },
    resolve: (_root, args) => {
      const window = offsetWindow(args);
      const all = Array.from({ length: 45 }, (_, index) => index);
      return offsetPage(window, all.slice(window.offset, window.offset + window.limit), all.length);
    },
  }),
);

const compiler = new OperationCompiler(builder.toSchema());

async function run(text: string): Promise<unknown> {
  const operation = compiler.operation(parse(text), undefined);
  if (!isOperation(operation)) throw new Error(JSON.stringify(operation));
  return operation.run(undefined, { viewer: { kind: 'guest' } }, {});
}

const rename = (name: string) =>
  run(
    `mutation { rename(name: "${name}") { name errors { __typename message ... on UserInputInvalidError { field } } } }`,
  );

describe('payload errors', () => {
  test('a call that works answers its fields and no errors', async () => {
    expect(await rename('余白展')).toEqual({ data: { rename: { name: '余白展', errors: [] } } });
  });

  test('an expected failure is a typed error beside the fields, with the input field it belongs to', async () => {
    expect(await rename('')).toEqual({
      data: {
        rename: {
          name: null,
          errors: [
            { __typename: 'UserInputInvalidError', message: '名前を入力してください。', field: 'name' },
          ],
        },
      },
    });
    expect(await rename('gone')).toMatchObject({
      data: { rename: { errors: [{ __typename: 'ProductNotFoundError' }] } },
    });
  });

  test('several fields that are wrong are answered together', async () => {
    expect(await rename('both')).toMatchObject({
      data: { rename: { name: null, errors: [{ field: 'lastName' }, { field: 'firstName' }] } },
    });
  });

  test.each(['mine', 'bug', 'mixed'])(
    'a failure that the mutation does not name is thrown on: %s',
    async (name) => {
      expect(await rename(name)).toMatchObject({ data: null, errors: [{ path: ['rename'] }] });
    },
  );
});

describe('limit/offset lists', () => {
  const page = (args: string) =>
    run(`{ numbers${args} { nodes pageInfo { current hasNext hasPrevious total } } }`);

  test.each([
    ['', 20, { current: 1, hasNext: true, hasPrevious: false, total: 45 }],
    ['(limit: 20, offset: 20)', 20, { current: 2, hasNext: true, hasPrevious: true, total: 45 }],
    ['(limit: 20, offset: 40)', 5, { current: 3, hasNext: false, hasPrevious: true, total: 45 }],
    ['(limit: 20, offset: 100)', 0, { current: 6, hasNext: false, hasPrevious: true, total: 45 }],
  ])('numbers%s', async (args, length, pageInfo) => {
    expect(await page(args)).toMatchObject({ data: { numbers: { nodes: { length }, pageInfo } } });
  });

  test.each(['(limit: 0)', '(limit: 101)', '(offset: -1)', '(offset: 1000001)'])(
    'refuses %s',
    async (args) => {
      expect(await page(args)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    },
  );
});
