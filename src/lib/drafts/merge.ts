import type { DraftPart, Written } from './part.ts';
import { changedFields, pick, touchedFields } from './table.ts';
import type { DraftTable, NamedField } from './table.ts';

/** The changes, their base, and what is saved by now. */
export interface Opened<Values> extends Written<Values> {
  readonly start: Values;
}

/** Fields changed here and elsewhere, to different values. */
export function conflictsOf<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  { base, values, start }: Opened<Values>,
): readonly Field[] {
  const there = new Set(changedFields(table, base, start));
  const differing = new Set(changedFields(table, values, start));
  return changedFields(table, base, values).filter((field) => there.has(field) && differing.has(field));
}

/**
 * Puts changes made on `base` on top of what was saved since, field by field. A field changed on both sides
 * keeps the local value, and its base until the person chooses.
 */
export function onto<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  saved: Values,
  { base, values }: Written<Values>,
): Opened<Values> {
  const own = new Set(changedFields(table, base, values));
  const theirs = new Set(changedFields(table, base, saved));
  // An extra blank is not worth sending, but stays as typed unless somebody else changed the field.
  const kept = touchedFields(table, base, values).filter((field) => own.has(field) || !theirs.has(field));
  return {
    start: saved,
    base: { ...saved, ...pick(table, base, conflictsOf(table, { base, values, start: saved })) },
    values: { ...saved, ...pick(table, values, kept) },
  };
}

/** After the choice: the named conflicts keep the local value, the others take the saved one. */
export function decided<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  opened: Opened<Values>,
  mine: ReadonlySet<string>,
): Opened<Values> {
  const { start, values } = opened;
  const theirs = conflictsOf(table, opened).filter(({ name }) => !mine.has(name));
  return { start, base: start, values: { ...values, ...pick(table, start, theirs) } };
}

export interface Difference<Field> {
  readonly field: Field;
  /** Changed here since the common version; else only there. */
  readonly isOwn: boolean;
}

type Parts<Values> = readonly Pick<DraftPart<Values, unknown>, 'name' | 'next'>[];

/** Fields that differ between here and elsewhere, in the form's order. */
export function differencesOf<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  parts: Parts<Values>,
  { base, values, theirs }: Written<Values> & { readonly theirs: Values },
): readonly Difference<Field>[] {
  const changed = (from: Values): ReadonlySet<string> =>
    new Set([
      ...changedFields(table, from, values).map(({ name }) => name),
      ...parts.filter((part) => part.next({ base: from, values }) !== null).map(({ name }) => name),
    ]);
  const differing = changed(theirs);
  const own = changed(base);
  return table.fields
    .filter(({ name }) => differing.has(name))
    .map((field) => ({ field, isOwn: own.has(field.name) }));
}

/** The named fields as they are here, all others as saved elsewhere. */
export function chosen<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  values: Values,
  theirs: Values,
  mine: ReadonlySet<string>,
): Values {
  const kept = table.fields.filter(({ name }) => mine.has(name));
  return { ...theirs, ...pick(table, values, kept) };
}
