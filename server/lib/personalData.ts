import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../db/__generated__/tables.ts';
import type { Json } from '../db/values.ts';

/** What a module keeps of a person, for their copy of it and for the end of their account: `personalDataSql.ts` in each module. */
export interface PersonalData {
  readonly areas: readonly Area[];
  /** `table.column` of rows that are deleted with the person they point at, in this order. */
  readonly purged: readonly string[];
  /** `table.column` of rows that stay, pointing at an account without a name, and why. */
  readonly kept: Readonly<Record<string, string>>;
  /** What is left to take out after that. */
  readonly empty?: (trx: Transaction<Tables>, leaving: Leaving, now: Date) => Promise<void>;
}

export interface Leaving {
  readonly userId: string;
  readonly email: string;
}

export interface AreaRow {
  /** What the next page begins after. */
  readonly key: string;
  readonly row: Json;
}

/** One file of a person's copy. What others wrote about or to them is theirs and not among it. */
export interface Area {
  readonly file: string;
  /** What the file holds, as the README tells it. */
  readonly label: string;
  /** One page of rows in the order of their keys. */
  readonly page: (userId: string, after: string) => RawBuilder<AreaRow>;
}

export const areaPageSize = 500;

/**
 * Pages of a table behind an index on its owner. `row` is built from `t`; a person's rows are told by `owner`, and walked by `key`, a uuid
 * of which each row has another.
 */
export function area(
  file: string,
  label: string,
  from: string,
  owner: string,
  key: string,
  row: string,
): Area {
  return {
    file,
    label,
    page: (userId, after) => sql<AreaRow>`
      select ${sql.raw(key)} as key, json_build_object(${sql.raw(row)}) as row from ${sql.raw(from)}
      where ${sql.raw(owner)} = ${userId}::uuid and ${sql.raw(key)} > ${after}::uuid
      order by ${sql.raw(key)} limit ${sql.lit(areaPageSize)}`,
  };
}

/** The words for a list of taxonomy entries or the like, in their order. */
export const names = (table: string, ids: string): string =>
  `(select coalesce(json_agg(n.name order by array_position(${ids}, n.id)), '[]') from ${table} as n where n.id = any(${ids}))`;
