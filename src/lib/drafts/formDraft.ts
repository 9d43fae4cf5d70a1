import { conflictsOf, decided, onto } from './merge.ts';
import type { Opened } from './merge.ts';
import type { Written } from './part.ts';
import { draftRecords } from './record.ts';
import type { DraftRecords } from './record.ts';
import { pick, touchedFields } from './table.ts';
import type { DraftTable, NamedField } from './table.ts';

/** The draft of a form that is sent as a whole. */
export interface FormDraft<Values> {
  readonly records: (draftKey: string, initial: Values) => DraftRecords<Values>;
  readonly onto: (saved: Values, written: Written<Values>) => Opened<Values>;
  /** The fields something was typed in; null without any. */
  readonly touched: (opened: Opened<Values>) => Written<Partial<Values>> | null;
  /** Names of fields changed both here and elsewhere. */
  readonly conflicts: (opened: Opened<Values>) => readonly string[];
  /** Keeps the named fields as they are here. */
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
