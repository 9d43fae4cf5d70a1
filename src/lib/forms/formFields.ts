/** What the tables of fields behind the editors of openings and of works say of each field. */
export interface FieldWords {
  readonly label: string;
  readonly help?: string;
  /** Beside the field before it, where there is room. */
  readonly beside?: true;
}

export interface LineField<Name> extends FieldWords {
  readonly type: 'line';
  readonly name: Name;
  readonly placeholder?: string;
  /** What leaving the field makes of it. */
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

/** Entries of a taxonomy. */
export interface TermsField<Name> extends FieldWords {
  readonly type: 'terms';
  readonly name: Name;
}

/** The words of chosen entries. */
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

/** Fields that stand beside one another are a row. */
export function fieldRows<Field extends FieldWords>(fields: readonly Field[]): readonly (readonly Field[])[] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.beside === true && last !== undefined) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
