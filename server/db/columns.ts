import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** `createdAt` as `created_at`. */
type Snake<Name extends string, Done extends string = ''> = Name extends `${infer First}${infer Rest}`
  ? Snake<Rest, `${Done}${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}`>
  : Done;

type Column<Name extends string> = Name extends `${infer Table}.${infer Key}`
  ? Key extends Snake<Key>
    ? Name
    : `${Table}.${Snake<Key>} as ${Key}`
  : Name extends Snake<Name>
    ? Name
    : `${Snake<Name>} as ${Name}`;

/**
 * Columns aliased to their camel-case names: `columnsOf('u.id', 'u.createdAt')` is `['u.id', 'u.created_at as
 * createdAt']`, of that very type. Call it once, at module level.
 */
export function columnsOf<const Names extends readonly string[]>(
  ...names: Names
): { readonly [Place in keyof Names]: Column<Names[Place]> };
export function columnsOf(...names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const [table, key] = name.includes('.') ? name.split('.', 2) : [undefined, name];
    const column = key === undefined ? key : columnOf(key);
    const place = table === undefined ? column : `${table}.${column}`;
    return column === key ? name : `${place} as ${key}`;
  });
}

export function columnOf(key: string): string {
  return key.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

/** For `values` and `set`: these properties as columns. */
export function writtenColumns<Row extends object, Key extends keyof Row & string>(
  row: Row,
  keys: readonly Key[],
): { [Each in Key as Snake<Each>]: Row[Each] };
export function writtenColumns(row: Readonly<Record<string, unknown>>, keys: readonly string[]): object {
  return Object.fromEntries(keys.map((key) => [columnOf(key), row[key]]));
}

/** A date column as YYYY-MM-DD. */
export function dayOf<Day extends string | null = string>(column: string): RawBuilder<Day> {
  return sql<Day>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
}
