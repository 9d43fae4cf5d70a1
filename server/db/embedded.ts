import { PGlite } from '@electric-sql/pglite';
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { EmbeddedStatements } from './embeddedStatements.ts';
import { statementNames } from './statements.ts';
import { beginText, savepointMethods, traced } from './transactions.ts';
import { parsers } from './values.ts';

export interface EmbeddedOptions {
  /** In memory when left out. */
  readonly folder?: string;
  /** A dump to start from, in memory. */
  readonly snapshot?: Blob;
  /** For a cluster that is made. */
  readonly initdb?: readonly string[];
}

/** A file in memory needs no second place in memory, which is filled with zeros at each start. */
const inMemory = ['-c', 'shared_buffers=16MB'];

export async function openPGlite(options: EmbeddedOptions): Promise<PGlite> {
  const pglite = await PGlite.create({
    ...(options.folder !== undefined && { dataDir: options.folder }),
    ...(options.snapshot !== undefined && { loadDataDir: options.snapshot }),
    ...(options.initdb !== undefined && { initDbStartParams: [...options.initdb] }),
    startParams: [...PGlite.defaultStartParams, ...(options.folder === undefined ? inMemory : [])],
    relaxedDurability: false,
    // Array types take the parser of their element.
    parsers: { ...parsers },
  });
  await pglite.exec("set timezone = 'UTC'");
  return pglite;
}

/** PGlite's one connection. Kysely's mutex gives it to one user at a time, so a transaction holds it. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly #observe: ((text: string) => void) | undefined;
  readonly #naming = statementNames();
  readonly #statements: EmbeddedStatements;

  constructor(pglite: PGlite, observe: ((text: string) => void) | undefined) {
    this.#pglite = pglite;
    this.#observe = observe;
    this.#statements = new EmbeddedStatements(pglite);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#observe?.(query.sql);
    const protocol = this.#naming(query.sql);
    try {
      if (protocol.kind === 'script') {
        await this.#pglite.exec(query.sql);
        return { rows: [] };
      }
      if (protocol.kind === 'named')
        return await this.#statements.run<R>(protocol.name, query.sql, query.parameters);
      const { rows, affectedRows } = await this.#pglite.query<R>(query.sql, [...query.parameters]);
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
    } catch (error) {
      throw traced(error, new Error());
    }
  }

  async control(text: string): Promise<string | undefined> {
    const [result] = await this.#pglite.exec(text);
    return result?.command;
  }

  // oxlint-disable-next-line require-yield -- the interface asks for it, and nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: page by key instead.');
  }
}

class EmbeddedDriver implements Driver {
  readonly savepoint = savepointMethods.savepoint;
  readonly rollbackToSavepoint = savepointMethods.rollbackToSavepoint;
  readonly releaseSavepoint = savepointMethods.releaseSavepoint;
  readonly #pglite: PGlite;
  readonly #connection: EmbeddedConnection;

  constructor(pglite: PGlite, observe: ((text: string) => void) | undefined) {
    this.#pglite = pglite;
    this.#connection = new EmbeddedConnection(pglite, observe);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return this.#connection;
  }

  async beginTransaction(connection: EmbeddedConnection, settings: TransactionSettings): Promise<void> {
    await connection.control(beginText(settings));
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    // After a failed statement whose error was swallowed, COMMIT "succeeds" by rolling back.
    if ((await connection.control('commit')) === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.control('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (!this.#pglite.closed) await this.#pglite.close();
  }
}

/** Kysely on PGlite. The adapter declares a single connection, so Kysely puts a mutex in front. */
export function embeddedDialect(pglite: PGlite, observe?: (text: string) => void): Dialect {
  return {
    createDriver: () => new EmbeddedDriver(pglite, observe),
    createAdapter: () => new PGliteAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}
