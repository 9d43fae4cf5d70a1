import { onto } from './merge.ts';
import type { DraftPart, PartStep, Written } from './part.ts';
import type { Refusals } from './refusals.ts';
import { changedFields, pick } from './table.ts';
import type { DraftTable, NamedField } from './table.ts';

export interface DraftShape<Values extends object, Field extends NamedField, Snapshot = unknown> {
  readonly table: DraftTable<Values, Field>;
  readonly parts: readonly DraftPart<Values, Snapshot>[];
}

/** Which parts of a draft are to be sent, and which cannot be. */
export class Unsent<Values extends object, Field extends NamedField, Snapshot> {
  readonly #shape: DraftShape<Values, Field, Snapshot>;
  readonly #refusals: Refusals<Values, Field>;

  constructor(shape: DraftShape<Values, Field, Snapshot>, refusals: Refusals<Values, Field>) {
    this.#shape = shape;
    this.#refusals = refusals;
  }

  /** Changed fields without those that are invalid or were just refused. */
  sendable({ base, values }: Written<Values>): readonly Field[] {
    const { table } = this.#shape;
    return changedFields(table, base, values).filter((field) => !this.#isStuck(field, values));
  }

  /** The next step of a part. */
  step(
    written: Written<Values>,
  ): { readonly name: string; readonly step: PartStep<Values, Snapshot> } | null {
    for (const part of this.#shape.parts) {
      if (this.#refusals.holds(part.name, written.values)) continue;
      const step = part.next(written);
      if (step !== null) return { name: part.name, step };
    }
    return null;
  }

  isAnything(written: Written<Values>): boolean {
    return this.sendable(written).length > 0 || this.step(written) !== null;
  }

  /** Fields that only this browser has because they are invalid or were refused, in the form's order. */
  held(written: Written<Values>): readonly Field[] {
    const changed = new Set(changedFields(this.#shape.table, written.base, written.values));
    return this.#shape.table.fields.filter((field) => {
      const part = this.#partOf(field);
      if (part === undefined) return changed.has(field) && this.#isStuck(field, written.values);
      return this.#isHeld(part, field, written);
    });
  }

  /** The form holds something unsent, such as an address half written. */
  isLeft({ base, values }: Written<Values>): boolean {
    const { table, parts } = this.#shape;
    return changedFields(table, base, values).length > 0 || parts.some((part) => part.isLeft(values));
  }

  /** Whether the server has everything that can be sent. */
  isWhole(written: Written<Values>): boolean {
    if (differs(this.#shape, written)) return false;
    return this.#shape.table.fields.every((field) => {
      const part = this.#partOf(field);
      return part === undefined || !this.#isHeld(part, field, written);
    });
  }

  #isStuck(field: Field, values: Values): boolean {
    return (
      this.#shape.table.problemOf?.(field, values) !== undefined || this.#refusals.holds(field.name, values)
    );
  }

  #partOf({ name }: Field): DraftPart<Values, Snapshot> | undefined {
    return this.#shape.parts.find((part) => part.name === name);
  }

  #isHeld(part: DraftPart<Values, Snapshot>, field: Field, written: Written<Values>): boolean {
    const { values } = written;
    if (this.#refusals.holds(part.name, values) && part.next(written) !== null) return true;
    return this.#shape.table.problemOf?.(field, values) !== undefined;
  }
}

export function differs<Values extends object, Field extends NamedField>(
  { table, parts }: DraftShape<Values, Field>,
  { base, values }: Written<Values>,
): boolean {
  return (
    changedFields(table, base, values).length > 0 ||
    parts.some((part) => part.next({ base, values }) !== null)
  );
}

/**
 * Local changes on top of the server's values for the same version, where parts may have changed without a
 * new version. Null when the person must choose.
 */
export function ontoSameVersion<Values extends object, Field extends NamedField>(
  { table, parts }: DraftShape<Values, Field>,
  server: Values,
  written: Written<Values>,
): Values | null {
  let { values } = onto(table, server, written);
  for (const part of parts) {
    const own = part.merged(written, server);
    if (own === null) return null;
    values = withPart(table, part.name, values, own.values);
  }
  return values;
}

function withPart<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  name: string,
  values: Values,
  own: Values,
): Values {
  return {
    ...values,
    ...pick(
      table,
      own,
      table.fields.filter((field) => field.name === name),
    ),
  };
}
