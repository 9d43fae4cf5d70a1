import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeysetWindow, applyKeyset, keysetPage } from './keyset.ts';
import { testDatabase } from './testDatabase.ts';
import { testMoment, testRows } from './testRows.ts';

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

async function read(window: KeysetWindow, order: 'desc' | 'asc' = 'desc') {
  const found = await applyKeyset(
    db.selectFrom('products').select(['id', 'public_at as at']).where('author_id', '=', author),
    { at: 'public_at', id: 'id', order },
    window,
  ).execute();
  const page = keysetPage(found, window);
  return { ...page, ids: page.rows.map((row) => row.id) };
}

const ids = newestFirst.map((work) => work.id);
const position = (index: number) => newestFirst[index];

describe('keyset pages', () => {
  it('begin at the newest', async () => {
    expect(await read({ first: 3 })).toMatchObject({
      ids: ids.slice(0, 3),
      hasNextPage: true,
      hasPreviousPage: false,
    });
  });

  it('go on after a cursor, also between rows of one millisecond', async () => {
    for (const [index] of newestFirst.entries()) {
      const page = await read({ first: 2, after: position(index) });
      expect(page).toMatchObject({
        ids: ids.slice(index + 1, index + 3),
        hasNextPage: index + 3 < ids.length,
      });
    }
  });

  it('read backwards from a cursor, in the order of the list', async () => {
    for (const [index] of newestFirst.entries()) {
      const page = await read({ last: 2, before: position(index) });
      expect(page).toMatchObject({
        ids: ids.slice(Math.max(0, index - 2), index),
        hasPreviousPage: index > 2,
        hasNextPage: true,
      });
    }
  });

  it('read the end of the list', async () => {
    expect(await read({ last: 2 })).toMatchObject({
      ids: ids.slice(-2),
      hasNextPage: false,
      hasPreviousPage: true,
    });
  });

  it('go the other way round in a list of oldest first', async () => {
    const oldestFirst = ids.toReversed();
    expect(await read({ first: 3 }, 'asc')).toMatchObject({ ids: oldestFirst.slice(0, 3) });
    expect(await read({ first: 9, after: position(4) }, 'asc')).toMatchObject({ ids: oldestFirst.slice(3) });
    expect(await read({ last: 1, before: position(4) }, 'asc')).toMatchObject({ ids: [ids[5]] });
  });

  it('hold every row exactly once when read through', async () => {
    const seen: string[] = [];
    let window: KeysetWindow = { first: 2 };
    for (;;) {
      const page = await read(window);
      seen.push(...page.ids);
      const last = page.rows.at(-1);
      if (!page.hasNextPage || last === undefined || last.at === null) break;
      window = { first: 2, after: { at: last.at, id: last.id } };
    }
    expect(seen).toEqual(ids);
  });
});
