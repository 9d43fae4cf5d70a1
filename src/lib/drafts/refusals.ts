import type { FormError } from '../failureWords.ts';
import { sameValue } from '../forms/sameValue.ts';
import type { DraftTable, NamedField } from './table.ts';

interface Refusal<Field> {
  readonly field: Field;
  readonly message: string;
  readonly sent: unknown;
}

/** The server's errors of single fields. Each holds as long as the field has the refused value. */
export class Refusals<Values extends object, Field extends NamedField> {
  readonly #table: DraftTable<Values, Field>;
  #byField: ReadonlyMap<string, Refusal<Field>> = new Map();

  constructor(table: DraftTable<Values, Field>) {
    this.#table = table;
  }

  clear(): void {
    this.#byField = new Map();
  }

  put(errors: readonly FormError[], values: Values): readonly FormError[] {
    const refused = new Map(this.#byField);
    const rest: FormError[] = [];
    for (const error of errors) {
      const field = error.field == null ? undefined : this.#named(error.field);
      if (field === undefined) rest.push(error);
      else refused.set(field.name, { field, message: error.message, sent: this.#table.sent(field, values) });
    }
    this.#byField = refused;
    return rest;
  }

  /** Refused as it stands, so it is not sent again. */
  holds(name: string, values: Values): boolean {
    return this.in(values).has(name);
  }

  in(values: Values): ReadonlyMap<string, string> {
    const standing = new Map<string, string>();
    for (const [name, { field, message, sent }] of this.#byField)
      if (sameValue(this.#table.sent(field, values), sent)) standing.set(name, message);
    return standing;
  }

  #named(serverName: string): Field | undefined {
    const { named, fields } = this.#table;
    return named ? named(serverName) : fields.find(({ name }) => name === serverName);
  }
}
