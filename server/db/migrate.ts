import { type QueryExecutorProvider, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './client.ts';
import { type MigrationFile, readMigrationFiles } from './migrationFiles.ts';
import { scriptMark } from './statements.ts';

/** An applied migration was edited. Write a new one instead. */
export class MigrationChangedError extends Error {
  readonly migration: string;

  constructor(migration: string) {
    super(
      `Migration ${migration} was changed after it had been applied. Restore the file, and put the change into a new one.`,
    );
    this.name = 'MigrationChangedError';
    this.migration = migration;
  }
}

export interface MigrateOptions {
  /** For tests. */
  readonly files?: readonly MigrationFile[];
}

const checksumTable = 'migration_checksum';

/**
 * Applies missing migrations in one transaction and answers their names. Several servers may call it at once:
 * the migrator takes an advisory lock on PostgreSQL, and later ones find nothing to do.
 */
export async function migrate(
  database: Pick<Database, 'db'>,
  options: MigrateOptions = {},
): Promise<readonly string[]> {
  const { db } = database;
  const files = options.files ?? (await readMigrationFiles());
  // Usually nothing is missing, which one small table tells faster than the migrator.
  if ((await countApplied(db, files)) === files.length) return [];

  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(files.map((file) => [file.name, { up: (trx) => apply(trx, file) }])),
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error');
    throw failed === undefined
      ? error
      : new Error(
          `Migration ${failed.migrationName} failed: ${error instanceof Error ? error.message : String(error)}`,
          {
            cause: error,
          },
        );
  }
  // Another server may have applied its files while this one waited for the lock.
  await countApplied(db, files);
  return (results ?? []).map((result) => result.migrationName);
}

/** Whether this is a Tsumugi database, of any version. */
export async function isOurs(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass(${checksumTable})::text as found
  `.execute(db);
  return rows.some(({ found }) => found !== null);
}

async function apply(trx: QueryExecutorProvider, file: MigrationFile): Promise<void> {
  // A migration may take longer than a request; reset with the transaction.
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`create table if not exists ${sql.table(checksumTable)} (name text primary key, sha256 text not null)`.execute(
    trx,
  );
  await sql.raw(`${scriptMark}\n${file.text}`).execute(trx);
  await sql`insert into ${sql.table(checksumTable)} (name, sha256) values (${file.name}, ${file.sha256})`.execute(
    trx,
  );
}

/** How many files are applied; throws when one was edited since. */
async function countApplied(db: QueryExecutorProvider, files: readonly MigrationFile[]): Promise<number> {
  if (!(await isOurs(db))) return 0;
  const { rows } = await sql<{ name: string; sha256: string }>`
    select name, sha256 from ${sql.table(checksumTable)}
  `.execute(db);
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  for (const file of files) {
    const sha256 = applied.get(file.name);
    if (sha256 !== undefined && sha256 !== file.sha256) throw new MigrationChangedError(file.name);
  }
  return files.filter((file) => applied.has(file.name)).length;
}
