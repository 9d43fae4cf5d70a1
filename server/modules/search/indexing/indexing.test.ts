import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('words that are offered', () => {
  const countsOf = async (...words: readonly string[]) =>
    Object.fromEntries(
      (
        await database.db
          .selectFrom('search_words')
          .select(['word', 'in_titles', 'in_texts'])
          .where('word', 'in', words)
          .execute()
      ).map(({ word, in_titles, in_texts }) => [word, [in_titles, in_texts]]),
    );

  it('are those of texts too, counted once a document, a title before its text', async () => {
    const rows = testRows(database);
    await rows.publicProduct({ name: '瓦版', description: '蛍狩りの夜、瓦版を刷る。蛍狩りの図。' });
    const other = await rows.publicProduct({ name: '蛍狩り', description: '瓦版の続き。' });
    await indexChanges(services);
    expect(await countsOf('瓦版', '蛍狩り')).toEqual({ 瓦版: [1, 1], 蛍狩り: [1, 1] });
    await noteEverything(services);
    await indexChanges(services);
    expect(await countsOf('瓦版', '蛍狩り')).toEqual({ 瓦版: [1, 1], 蛍狩り: [1, 1] });
    await database.db
      .updateTable('products')
      .set({ name: '蝉時雨', description: '瓦版の続き。' })
      .where('id', '=', other)
      .execute();
    await indexChanges(services);
    expect(await countsOf('瓦版', '蛍狩り', '蝉時雨')).toEqual({
      瓦版: [1, 1],
      蛍狩り: [0, 1],
      蝉時雨: [1, 0],
    });
    await database.db.updateTable('products').set({ is_hidden: true }).where('id', '=', other).execute();
    await indexChanges(services);
    expect(await countsOf('瓦版', '蝉時雨')).toEqual({ 瓦版: [1, 0] });
  });

  it('go with the last document that held them', async () => {
    const work = await testRows(database).publicProduct({ name: '鵺退治', description: '雷獣の図。' });
    await indexChanges(services);
    expect(await countsOf('雷獣')).toEqual({ 雷獣: [0, 1] });
    await database.db.deleteFrom('products').where('id', '=', work).execute();
    await indexChanges(services);
    expect(await countsOf('鵺退治', '退治', '雷獣')).toEqual({});
    expect(await database.db.selectFrom('search_words_left').selectAll().execute()).toEqual([]);
  });

  it('are such as somebody looks for', async () => {
    await testRows(database).publicProduct({
      name: '暦',
      description:
        'これは鈴木さんのためのもので、三つの木版画とのれんを2031年に https://example.com へ出した。活版印刷機械工場のいろ。',
    });
    await indexChanges(services);
    const found = await countsOf(
      'これ',
      'ため',
      'もの',
      'さん',
      '2031',
      '2031年',
      'https',
      'com',
      'いろ',
      '鈴木さん',
      '画',
      '木版画',
      '木版',
      'のれん',
      '工場',
      '活版印刷機械工場',
    );
    expect(Object.keys(found).toSorted()).toEqual(['のれん', '木版', '木版画', '工場'].toSorted());
  });

  it('written by two at once are counted as if by one', async () => {
    const rows = testRows(database);
    for (let n = 0; n < 45; n += 1)
      await rows.publicProduct({
        name: '天狗面',
        description: `河童の絵。${n % 2 === 0 ? '座敷童' : '鬼火'}。`,
      });
    await Promise.all([indexChanges(services), indexChanges(services), indexChanges(services)]);
    expect(await countsOf('天狗', '河童', '鬼火')).toMatchObject({ 河童: [0, 45], 鬼火: [0, 22] });
  });
});
