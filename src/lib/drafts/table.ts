import { sameValue } from '../forms/sameValue.ts';

/**
 * A draft's fields. A field is what is changed, sent and chosen as one; a form, the saver and the dialog for
 * two versions need no more of it than this.
 */
export interface DraftTable<Values extends object, Field extends NamedField = NamedField> {
  /** In the form's order. */
  readonly fields: readonly Field[];
  /** An empty draft. A stored draft must have its shape. */
  readonly empty: Values;
  /** The values a field consists of: a thumbnail is one of the pictures. */
  readonly keysOf: (field: Field) => readonly (keyof Values & string)[];
  /** The field as it would be sent, to compare. */
  readonly sent: (field: Field, values: Values) => unknown;
  /** Overrides that comparison unless undefined. */
  readonly isSame?: (field: Field, one: Values, other: Values) => boolean | undefined;
  /** Why it cannot be sent as it stands. */
  readonly problemOf?: (field: Field, values: Values) => string | undefined;
  /** Sent by a `DraftPart`, not by a save. */
  readonly isApart?: (field: Field) => boolean;
  /** Changes on the server without a new version and is taken over without asking, such as a picture. */
  readonly isLoose?: (field: Field) => boolean;
  /** What can be restored from storage: a file that was being uploaded cannot. */
  readonly revived?: (values: Values) => Values;
  /** The field that a server error names. */
  readonly named?: (serverName: string) => Field | undefined;
}

export interface NamedField {
  readonly name: string;
}

/** A table in which each value is a field. */
export function plainTable<Values extends object>(empty: Values): DraftTable<Values> {
  const isKey = (name: string): name is keyof Values & string => Object.hasOwn(empty, name);
  const keysOf = ({ name }: NamedField) => [name].filter(isKey);
  return {
    fields: Object.keys(empty).map((name) => ({ name })),
    empty,
    keysOf,
    sent: (field, values) => keysOf(field).map((key) => values[key]),
  };
}

/** The fields that two states would send differently. */
export function changedFields<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  from: Values,
  to: Values,
): readonly Field[] {
  return table.fields.filter((field) => table.isApart?.(field) !== true && !isSame(table, field, from, to));
}

/** The fields changed in any way, sent or not. */
export function touchedFields<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  from: Values,
  to: Values,
): readonly Field[] {
  return table.fields.filter((field) => table.keysOf(field).some((key) => !sameValue(from[key], to[key])));
}

function isSame<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  field: Field,
  one: Values,
  other: Values,
): boolean {
  return table.isSame?.(field, one, other) ?? sameValue(table.sent(field, one), table.sent(field, other));
}

export function pick<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  values: Values,
  fields: readonly Field[],
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const field of fields) for (const key of table.keysOf(field)) picked[key] = values[key];
  return picked;
}
