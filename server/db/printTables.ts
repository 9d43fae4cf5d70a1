import { readFile, writeFile } from 'node:fs/promises';
import { type CatalogColumn, readColumns } from './catalog.ts';
import { openDatabase } from './client.ts';
import { migrate } from './migrate.ts';

/**
 * Prints `__generated__/tables.ts` from the migrated database: `npm run tables`; `--check` fails on drift.
 */

const target = new URL('./__generated__/tables.ts', import.meta.url);

const header = `// Printed by server/db/printTables.ts from the migrated database: run \`npm run tables\` after a migration.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../values.ts';

`;

const scalars: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  tsvector: 'string',
  date: 'string',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
  'timestamp with time zone': 'Date',
};

function scalarOf(column: CatalogColumn, type: string): string {
  if (column.allowed !== undefined)
    return column.allowed.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ');
  const scalar = scalars[type.replace(/\(\d+(?:,\d+)?\)/u, '')];
  if (scalar === undefined)
    throw new Error(`No TypeScript type for ${column.table}.${column.name}: ${column.type}`);
  return scalar;
}

function orNull(type: string, column: CatalogColumn): string {
  return column.isNullable ? `${type} | null` : type;
}

/** The type read, and the one written where that differs: text for jsonb, readonly lists. */
function columnType(column: CatalogColumn): string {
  const isList = column.type.endsWith('[]');
  if (column.type !== 'jsonb' && !isList) {
    const type = orNull(scalarOf(column, column.type), column);
    if (column.isGeneratedAlways) return `GeneratedAlways<${type}>`;
    return column.hasDefault ? `Generated<${type}>` : type;
  }
  const element = isList ? scalarOf(column, column.type.slice(0, -2)) : '';
  const list = element.includes(' ') ? `(${element})[]` : `${element}[]`;
  const read = orNull(isList ? list : 'Json', column);
  const written = orNull(isList ? `readonly ${list}` : 'string', column);
  if (column.isGeneratedAlways) return `GeneratedAlways<${read}>`;
  return `ColumnType<${read}, ${column.hasDefault ? `${written} | undefined` : written}, ${written}>`;
}

export function interfaceName(table: string): string {
  const words = table.split('_').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${words.join('')}Table`;
}

export function printTables(columns: readonly CatalogColumn[]): string {
  const tables = [...Map.groupBy(columns, (column) => column.table)];
  const interfaces = tables.map(([table, own]) => {
    const fields = own.map((column) => `  ${column.name}: ${columnType(column)};\n`);
    return `export interface ${interfaceName(table)} {\n${fields.join('')}}\n\n`;
  });
  const names = tables.map(([table]) => `  ${table}: ${interfaceName(table)};\n`);
  return `${header}${interfaces.join('')}export interface Tables {\n${names.join('')}}\n`;
}

async function main(): Promise<void> {
  const database = await openDatabase({ memory: true });
  try {
    await migrate(database);
    const printed = printTables(await readColumns(database.db));
    if (!process.argv.includes('--check')) {
      await writeFile(target, printed);
      return;
    }
    const current = await readFile(target, 'utf8').catch(() => '');
    if (current !== printed) {
      process.stderr.write(
        'server/db/__generated__/tables.ts does not fit the migrations: run `npm run tables`.\n',
      );
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}

if (import.meta.main) await main();
