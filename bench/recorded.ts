import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Tables } from '../server/db/__generated__/tables.ts';
import type { Database } from '../server/db/client.ts';

const nothing = (): Promise<void> => Promise.resolve();

type Answer = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

/** A connection answered by a function. */
class AnsweredConnection implements DatabaseConnection {
  readonly #answer: Answer;

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return { rows: rowsOf<R>((await this.#answer(query)).rows) };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for it, and nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nothing is streamed.');
  }
}

/** Rows recorded for a statement have that statement's type. */
function isRows<R>(_rows: readonly unknown[]): _rows is R[] {
  return true;
}

function rowsOf<R>(rows: readonly unknown[]): R[] {
  return isRows<R>(rows) ? rows : [];
}

/** The product's statements, loaders and resolvers, with a function in place of the database. */
export function answeredDatabase(answer: Answer): Kysely<Tables> {
  const connection = new AnsweredConnection(answer);
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

/** Asks the database once per statement, then answers from memory. */
export function recordedDatabase({ db: real }: Pick<Database, 'db'>): Kysely<Tables> {
  const known = new Map<string, QueryResult<unknown>>();
  return answeredDatabase(async (query) => {
    const result = known.get(query.sql) ?? (await real.executeQuery(query));
    known.set(query.sql, result);
    return result;
  });
}
