import { sql } from 'kysely';
import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnOf, columnsOf, writtenColumns } from '../../../db/columns.ts';
import { replaceEntries } from '../../../db/entryLists.ts';
import { names } from '../../../lib/personalData.ts';
import { entriesFields, workFields } from './fields.ts';
import type { Written } from './fields.ts';

const keys = workFields.map(({ key }) => key);
const rowKeys = workFields.flatMap((field) => (field.type === 'entries' ? [] : [field.key]));

/** What is written about a work `p`, or in a change of one, as its row is read. */
export const workColumns = columnsOf(...keys.map((key) => `p.${key}` as const));
export const writtenRowColumns = columnsOf(...keys);

/** The same of a work as its author edited it last: of its change `r`, where there is one. */
export const lastEditedColumns = keys.map((key) =>
  sql<
    Written[typeof key]
  >`case when r.id is null then p.${sql.ref(columnOf(key))} else r.${sql.ref(columnOf(key))} end`.as(key),
);

/** What is written, as columns of a work or of a change; the lists of a work stand in tables of their own. */
export function rowOf(written: Written) {
  return writtenColumns(written, rowKeys) satisfies Partial<Insertable<Tables['products']>>;
}

/** A change keeps its lists beside the rest. */
export function changeRowOf(written: Written) {
  return writtenColumns(written, keys) satisfies Partial<Insertable<Tables['product_revisions']>>;
}

/** Triggers copy them into the work's own row. */
export async function writeLists(
  trx: Transaction<Tables>,
  productId: string,
  written: Written,
): Promise<void> {
  for (const { key, as } of entriesFields) {
    const list = {
      table: `product_${as}`,
      owner: 'product_id',
      ownerId: productId,
      column: columnOf(key).replace(/s$/u, ''),
    } as const;
    await replaceEntries(trx, list, written[key]);
  }
}

/** The words for what is written in a row of this name, for its author's copy of their data. */
export function writtenJson(row: string): string {
  return workFields
    .map((field) =>
      field.type === 'entries'
        ? `'${field.as}', ${names(field.as, `${row}.${columnOf(field.key)}`)}`
        : `'${field.key}', ${row}.${columnOf(field.key)}`,
    )
    .join(', ');
}

/** The same of a draft, which keeps it as JSON. */
export function writtenDraftJson(content: string): string {
  return workFields
    .map((field) =>
      field.type === 'entries'
        ? `'${field.as}', ${names(field.as, `array(select value::integer from jsonb_array_elements_text(${content} -> '${field.key}'))`)}`
        : `'${field.key}', ${content} -> '${field.key}'`,
    )
    .join(', ');
}
