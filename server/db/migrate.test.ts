import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readColumns } from './catalog.ts';
import { type Database, openDatabase } from './client.ts';
import { MigrationChangedError, migrate } from './migrate.ts';
import { type MigrationFile, hashOfMigrations, readMigrationFiles } from './migrationFiles.ts';
import { printTables } from './printTables.ts';
import { isOnPostgres, testDatabase } from './testing/testDatabase.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** Databases without a single table, on the engine the tests run on. */
const emptyName = `tsumugi_test_${process.pid}_${randomBytes(6).toString('hex')}`;
let open: () => Promise<Database>;
const opened: Database[] = [];

beforeAll(async () => {
  if (!isOnPostgres) {
    const memory = await openDatabase({ memory: true });
    opened.push(memory);
    open = async () => memory;
    return;
  }
  await onServer(`create database ${emptyName}`);
  const url = new URL(serverUrl);
  url.pathname = `/${emptyName}`;
  open = async () => {
    const database = await openDatabase({ databaseUrl: url.href });
    opened.push(database);
    return database;
  };
});

afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  if (isOnPostgres) await onServer(`drop database ${emptyName} with (force)`);
});

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const file = (name: string, text: string): MigrationFile => ({ name, text, sha256: `hash of ${text}` });

const first = file(
  '0001_first',
  `create table a (id integer primary key); -- two statements; and a comment
   create function b() returns trigger language plpgsql as $$ begin raise exception 'no; not now'; end $$;`,
);
const second = file('0002_second', 'create table c (id integer primary key)');

describe('migrate', () => {
  it('applies once, however many servers start at once', async () => {
    const servers = await Promise.all([open(), open(), open()]);
    const applied = await Promise.all(servers.map((server) => migrate(server, { files: [first] })));
    expect(applied.flat()).toEqual(['0001_first']);
  });

  it('does nothing the second time, and later only what is new', async () => {
    const database = await open();
    expect(await migrate(database, { files: [first] })).toEqual([]);
    expect(await migrate(database, { files: [first, second] })).toEqual(['0002_second']);
    expect(await migrate(database, { files: [first, second] })).toEqual([]);
  });

  it('lets an older server start on a newer database', async () => {
    expect(await migrate(await open(), { files: [first] })).toEqual([]);
  });

  it('refuses a file that was changed after it was applied', async () => {
    const changed = file('0001_first', 'create table other (id integer)');
    const attempt = migrate(await open(), { files: [changed, second] });
    await expect(attempt).rejects.toThrow(MigrationChangedError);
    await expect(attempt).rejects.toThrow('0001_first');
  });

  it('leaves nothing of a run in which one file fails', async () => {
    const database = await open();
    const good = file('0003_good', 'create table d (id integer)');
    const bad = file('0004_bad', 'create table e (id integer); select no_such_function()');
    await expect(migrate(database, { files: [first, second, good, bad] })).rejects.toThrow('0004_bad');
    const { rows } = await sql<{ d: string | null }>`select to_regclass('d')::text as d`.execute(database.db);
    expect(rows).toEqual([{ d: null }]);
    expect(await migrate(database, { files: [first, second, good] })).toEqual(['0003_good']);
  });
});

describe('the migrations of the house', () => {
  it('are numbered without gaps', async () => {
    const names = (await readMigrationFiles()).map(({ name }) => Number(name.slice(0, 4)));
    expect(names).toEqual(names.map((_, index) => index + 1));
  });

  it('have a hash that changes with any of them', async () => {
    const files = await readMigrationFiles();
    const touched = files.map((one, index) => (index === 3 ? { ...one, sha256: 'other' } : one));
    expect(hashOfMigrations(files)).toMatch(/^[0-9a-f]{16}$/u);
    expect(hashOfMigrations(touched)).not.toBe(hashOfMigrations(files));
  });

  it('are what tables.ts was printed from, on this engine', async () => {
    const database = await testDatabase();
    opened.push(database);
    const printed = printTables(await readColumns(database.db));
    const target = new URL('./__generated__/tables.ts', import.meta.url);
    expect(await readFile(target, 'utf8'), 'run `npm run tables`').toBe(printed);
  });

  it('seed the vocabularies', async () => {
    const { db } = opened.at(-1) ?? (await testDatabase());
    const counts = await Promise.all(
      (['prefectures', 'categories', 'industries', 'tools', 'occupations', 'job_tags'] as const).map(
        async (table) => {
          const found = await db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow();
          return [table, found.count];
        },
      ),
    );
    expect(Object.fromEntries(counts)).toEqual({
      prefectures: 47,
      categories: 30,
      industries: 22,
      tools: 60,
      occupations: 30,
      job_tags: 40,
    });
  });
});
