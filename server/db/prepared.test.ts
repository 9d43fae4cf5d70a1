import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from './client.ts';
import { prepared } from './prepared.ts';
import { testDatabase } from './testing/testDatabase.ts';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('is built once, bound by name at each call, and keeps values that never change', async () => {
  const build = vi.fn();
  const named = prepared<{ ids: readonly number[]; most: number }>()((db, value) => {
    build();
    return db
      .selectFrom('categories')
      .select(['id', 'name'])
      .where('name', '<>', '漫画')
      .where(sql<boolean>`id = any(${value('ids')}::integer[])`)
      .orderBy('id')
      .limit(value('most'));
  });
  const { db } = database;
  expect((await named(db, { ids: [1, 2, 3], most: 2 })).map(({ id }) => id)).toEqual([1, 2]);
  expect((await named(db, { ids: [3, 29, 30], most: 10 })).map(({ id }) => id)).toEqual([3, 30]);
  expect(build).toHaveBeenCalledTimes(1);
});
