import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../db/__generated__/tables.ts';
import type { Json } from '../db/values.ts';

/**
 * A module's personal data, for a person's export and the end of their account: `personalDataSql.ts` in each
 * module.
 */
export interface PersonalData {
  readonly areas: readonly Area[];
  /** `table.column` of rows deleted with the person they point at, in this order. */
  readonly purged: readonly string[];
  /** `table.column` of rows that stay, pointing at an anonymised account, and why. */
  readonly kept: Readonly<Record<string, string>>;
  /** What remains to be erased after that. */
  readonly empty?: (trx: Transaction<Tables>, leaving: Leaving, now: Date) => Promise<void>;
}

export interface Leaving {
  readonly userId: string;
  readonly email: string;
}

export interface AreaRow {
  /** The cursor of the next page. */
  readonly key: string;
  readonly row: Json;
}

/** One file of a person's export. What others wrote about or to them is not in it. */
export interface Area {
  readonly file: string;
  /** For the export's README. */
  readonly label: string;
  readonly page: (userId: string, after: string) => RawBuilder<AreaRow>;
}

export const areaPageSize = 500;

/**
 * Pages of a table. `row` is built from `t`; `owner` is an indexed column, `key` a unique uuid to page by.
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

/** Names of taxonomy entries, in their order. */
export const names = (table: string, ids: string): string =>
  `(select coalesce(json_agg(n.name order by array_position(${ids}, n.id)), '[]') from ${table} as n where n.id = any(${ids}))`;
