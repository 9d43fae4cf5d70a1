import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { Kysely } from 'kysely';
import { Client } from 'pg';
import type { Tables } from '../__generated__/tables.ts';
import { type Database, type ObserveOptions, openDatabase } from '../client.ts';
import { embeddedDialect, openPGlite } from '../embedded.ts';
import { migrate } from '../migrate.ts';
import { type MigrationFile, hashOfMigrations, readMigrationFiles } from '../migrationFiles.ts';
import type { PostgresOptions } from '../postgres.ts';

export interface TestDatabaseOptions extends ObserveOptions {
  /** Connections at most on PostgreSQL; 10 unless told. */
  readonly poolSize?: NonNullable<PostgresOptions['poolSize']>;
}

const serverUrl = process.env['TEST_DATABASE_URL'];

/** True when the tests run on a real PostgreSQL: for races, which one connection cannot show. */
export const isOnPostgres = serverUrl !== undefined;

/**
 * A database of its own, migrated and empty, for one test file: PGlite in memory, or a database of the server that
 * `TEST_DATABASE_URL` names. Close it in `afterAll`.
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const files = await readMigrationFiles();
  return serverUrl === undefined ? fromSnapshot(files, options) : fromTemplate(serverUrl, files, options);
}

const cacheFolder = new URL('../../.cache/', import.meta.url);

/** Making a cluster and migrating it takes seconds; loading a dump of one takes a fraction. */
async function fromSnapshot(files: readonly MigrationFile[], options: ObserveOptions): Promise<Database> {
  const name = `pglite-${hashOfMigrations(files)}.tar`;
  const kept = await readFile(new URL(name, cacheFolder)).catch(() => undefined);
  const snapshot = kept === undefined ? await makeSnapshot(files, name) : new Blob([kept]);
  return openDatabase({ ...options, memory: true, snapshot });
}

async function makeSnapshot(files: readonly MigrationFile[], name: string): Promise<Blob> {
  const pglite = await openPGlite({});
  await migrate({ db: new Kysely<Tables>({ dialect: embeddedDialect(pglite) }) }, { files });
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();

  await mkdir(cacheFolder, { recursive: true });
  // Several workers may do this at once: each writes a file of its own, and a later rename changes nothing.
  const draft = new URL(`${name}.${process.pid}-${randomBytes(4).toString('hex')}`, cacheFolder);
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, new URL(name, cacheFolder));
  const outdated = (await readdir(cacheFolder)).filter(
    (file) => /^pglite-[0-9a-f]+\.tar$/u.test(file) && file !== name,
  );
  await Promise.all(outdated.map((file) => rm(new URL(file, cacheFolder), { force: true })));
  return dump;
}

/** Any number: whoever makes, copies or drops one of our databases holds it, over all workers and checkouts. */
const lockKey = 7_203_411;

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await work(client);
  } finally {
    // Ends the lock too.
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function exists(client: Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  return (rowCount ?? 0) > 0;
}

async function fromTemplate(
  server: string,
  files: readonly MigrationFile[],
  options: TestDatabaseOptions,
): Promise<Database> {
  const template = `tsumugi_template_${hashOfMigrations(files)}`;
  const own = `tsumugi_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await onServer(server, async (client) => {
    if (!(await exists(client, template))) await makeTemplate(client, server, template, files);
    await client.query(`create database ${own} template ${template}`);
  });

  const database = await openDatabase({ ...options, databaseUrl: urlOf(server, own) });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, (client) => client.query(`drop database if exists ${own} with (force)`));
    },
  };
}

/** Made under another name first, so that a template that exists is a whole one. */
async function makeTemplate(
  client: Client,
  server: string,
  template: string,
  files: readonly MigrationFile[],
): Promise<void> {
  const building = `${template}_building`;
  await client.query(`drop database if exists ${building} with (force)`);
  await client.query(`create database ${building}`);
  const database = await openDatabase({ databaseUrl: urlOf(server, building) });
  try {
    await migrate(database, { files });
  } finally {
    await database.close();
  }
  await dropLeftovers(client);
  await client.query(`alter database ${building} rename to ${template}`);
}

/** Templates of earlier migrations, and databases of runs that were ended before they could drop theirs. */
async function dropLeftovers(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database
     where datname ~ '^tsumugi_(template|test)_' and datname !~ '_building$'
       and not exists (select from pg_stat_activity as session where session.datname = pg_database.datname)`,
  );
  for (const { name } of rows) {
    const pid = /^tsumugi_test_(\d+)_/u.exec(name)?.[1];
    if (pid === undefined || !isRunning(Number(pid))) await client.query(`drop database if exists ${name}`);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is a process all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
