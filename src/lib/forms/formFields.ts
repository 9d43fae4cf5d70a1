/** Field descriptions shared by the editors of openings and works. */
export interface FieldWords {
  readonly label: string;
  readonly help?: string;
  /** In one row with the field before it, where there is room. */
  readonly beside?: true;
}

export interface LineField<Name> extends FieldWords {
  readonly type: 'line';
  readonly name: Name;
  readonly placeholder?: string;
  /** Applied when the field is left. */
  readonly normalize?: (text: string) => string;
}

export interface AreaField<Name> extends FieldWords {
  readonly type: 'area';
  readonly name: Name;
  readonly rows?: number;
  readonly placeholder?: string;
}

export interface NumberField<Name> extends FieldWords {
  readonly type: 'number';
  readonly name: Name;
}

export interface TermsField<Name> extends FieldWords {
  readonly type: 'terms';
  readonly name: Name;
}

export function termWords(
  ids: readonly string[],
  terms: readonly { readonly value: string; readonly label: string }[],
): string {
  return ids.map((id) => terms.find(({ value }) => value === id)?.label ?? '').join('、');
}

/** `16時間` */
export function amountWords(amount: number | null, unit: string): string {
  return amount === null ? '' : `${amount.toLocaleString('ja-JP')}${unit}`;
}

/** Groups fields into rows by `beside`. */
export function fieldRows<Field extends FieldWords>(fields: readonly Field[]): readonly (readonly Field[])[] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.beside === true && last !== undefined) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
