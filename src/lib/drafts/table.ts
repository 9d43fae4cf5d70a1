import { sameValue } from '../forms/sameValue.ts';

/**
 * The fields of a draft: what is changed, sent and chosen as one. A form, the saver and the dialogs that choose between two
 * versions need no more of a field than this.
 */
export interface DraftTable<Values extends object, Field extends NamedField = NamedField> {
  /** In the form's order. */
  readonly fields: readonly Field[];
  /** Nothing written. What is kept in a browser must be of its shape. */
  readonly empty: Values;
  /** The values that a field is made of: a thumbnail is one of the pictures. */
  readonly keysOf: (field: Field) => readonly (keyof Values & string)[];
  /** A field as it would be sent, to be compared. */
  readonly sent: (field: Field, values: Values) => unknown;
  /** Where that does not tell whether two are the same; undefined where it does. */
  readonly isSame?: (field: Field, one: Values, other: Values) => boolean | undefined;
  /** Why it cannot be sent as it stands; undefined when it can. */
  readonly problemOf?: (field: Field, values: Values) => string | undefined;
  /** Sent by a `DraftPart`, and no field of a save. */
  readonly isApart?: (field: Field) => boolean;
  /** Changes on the server without a new version, and is taken in without asking, such as a picture. */
  readonly isLoose?: (field: Field) => boolean;
  /** What of it outlives the page: of a file that was on its way nothing does. */
  readonly revived?: (values: Values) => Values;
  /** The field that an error of the server is about. */
  readonly named?: (serverName: string) => Field | undefined;
}

export interface NamedField {
  readonly name: string;
}

/** Each value is a field. */
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

/** The fields of a save in which two states differ once they are sent. */
export function changedFields<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  from: Values,
  to: Values,
): readonly Field[] {
  return table.fields.filter((field) => table.isApart?.(field) !== true && !isSame(table, field, from, to));
}

/** The fields in which anything at all was typed or taken back, whether it would be sent or not. */
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

/** The values of some fields alone. */
export function pick<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  values: Values,
  fields: readonly Field[],
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const field of fields) for (const key of table.keysOf(field)) picked[key] = values[key];
  return picked;
}
