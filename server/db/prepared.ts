import { sql } from 'kysely';
import type { CompiledQuery, Kysely, RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Tables } from './__generated__/tables.ts';

/** Marks a parameter's place in a statement. */
class Mark {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Place<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * A statement that is built once and then only bound: for the few that every page of a feed runs, where building the text costs more than
 * anything else the server does for them.
 *
 * @example const byIds = prepared<{ ids: readonly string[] }>()((db, value) => db.selectFrom('products').select('id').where(sql`id = any(${value('ids')})`));
 *          const rows = await byIds(db, { ids });
 */
export function prepared<Values extends object>() {
  return <Row>(
    build: (db: Kysely<Tables>, value: Place<Values>) => Compilable<Row>,
  ): ((db: Kysely<Tables>, values: Values) => Promise<Row[]>) => {
    const built = new WeakMap<Kysely<Tables>, CompiledQuery<Row>>();
    return async (db, values) => {
      const query = built.get(db) ?? build(db, (name) => sql`${new Mark(name)}`).compile();
      built.set(db, query);
      const named = new Map<string, unknown>(Object.entries(values));
      const parameters = query.parameters.map((parameter) =>
        parameter instanceof Mark ? named.get(parameter.name) : parameter,
      );
      const { rows } = await db.executeQuery<Row>({ ...query, parameters });
      return rows;
    };
  };
}

/**
 * The first rows of an ordered statement, as many as a call asks for, at most `most`. PostgreSQL assumes that
 * an unknown limit takes a tenth of the table, and then plans anew at each call, which costs several times
 * the run; with a known limit below, it plans once. Nothing between the two may change the order.
 */
export function firstRows<DB, TB extends keyof DB, Row>(
  db: Kysely<Tables>,
  ordered: SelectQueryBuilder<DB, TB, Row>,
  limit: RawBuilder<number>,
  most: number,
) {
  return db
    .selectFrom(ordered.limit(sql.lit(most)).as('page'))
    .selectAll()
    .limit(limit);
}
