import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { batched, groupBy, indexBy, release } from './batch.ts';
import type { Context } from './context.ts';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** Its context. */
const requestOf = (id: string): Context => ({
  services: api.services,
  viewer: { kind: 'guest' },
  request: { id, ip: '', userAgent: '' },
});
const contexts = (): readonly [Context, Context] => [requestOf('one'), requestOf('two')];

test('keys of one turn are one load, each once, and nothing is shared between requests', async () => {
  const [one, two] = contexts();
  const load = vi.fn(
    async (_context: Context, keys: readonly number[]) => new Map(keys.map((key) => [key, key * 2])),
  );
  const doubles = batched(load);
  expect(
    await Promise.all([
      doubles(one).load(1),
      doubles(one).load(2),
      doubles(one).load(1),
      doubles(two).load(1),
    ]),
  ).toEqual([2, 4, 2, 2]);
  expect(load.mock.calls.map(([context, keys]) => [context.request.id, keys])).toEqual([
    ['one', [1, 2]],
    ['two', [1]],
  ]);
});

test('a key that was read is not read again, until it is forgotten', async () => {
  const [one] = contexts();
  const load = vi.fn(
    async (_context: Context, keys: readonly number[]) => new Map(keys.map((key) => [key, key * 2])),
  );
  const doubles = batched(load)(one);
  await doubles.load(1);
  expect(await Promise.all([doubles.load(1), doubles.load(2)])).toEqual([2, 4]);
  doubles.clear(1);
  expect(await Promise.all([doubles.load(1), doubles.load(2)])).toEqual([2, 4]);
  expect(load.mock.calls.map(([, keys]) => keys)).toEqual([[1], [2], [1]]);
});

test('what was read is there at once, until the request ends', async () => {
  const [one, two] = contexts();
  const load = vi.fn(
    async (_context: Context, keys: readonly number[]) => new Map(keys.map((key) => [key, key * 2])),
  );
  const doubles = batched(load);
  await Promise.all([doubles(one).load(1), doubles(two).load(1)]);
  expect([doubles(one).load(1), doubles(two).load(1)]).toEqual([2, 2]);
  release(one);
  expect(doubles(two).load(1)).toBe(2);
  expect(await doubles(one).load(1)).toBe(2);
  expect(load).toHaveBeenCalledTimes(3);
});

test('what is forgotten while it is read is read again', async () => {
  const [one] = contexts();
  const begun = Promise.withResolvers<void>();
  const answers = Promise.withResolvers<void>();
  let times = 0;
  const count = batched(async (_context: Context, keys: readonly number[]) => {
    times += 1;
    const time = times;
    begun.resolve();
    await answers.promise;
    return new Map(keys.map((key) => [key, time]));
  })(one);
  const before = count.load(1);
  await begun.promise;
  count.clear(1);
  const anew = count.load(1);
  answers.resolve();
  expect(await Promise.all([before, anew])).toEqual([1, 2]);
  expect(count.load(1)).toBe(2);
});

test('what a resolver asks for a few promises later is in the same load', async () => {
  const [one] = contexts();
  const load = vi.fn(
    async (_context: Context, keys: readonly number[]) => new Map(keys.map((key) => [key, key * 2])),
  );
  const doubles = batched(load)(one);
  const late = async (): Promise<number | undefined> => {
    for (let step = 0; step < 5; step += 1) await Promise.resolve();
    return doubles.load(2);
  };
  expect(await Promise.all([doubles.load(1), late()])).toEqual([2, 4]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was not found is undefined, a load that fails fails its keys alone', async () => {
  const [one] = contexts();
  const none = batched(async () => new Map<string, string>());
  expect(await none(one).load('x')).toBeUndefined();
  const broken = batched(async (): Promise<Map<string, string>> => {
    throw new Error('no database');
  });
  await expect(broken(one).load('x')).rejects.toThrow('no database');
  const back = batched(
    vi.fn(async () => new Map([['x', 1]])).mockRejectedValueOnce(new Error('no database')),
  );
  await expect(back(one).load('x')).rejects.toThrow('no database');
  expect(await back(one).load('x')).toBe(1);
});

test('children are grouped under every parent that was asked for', () => {
  const rows = [
    { parent: 'a', n: 1 },
    { parent: 'b', n: 2 },
    { parent: 'a', n: 3 },
  ];
  expect(groupBy(['a', 'b', 'c'], rows, ({ parent }) => parent)).toEqual(
    new Map([
      ['a', [rows[0], rows[2]]],
      ['b', [rows[1]]],
      ['c', []],
    ]),
  );
  expect(indexBy(rows, ({ n }) => n).get(3)).toBe(rows[2]);
});
