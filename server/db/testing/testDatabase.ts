import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { Client } from 'pg';
import type { Tables } from '../__generated__/tables.ts';
import { type Database, type ObserveOptions, openDatabase } from '../client.ts';
import { clusterOf } from '../cluster.ts';
import { embeddedDialect, openPGlite } from '../embedded.ts';
import { migrate } from '../migrate.ts';
import { type MigrationFile, hashOfMigrations, readMigrationFiles } from '../migrationFiles.ts';
import type { PostgresOptions } from '../postgres.ts';
import { scriptMark } from '../statements.ts';

export interface TestDatabaseOptions extends ObserveOptions {
  /** Connections at most on PostgreSQL; 10 unless told. */
  readonly poolSize?: NonNullable<PostgresOptions['poolSize']>;
  /** Statements that fill it. Run once: every file that asks for the same ones starts from a copy. */
  readonly script?: string;
}

const serverUrl = process.env['TEST_DATABASE_URL'];

/** True when the tests run on a real PostgreSQL: for races, which one connection cannot show. */
export const isOnPostgres = serverUrl !== undefined;

/**
 * A database of its own, migrated and empty unless there is a script, for one test file: PGlite in memory, or a database of
 * the server that `TEST_DATABASE_URL` names. Close it in `afterAll`.
 */
export async function testDatabase({ script, ...options }: TestDatabaseOptions = {}): Promise<Database> {
  const start = startOf(await readMigrationFiles(), script);
  return serverUrl === undefined ? fromSnapshot(start, options) : fromTemplate(serverUrl, start, options);
}

/** A data folder whose embedded database is migrated and empty, for servers in processes of their own. */
export async function migratedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tsumugi-folder-'));
  const snapshot = await snapshotOf(startOf(await readMigrationFiles(), undefined));
  const pglite = await openPGlite({ folder: clusterOf(folder), snapshot });
  await pglite.close();
  return folder;
}

/** What a database starts from. */
interface Start {
  readonly migrations: readonly MigrationFile[];
  readonly script?: string;
  /** Of the migrations, then of the script. */
  readonly name: string;
}

function startOf(migrations: readonly MigrationFile[], script: string | undefined): Start {
  const name = hashOfMigrations(migrations);
  if (script === undefined) return { migrations, name };
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  return { migrations, script, name: `${name}_${hash}` };
}

const runScript = (db: Kysely<Tables>, script: string) => sql.raw(`${scriptMark}${script}`).execute(db);

const cacheFolder = new URL('../../.cache/', import.meta.url);

/** Of the empty database, which a worker opens again and again. */
const snapshots = new Map<string, Promise<Blob>>();

/** Making a cluster and migrating it takes seconds; loading a dump of one takes a fraction. */
async function fromSnapshot(start: Start, options: ObserveOptions): Promise<Database> {
  return openDatabase({ ...options, memory: true, snapshot: await snapshotOf(start) });
}

function snapshotOf(start: Start): Promise<Blob> {
  const snapshot = snapshots.get(start.name) ?? readSnapshot(start);
  if (start.script === undefined) snapshots.set(start.name, snapshot);
  // The next file tries anew.
  snapshot.catch(() => snapshots.delete(start.name));
  return snapshot;
}

const fileOf = ({ name }: Start): string => `pglite-${name}.tar`;

/** Nobody opens PGlite's other databases, and each copy would hold their files. */
async function dropOthers(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false where datname <> current_database()');
  const { rows } = await pglite.query<{ name: string }>(
    'select datname as name from pg_database where datname <> current_database()',
  );
  for (const { name } of rows) await pglite.exec(`drop database ${name}`);
  await pglite.exec('checkpoint');
}

async function readSnapshot(start: Start): Promise<Blob> {
  const kept = await readFile(new URL(fileOf(start), cacheFolder)).catch(() => undefined);
  return kept === undefined ? makeSnapshot(start) : new Blob([kept]);
}

