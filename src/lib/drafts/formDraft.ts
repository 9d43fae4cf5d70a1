import { conflictsOf, decided, onto } from './merge.ts';
import type { Opened } from './merge.ts';
import type { Written } from './part.ts';
import { draftRecords } from './record.ts';
import type { DraftRecords } from './record.ts';
import { pick, touchedFields } from './table.ts';
import type { DraftTable, NamedField } from './table.ts';

/** What a form that is sent as a whole asks of its table. */
export interface FormDraft<Values> {
  readonly records: (draftKey: string, initial: Values) => DraftRecords<Values>;
  /** What was written, on what was saved since. */
  readonly onto: (saved: Values, written: Written<Values>) => Opened<Values>;
  /** The part of it in which something was typed; null without any. */
  readonly touched: (opened: Opened<Values>) => Written<Partial<Values>> | null;
  /** The names of the fields that were changed here and elsewhere. */
  readonly conflicts: (opened: Opened<Values>) => readonly string[];
  /** Those named stand as they are here. */
  readonly decided: (opened: Opened<Values>, mine: ReadonlySet<string>) => Opened<Values>;
}

export function formDraft<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
): FormDraft<Values> {
  return {
    records: (draftKey, initial) => draftRecords(draftKey, table, { initial }),
    onto: (saved, written) => onto(table, saved, written),
    touched: ({ start, base, values }) => {
      const fields = touchedFields(table, start, values);
      if (fields.length === 0) return null;
      return { base: pick(table, base, fields), values: pick(table, values, fields) };
    },
    conflicts: (opened) => conflictsOf(table, opened).map(({ name }) => name),
    decided: (opened, mine) => decided(table, opened, mine),
  };
}
