import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Tables } from '../server/db/__generated__/tables.ts';
import type { Database } from '../server/db/client.ts';

const nothing = (): Promise<void> => Promise.resolve();

/** A connection that asks the real database at most once per statement and answers from memory ever after. */
class RecordedConnection implements DatabaseConnection {
  readonly #real: Kysely<Tables>;
  readonly #answers = new Map<string, QueryResult<unknown>>();

  constructor(real: Kysely<Tables>) {
    this.#real = real;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const known = this.#answers.get(query.sql);
    return known === undefined ? this.#record<R>(query) : Promise.resolve({ rows: rowsOf<R>(known.rows) });
  }

  async #record<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#real.executeQuery(query);
    this.#answers.set(query.sql, result);
    return { rows: rowsOf<R>(result.rows) };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for it, and nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nothing is streamed.');
  }
}

/** What was recorded under a statement's text is what that statement's type says. */
function isRows<R>(_rows: readonly unknown[]): _rows is R[] {
  return true;
}

function rowsOf<R>(rows: readonly unknown[]): R[] {
  return isRows<R>(rows) ? rows : [];
}

/** The product's own statements, loaders and resolvers, without a database behind them. */
export function recordedDatabase({ db: real }: Pick<Database, 'db'>): Kysely<Tables> {
  const connection = new RecordedConnection(real);
  const driver: Driver = {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  const dialect: Dialect = {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
  return new Kysely<Tables>({ dialect });
}