async function makeSnapshot(start: Start): Promise<Blob> {
  const { migrations, script } = start;
  const empty = startOf(migrations, undefined);
  // Every copy of a dump holds the segments of its log, used or not.
  const pglite = await openPGlite(
    script === undefined
      ? { initdb: ['--wal-segsize=1', '-c', 'wal_recycle=off'] }
      : { snapshot: await snapshotOf(empty) },
  );
  const db = new Kysely<Tables>({ dialect: embeddedDialect(pglite) });
  if (script === undefined) await migrate({ db }, { files: migrations });
  else await runScript(db, script);
  await dropOthers(pglite);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();

  await mkdir(cacheFolder, { recursive: true });
  // Several workers may do this at once: each writes a file of its own, and a later rename changes nothing.
  const draft = new URL(`${fileOf(start)}.${process.pid}-${randomBytes(4).toString('hex')}`, cacheFolder);
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, new URL(fileOf(start), cacheFolder));
  const outdated = (await readdir(cacheFolder)).filter(
    (file) => /^pglite-[0-9a-f_]+\.tar$/u.test(file) && !file.startsWith(`pglite-${empty.name}`),
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

/** Of the empty database. Making one is a second of waiting, so the next is made while a file is tested. */
const copiesAhead = new Map<string, Promise<string>>();

function copyOf(server: string, start: Start): Promise<string> {
  const make = () => makeCopy(server, start);
  if (start.script !== undefined) return make();
  const copy = copiesAhead.get(start.name)?.catch(make) ?? make();
  const next = copy.then(make, make);
  // Whoever takes it tries once more.
  next.catch(() => undefined);
  copiesAhead.set(start.name, next);
  return copy;
}

let hasSwept = false;

async function makeCopy(server: string, start: Start): Promise<string> {
  const own = `tsumugi_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await onServer(server, async (client) => {
    if (!hasSwept) await dropLeftovers(client, hashOfMigrations(start.migrations));
    hasSwept = true;
    const template = await templateOf(client, server, start);
    await client.query(`create database ${own} template ${template}`);
  });
  return own;
}

async function fromTemplate(server: string, start: Start, options: TestDatabaseOptions): Promise<Database> {
  const own = await copyOf(server, start);
  const database = await openDatabase({ ...options, databaseUrl: urlOf(server, own) });
  return {
    ...database,
    close: async () => {
      await database.close();
      // Nobody waits for it. What is left when the worker ends is dropped by the next run.
      drop(server, own).catch(() => undefined);
    },
  };
}

const drop = (server: string, database: string) =>
  onServer(server, (client) => client.query(`drop database if exists ${database} with (force)`));

/** Made under another name first, so that a template that exists is a whole one. */
async function templateOf(client: Client, server: string, start: Start): Promise<string> {
  const template = `tsumugi_template_${start.name}`;
  if (await exists(client, template)) return template;
  const { migrations, script } = start;
  const building = `${template}_building`;
  await client.query(`drop database if exists ${building} with (force)`);
  await client.query(
    script === undefined
      ? `create database ${building}`
      : `create database ${building} template ${await templateOf(client, server, startOf(migrations, undefined))}`,
  );
  const database = await openDatabase({ databaseUrl: urlOf(server, building) });
  try {
    if (script === undefined) await migrate(database, { files: migrations });
    else await runScript(database.db, script);
  } finally {
    await database.close();
  }
  await dropLeftovers(client, hashOfMigrations(migrations));
  await client.query(`alter database ${building} rename to ${template}`);
  return template;
}

/** Templates of earlier migrations, and databases of runs that were ended before they could drop theirs. */
async function dropLeftovers(client: Client, migrations: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database
     where datname ~ '^tsumugi_(template|test)_' and datname !~ '_building$' and datname !~ $1
       and not exists (select from pg_stat_activity as session where session.datname = pg_database.datname)`,
    [`^tsumugi_template_${migrations}`],
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
