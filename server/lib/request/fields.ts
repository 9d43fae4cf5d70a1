import * as v from 'valibot';
import type { Inputs } from './inputs.ts';

/**
 * Field types of the tables that describe openings and works (`contents/fields.ts` of their modules), and
 * what follows from a type alone.
 */
export type FieldContent =
  | { readonly type: 'title' | 'line' | 'lines' | 'email' | 'phone' | 'url'; readonly most: number }
  | {
      readonly type: 'whole' | 'tenths';
      readonly least: number;
      readonly most: number;
      readonly unit: string;
    }
  | { readonly type: 'price' | 'day' | 'moment' }
  | { readonly type: 'flag' | 'switch'; readonly yes: string; readonly no: string }
  | { readonly type: 'choice'; readonly words: Readonly<Record<string, string>> }
  /** Ids of a taxonomy; `as`: the entries' name in answers. */
  | { readonly type: 'entry'; readonly of: string; readonly as: string }
  | { readonly type: 'entries'; readonly of: string; readonly as: string; readonly most: number }
  | { readonly type: 'picture'; readonly as: string };

export interface FieldName {
  /** The name in the schema; in snake case, the column. */
  readonly key: string;
  /** In messages: as the form calls it. */
  readonly label: string;
}

type Field = FieldContent & FieldName;
interface TextField extends FieldName {
  readonly type: 'line' | 'lines' | 'title';
  readonly most: number;
}

interface NumberField extends FieldName {
  readonly type: 'tenths' | 'whole';
  readonly least: number;
  readonly most: number;
  readonly unit: string;
}

interface Values {
  readonly title: string;
  readonly line: string | null;
  readonly lines: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly url: string | null;
  readonly whole: number | null;
  readonly tenths: number | null;
  readonly price: number | null;
  /** YYYY-MM-DD */
  readonly day: string | null;
  readonly moment: Date | null;
  readonly flag: boolean | null;
  readonly switch: boolean;
  readonly entry: number | null;
  readonly entries: readonly number[];
  readonly picture: string | null;
}
export type ValueOf<Each> = Each extends { readonly type: 'choice'; readonly words: infer Words }
  ? keyof Words | null
  : Each extends { readonly type: infer Type extends keyof Values }
    ? Values[Type]
    : never;

/** A key missing in a stored object counts as not filled in. */
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);

const whole = v.pipe(v.number(), v.integer());
const moment = v.pipe(
  v.union([v.date(), v.string()]),
  v.transform((time) => new Date(time)),
  v.date(),
);

/** Parses a value from its column or from stored JSON. */
export function storedShape(field: Field): v.GenericSchema {
  switch (field.type) {
    case 'title':
      return v.string();
    case 'whole':
    case 'price':
    case 'entry':
      return orNull(whole);
    case 'tenths':
      return orNull(v.number());
    case 'flag':
      return orNull(v.boolean());
    case 'switch':
      return v.optional(v.boolean(), false);
    case 'day':
      return orNull(v.pipe(v.string(), v.isoDate()));
    case 'moment':
      return orNull(moment);
    case 'choice':
      return orNull(v.picklist(Object.keys(field.words)));
    case 'entries':
      return v.optional(v.array(whole), []);
    case 'picture':
      return orNull(v.pipe(v.string(), v.uuid()));
    default:
      return orNull(v.string());
  }
}

export function readText(
  inputs: Inputs,
  { key, type, label, most }: TextField,
  given: string | null,
): string | null {
  return type === 'lines' ? inputs.lines(key, label, given, most) : inputs.line(key, label, given, most);
}

export function readNumber(
  inputs: Inputs,
  { key, type, label, least, most, unit }: NumberField,
  given: number,
): number {
  const number = type === 'tenths' ? Math.round(given * 10) / 10 : given;
  if (!(number >= least && number <= most))
    inputs.wrong(
      key,
      `${label}は${least.toLocaleString('ja-JP')}〜${most.toLocaleString('ja-JP')}${unit}で入力してください。`,
    );
  return number;
}

const byKey = <Value>(
  fields: readonly { readonly key: string; readonly value: Value }[],
): Readonly<Record<string, Value>> => Object.fromEntries(fields.map(({ key, value }) => [key, value]));

const texts = new Set<string>(['title', 'line', 'lines', 'email', 'phone', 'url']);

/** Limits of texts, numbers and lists, for the page's forms. */
export function limitsOf(fields: readonly Field[]) {
  return {
    texts: byKey(
      fields.flatMap((field) =>
        texts.has(field.type) && 'most' in field ? [{ key: field.key, value: field.most }] : [],
      ),
    ),
    numbers: byKey(
      fields.flatMap((field) =>
        field.type === 'whole' || field.type === 'tenths'
          ? [
              {
                key: field.key,
                value: {
                  unit: field.unit,
                  min: field.least,
                  max: field.most,
                  decimals: field.type === 'tenths' ? 1 : 0,
                },
              },
            ]
          : [],
      ),
    ),
    entries: byKey(
      fields.flatMap((field) =>
        field.type === 'entries' ? [{ key: field.key, value: { as: field.as, most: field.most } }] : [],
      ),
    ),
  };
}
