import { Kysely } from 'kysely';
import type { Tables } from './__generated__/tables.ts';
import { clusterOf } from './cluster.ts';
import { embeddedDialect, openPGlite } from './embedded.ts';
import { lockDataDir } from './lock.ts';
import { type PostgresOptions, openPool, postgresDialect } from './postgres.ts';

export type Engine = 'pglite' | 'postgres';

export interface Database {
  readonly db: Kysely<Tables>;
  readonly engine: Engine;
  /** For metrics. PGlite has one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

export interface ObserveOptions {
  /** Called with each statement's text before it runs; tests count with it. */
  readonly onStatement?: (text: string) => void;
}

export interface DataDirOptions extends ObserveOptions {
  /** The folder of PGlite's cluster and its lock. */
  readonly dataDir: string;
}

export interface MemoryOptions extends ObserveOptions {
  readonly memory: true;
  /** Starts from another PGlite's dump. */
  readonly snapshot?: Blob;
}

export type DatabaseOptions = (PostgresOptions & ObserveOptions) | DataDirOptions | MemoryOptions;

/** Opens PostgreSQL, or PGlite in a folder or in memory. Does not migrate. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ('databaseUrl' in options) return openPostgres(options);
  if ('dataDir' in options) return openFolder(options);
  return openEmbedded(options, options.snapshot === undefined ? {} : { snapshot: options.snapshot });
}

function openPostgres(options: PostgresOptions & ObserveOptions): Database {
  const pool = openPool(options);
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool, options.onStatement) });
  return {
    db,
    engine: 'postgres',
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      // Kysely ends the pool only if it was used.
      await db.destroy();
      if (!pool.ended && !pool.ending) await pool.end();
    },
  };
}

async function openFolder(options: DataDirOptions): Promise<Database> {
  const lock = lockDataDir(options.dataDir);
  try {
    const database = await openEmbedded(options, { folder: clusterOf(options.dataDir) });
    return {
      ...database,
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openEmbedded(
  options: ObserveOptions,
  from: { readonly folder?: string; readonly snapshot?: Blob },
): Promise<Database> {
  const pglite = await openPGlite(from);
  const db = new Kysely<Tables>({ dialect: embeddedDialect(pglite, options.onStatement) });
  return {
    db,
    engine: 'pglite',
    connections: () => ({ total: 1, idle: 0, waiting: 0 }),
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}
