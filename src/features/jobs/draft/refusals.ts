import type { FormError } from '../../../lib/failureWords.ts';
import { formField, inputOf } from './draftInput.ts';
import type { DraftField } from './fieldTypes.ts';
import type { DraftValues } from './draftValues.ts';
import type { DraftKind } from './newDraft.ts';

interface Refusal {
  readonly message: string;
  /** What was refused, as it was sent. */
  readonly value: string;
}

function written(field: DraftField, values: DraftValues): string {
  return JSON.stringify(field.type === 'questions' ? values.questions : inputOf([field], values));
}

/** The server's words about single fields: they hold as long as a field's value is the one that was refused. */
export class Refusals {
  readonly #kind: DraftKind;
  #byField: ReadonlyMap<string, Refusal> = new Map();

  constructor(kind: DraftKind) {
    this.#kind = kind;
  }

  clear(): void {
    this.#byField = new Map();
  }

  /** Answers the errors that belong to no field of this kind. */
  put(errors: readonly FormError[], values: DraftValues): readonly FormError[] {
    const refused = new Map(this.#byField);
    const rest: FormError[] = [];
    for (const error of errors) {
      const field = error.field == null ? undefined : formField(this.#kind, error.field);
      if (field === undefined) rest.push(error);
      else refused.set(field.name, { message: error.message, value: written(field, values) });
    }
    this.#byField = refused;
    return rest;
  }

  /** Whether this has just been refused as it stands: it is not sent again. */
  holds(name: string, values: DraftValues): boolean {
    return this.in(values).has(name);
  }

  in(values: DraftValues): ReadonlyMap<string, string> {
    const standing = new Map<string, string>();
    for (const [name, { message, value }] of this.#byField) {
      const field = formField(this.#kind, name);
      if (field !== undefined && written(field, values) === value) standing.set(name, message);
    }
    return standing;
  }
}
