import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import { type Protocol, statementNames } from './statements.ts';
import { beginText, savepointMethods, traced } from './transactions.ts';
import { arrayParsers, parsers } from './values.ts';

export interface PostgresOptions {
  readonly databaseUrl: string;
  /** 10 by default. */
  readonly poolSize?: number;
  /** The server ends statements that run longer; 15 s by default, 0 for never. */
  readonly statementTimeoutMs?: number;
  /** How long a request waits for a free connection; 5 s by default. */
  readonly connectionTimeoutMs?: number;
  /** Closes connections unused for this long; 30 s by default, 0 for never. */
  readonly idleTimeoutMs?: number;
  readonly applicationName?: string;
  /** An idle connection broke. For the log: the pool has dropped it already. */
  readonly onPoolError?: (error: Error) => void;
}

const textArrayId: number = 1009;

/** Splits an array's text as `text[]`, then parses each element, nested arrays too. */
function parseArray(text: string, element: (text: string) => unknown): unknown {
  const read = (entry: unknown): unknown => {
    if (Array.isArray(entry)) return entry.map(read);
    return typeof entry === 'string' ? element(entry) : entry;
  };
  return read(types.getTypeParser(textArrayId, 'text')(text));
}

/** Our parsers before `pg`'s own, for this pool only. */
const typeParsers = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      const parser = parsers[id];
      if (parser) return parser;
      const element = arrayParsers[id];
      if (element) return (text: string) => parseArray(text, element);
    }
    return types.getTypeParser(id, format);
  },
};

export function openPool(options: PostgresOptions): Pool {
  const pool = new Pool({
    connectionString: options.databaseUrl,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 5_000,
    idleTimeoutMillis: options.idleTimeoutMs ?? 30_000,
    keepAlive: true,
    application_name: options.applicationName ?? 'tsumugi',
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    // A stuck process' transaction would hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    // No compiling of plans: it takes longer than our statements run.
    options: '-c timezone=UTC -c jit=off',
    types: typeParsers,
  });
  pool.on('error', (error) => options.onPoolError?.(error));
  return pool;
}

type Naming = (text: string) => Protocol;

/** A prepared statement outlived a change of its table: its connection must be closed. */
function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '0A000' && error.message.includes('cached plan');
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #naming: Naming;
  readonly #observe: ((text: string) => void) | undefined;
  #broken = false;

  constructor(client: PoolClient, naming: Naming, observe: ((text: string) => void) | undefined) {
    this.#client = client;
    this.#naming = naming;
    this.#observe = observe;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#observe?.(query.sql);
    const protocol = this.#naming(query.sql);
    try {
      if (protocol.kind === 'script') {
        await this.#client.query(query.sql);
        return { rows: [] };
      }
      const values = [...query.parameters];
      const { command, rowCount, rows } = await this.#client.query(
        protocol.kind === 'named'
          ? { name: protocol.name, text: query.sql, values }
          : { text: query.sql, values },
      );
      const writes =
        command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
      return writes ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    } catch (error) {
      if (isStalePlan(error)) this.#broken = true;
      throw traced(error, new Error());
    }
  }

  /** Transaction control; answers the command that really happened. */
  async control(text: string): Promise<string> {
    try {
      const { command } = await this.#client.query(text);
      return command;
    } catch (error) {
      // The session's state is unknown now.
      this.#broken = true;
      throw traced(error, new Error());
    }
  }

  release(): void {
    this.#client.release(this.#broken);
  }

  // oxlint-disable-next-line require-yield -- the interface asks for it, and nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: page by key instead.');
  }
}

class PoolDriver implements Driver {
  readonly savepoint = savepointMethods.savepoint;
  readonly rollbackToSavepoint = savepointMethods.rollbackToSavepoint;
  readonly releaseSavepoint = savepointMethods.releaseSavepoint;
  readonly #pool: Pool;
  readonly #observe: ((text: string) => void) | undefined;
  readonly #naming = statementNames();
  readonly #connections = new WeakMap<PoolClient, PostgresConnection>();

  constructor(pool: Pool, observe: ((text: string) => void) | undefined) {
    this.#pool = pool;
    this.#observe = observe;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const client = await this.#pool.connect();
    const known = this.#connections.get(client);
    if (known) return known;
    const connection = new PostgresConnection(client, this.#naming, this.#observe);
    this.#connections.set(client, connection);
    return connection;
  }

  async beginTransaction(connection: PostgresConnection, settings: TransactionSettings): Promise<void> {
    await connection.control(beginText(settings));
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    // After a failed statement whose error was swallowed, COMMIT "succeeds" by rolling back.
    if ((await connection.control('commit')) === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.control('rollback');
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** Kysely on a pool of `pg` connections, with a named prepared statement for each text. */
export function postgresDialect(pool: Pool, observe?: (text: string) => void): Dialect {
  return {
    createDriver: () => new PoolDriver(pool, observe),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}
