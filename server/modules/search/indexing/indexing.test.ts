import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../db/testing/testDatabase.ts';
import type { Database } from '../../../db/client.ts';
import { testMoment, testRows } from '../../../db/testing/testRows.ts';
import { testClock } from '../../../lib/dates/clock.ts';
import { indexChanges, noteEverything, waitingChanges } from './indexing.ts';

let database: Database;
let services: Parameters<typeof indexChanges>[0];

beforeAll(async () => {
  database = await testDatabase();
  services = { db: database.db, clock: testClock(testMoment.toISOString()) };
});
afterAll(() => database.close());

const documentOf = (id: string) =>
  database.db.selectFrom('search_documents').selectAll().where('subject_id', '=', id).executeTakeFirst();

it('what is written is due, and indexed with its readings', async () => {
  const rows = testRows(database);
  const author = await rows.creator({ user_name: '堂本 千晶' });
  const work = await rows.publicProduct({
    author_id: author,
    name: '夜の提灯列',
    description: '火袋に字を入れる。',
  });
  expect(await waitingChanges(services)).toBeGreaterThan(0);
  await indexChanges(services);
  expect(await waitingChanges(services)).toBe(0);
  expect(await documentOf(work)).toMatchObject({
    audience: 'EVERYONE',
    folded_title: '夜の提灯列',
    owner_id: author,
  });
  expect((await documentOf(work))?.grams).toEqual(
    expect.arrayContaining(['提灯', '~ちょ', '^ちょ', '火袋', '堂本']),
  );
  const words = await database.db.selectFrom('search_words').select(['word', 'spoken']).execute();
  expect(words).toContainEqual({ word: '提灯', spoken: 'ちょちん' });
});

it('names are read as their owners read them', async () => {
  const author = await testRows(database).creator({
    user_name: '千晶',
    last_name: '堂本',
    first_name: '千晶',
    last_name_kana: 'ドウモト',
    first_name_kana: 'チアキラ',
  });
  await indexChanges(services);
  expect((await documentOf(author))?.title_words).toEqual(
    expect.arrayContaining(['どもと', 'ちあきら', 'どもとちあきら']),
  );
});

it('who may see it follows in the very write', async () => {
  const work = await testRows(database).publicProduct({ name: '余白展' });
  await indexChanges(services);
  await database.db.updateTable('products').set({ visibility: 'MEMBERS' }).where('id', '=', work).execute();
  expect(await documentOf(work)).toMatchObject({ audience: 'MEMBERS' });
  await database.db.updateTable('products').set({ is_hidden: true }).where('id', '=', work).execute();
  expect(await documentOf(work)).toMatchObject({ audience: 'NOBODY' });
  await indexChanges(services);
  expect(await documentOf(work)).toMatchObject({ audience: 'NOBODY' });
});

it('counters make nothing due, and what changes while it is indexed is due again', async () => {
  const work = await testRows(database).publicProduct({ name: '余白展' });
  await indexChanges(services);
  await database.db.updateTable('products').set({ views_count: 5 }).where('id', '=', work).execute();
  expect(await waitingChanges(services)).toBe(0);
  await database.db.updateTable('products').set({ name: '余白の本' }).where('id', '=', work).execute();
  await indexChanges(services);
  expect(await documentOf(work)).toMatchObject({ title: '余白の本' });
});

it('two that index at once make every document once', async () => {
  await noteEverything(services);
  const waiting = await waitingChanges(services);
  const taken = await Promise.all([indexChanges(services), indexChanges(services)]);
  expect(taken[0] + taken[1]).toBe(waiting);
  expect(await waitingChanges(services)).toBe(0);
});

it('what is gone is no longer due', async () => {
  await database.db
    .insertInto('search_changes')
    .values({ kind: 'PRODUCT', subject_id: randomUUID() })
    .execute();
  await indexChanges(services);
  expect(await waitingChanges(services)).toBe(0);
});
