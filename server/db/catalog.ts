import { type QueryExecutorProvider, sql } from 'kysely';

export interface CatalogColumn {
  readonly table: string;
  readonly name: string;
  /** As PostgreSQL prints it: `text`, `integer[]`, `timestamp(3) with time zone`. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** Stored generated columns cannot be written. */
  readonly isGeneratedAlways: boolean;
  /** Values allowed by an enumeration check, for the column or its array's elements. */
  readonly allowed: readonly string[] | undefined;
}

interface ColumnRow extends Omit<CatalogColumn, 'allowed'> {
  readonly checks: readonly string[];
}

/** Not the migrator's tables. */
const ours = sql`relation.relname not like 'kysely_%' and relation.relname <> 'migration_checksum'`;

export async function readColumns(db: QueryExecutorProvider): Promise<readonly CatalogColumn[]> {
  const { rows } = await sql<ColumnRow>`
    select relation.relname as "table", attribute.attname as "name",
      format_type(attribute.atttypid, attribute.atttypmod) as "type",
      not attribute.attnotnull as "isNullable",
      (attribute.atthasdef or attribute.attidentity = 'd') and attribute.attgenerated = '' as "hasDefault",
      attribute.attgenerated = 's' or attribute.attidentity = 'a' as "isGeneratedAlways",
      array(
        select pg_get_constraintdef(rule.oid) from pg_constraint as rule
        where rule.conrelid = relation.oid and rule.contype = 'c' and rule.conkey = array[attribute.attnum]
        order by rule.conname
      )::text[] as "checks"
    from pg_class as relation
    join pg_attribute as attribute on attribute.attrelid = relation.oid
    where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
      and attribute.attnum > 0 and not attribute.attisdropped and ${ours}
    order by relation.relname, attribute.attnum
  `.execute(db);
  return rows.map((row) => ({
    table: row.table,
    name: row.name,
    type: row.type,
    isNullable: row.isNullable,
    hasDefault: row.hasDefault,
    isGeneratedAlways: row.isGeneratedAlways,
    allowed: row.checks.map(enumerationOf).find((values) => values !== undefined),
  }));
}

/**
 * The values of `check (column in (…))` or `check (column <@ array[…])`, as the catalog prints them. A single
 * value is printed as a comparison.
 */
export function enumerationOf(definition: string): readonly string[] | undefined {
  const list = /^CHECK \(\(+\w+ (?:= ANY|<@) \(?(?:\()?ARRAY\[(?<values>.*)\]\)*(?:::text\[\])?\)+$/u.exec(
    definition,
  );
  const single = /^CHECK \(\(+\w+ = (?<values>'(?:[^']|'')*'::text)\)+$/u.exec(definition);
  const text = (list ?? single)?.groups?.['values'];
  if (text === undefined) return undefined;
  const values = [...text.matchAll(/'((?:[^']|'')*)'::text/gu)].map((match) =>
    (match[1] ?? '').replaceAll("''", "'"),
  );
  return values.length > 0 ? values : undefined;
}
