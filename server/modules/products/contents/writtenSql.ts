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

/** The written fields of a work `p` or its pending change. */
export const workColumns = columnsOf(...keys.map((key) => `p.${key}` as const));
export const writtenRowColumns = columnsOf(...keys);

/** As the author last edited it: from the pending change `r`, if any. */
export const lastEditedColumns = keys.map((key) =>
  sql<
    Written[typeof key]
  >`case when r.id is null then p.${sql.ref(columnOf(key))} else r.${sql.ref(columnOf(key))} end`.as(key),
);

/** Columns of a work or change; a work's lists have their own tables. */
export function rowOf(written: Written) {
  return writtenColumns(written, rowKeys) satisfies Partial<Insertable<Tables['products']>>;
}

/** A change stores its lists in its own row. */
export function changeRowOf(written: Written) {
  return writtenColumns(written, keys) satisfies Partial<Insertable<Tables['product_revisions']>>;
}

/** Triggers copy them into the work's row. */
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

/** JSON of a row's written fields, for the author's export. */
export function writtenJson(row: string): string {
  return workFields
    .map((field) =>
      field.type === 'entries'
        ? `'${field.as}', ${names(field.as, `${row}.${columnOf(field.key)}`)}`
        : `'${field.key}', ${row}.${columnOf(field.key)}`,
    )
    .join(', ');
}

/** The same for a draft's JSON. */
export function writtenDraftJson(content: string): string {
  return workFields
    .map((field) =>
      field.type === 'entries'
        ? `'${field.as}', ${names(field.as, `array(select value::integer from jsonb_array_elements_text(${content} -> '${field.key}'))`)}`
        : `'${field.key}', ${content} -> '${field.key}'`,
    )
    .join(', ');
}
