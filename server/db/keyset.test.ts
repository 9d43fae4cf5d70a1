import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connection } from '../lib/request/paging.ts';
import type { Key, KeysetPage } from '../lib/request/paging.ts';
import { keysetPlaces, keysetValues, walkKeyset } from './keyset.ts';
import { testDatabase } from './testing/testDatabase.ts';
import { testMoment, testRows } from './testing/testRows.ts';

const database = await testDatabase();
const { db } = database;
const author = await testRows(database).creator();
afterAll(() => database.close());

/** Seven works, three of them published in the same millisecond, and one that is in no feed. */
const works = [0, 0, 0, 1, 2, 3, 5].map((offset) => ({
  id: randomUUID(),
  at: new Date(testMoment.getTime() + offset),
}));
const newestFirst = works.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));

beforeAll(async () => {
  const rows = testRows(database);
  for (const { id, at } of works) await rows.publicProduct({ id, author_id: author, first_published_at: at });
  await rows.product({ author_id: author });
});

const page = {
  first: (limit: number, from?: Key): KeysetPage => ({ limit, backward: false, from }),
  last: (limit: number, from?: Key): KeysetPage => ({ limit, backward: true, from }),
};

async function read(asked: KeysetPage, order: 'desc' | 'asc' = 'desc') {
  const values = keysetValues(asked, order);
  const found = await walkKeyset(
    db
      .selectFrom('products')
      .select(['id', 'public_at as at'])
      .where('author_id', '=', author)
      .where('public_at', 'is not', null),
    { at: 'public_at', id: 'id', order },
    asked.backward,
    keysetPlaces(values),
  )
    .limit(values.limit)
    .execute();
  const { edges, pageInfo } = connection(asked, found, (row) => ({ at: row.at ?? testMoment, id: row.id }));
  const { hasNextPage, hasPreviousPage } = pageInfo;
  const rows = edges.map(({ node }) => node);
  return { rows, hasNextPage, hasPreviousPage, ids: rows.map(({ id }) => id) };
}

const ids = newestFirst.map((work) => work.id);
const position = (index: number) => newestFirst[index];

describe('keyset pages', () => {
  it('begin at the newest', async () => {
    expect(await read(page.first(3))).toMatchObject({
      ids: ids.slice(0, 3),
      hasNextPage: true,
      hasPreviousPage: false,
    });
  });

  it('go on after a cursor, also between rows of one millisecond', async () => {
    for (const [index] of newestFirst.entries()) {
      const got = await read(page.first(2, position(index)));
      expect(got).toMatchObject({
        ids: ids.slice(index + 1, index + 3),
        hasNextPage: index + 3 < ids.length,
      });
    }
  });

  it('read backwards from a cursor, in the order of the list', async () => {
    for (const [index] of newestFirst.entries()) {
      const got = await read(page.last(2, position(index)));
      expect(got).toMatchObject({
        ids: ids.slice(Math.max(0, index - 2), index),
        hasPreviousPage: index > 2,
        hasNextPage: true,
      });
    }
  });

  it('read the end of the list', async () => {
    expect(await read(page.last(2))).toMatchObject({
      ids: ids.slice(-2),
      hasNextPage: false,
      hasPreviousPage: true,
    });
  });

  it('go the other way round in a list of oldest first', async () => {
    const oldestFirst = ids.toReversed();
    expect(await read(page.first(3), 'asc')).toMatchObject({ ids: oldestFirst.slice(0, 3) });
    expect(await read(page.first(9, position(4)), 'asc')).toMatchObject({ ids: oldestFirst.slice(3) });
    expect(await read(page.last(1, position(4)), 'asc')).toMatchObject({ ids: [ids[5]] });
  });

  it('hold every row exactly once when read through', async () => {
    const seen: string[] = [];
    let asked = page.first(2);
    for (;;) {
      const got = await read(asked);
      seen.push(...got.ids);
      const last = got.rows.at(-1);
      if (!got.hasNextPage || last === undefined || last.at === null) break;
      asked = page.first(2, { at: last.at, id: last.id });
    }
    expect(seen).toEqual(ids);
  });
});
