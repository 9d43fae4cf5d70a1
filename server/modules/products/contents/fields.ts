import * as v from 'valibot';
import { storedShape } from '../../../lib/request/fields.ts';
import type { FieldContent, FieldName, ValueOf } from '../../../lib/request/fields.ts';

/**
 * All content of a work except pictures: one line for each field, in the form's order. Columns, rules,
 * inputs, outputs, reviews, drafts, the author's export and the page's limits derive from it.
 */

interface FieldFacts extends FieldName {
  /** Required in `createProduct`. */
  readonly required?: true;
  /** The smallest number of entries. */
  readonly least?: number;
  readonly description?: string;
}

/** Guests never see prices (`shownOutputs`). */
const guidePrice = { type: 'whole', least: 1, most: 100_000_000, unit: '円' } as const;

export const workFields = [
  { key: 'name', type: 'title', label: '作品名', most: 60, required: true },
  { key: 'description', type: 'lines', label: '説明', most: 5000, required: true },
  {
    key: 'designScope',
    type: 'lines',
    label: '担当範囲',
    most: 500,
    required: true,
    description: 'What the author did in it.',
  },
  { key: 'clientName', type: 'line', label: '依頼主', most: 60, description: 'Whom it was made for.' },
  { key: 'period', type: 'line', label: '期間', most: 60, description: 'When, or how long, in words.' },
  {
    key: 'workload',
    type: 'line',
    label: '稼働',
    most: 60,
    description: 'How much of the author’s time, in words.',
  },
  {
    key: 'guidePriceMin',
    label: '目安の報酬の下限',
    ...guidePrice,
    description: 'Roughly what such a work costs, before tax.',
  },
  {
    key: 'guidePriceMax',
    label: '目安の報酬の上限',
    ...guidePrice,
    description: 'Where it is a range.',
  },
  {
    key: 'categoryIds',
    type: 'entries',
    label: '分野',
    of: 'Category',
    as: 'categories',
    least: 1,
    most: 5,
    required: true,
  },
  {
    key: 'industryIds',
    type: 'entries',
    label: '業種',
    of: 'Industry',
    as: 'industries',
    most: 5,
    required: true,
  },
  { key: 'toolIds', type: 'entries', label: 'ツール', of: 'Tool', as: 'tools', most: 20, required: true },
] as const satisfies readonly (FieldFacts & FieldContent)[];

export const captionMost = 200;
export const mediaMost = 20;
export const companiesMost = 50;

export type WorkField = (typeof workFields)[number];
type FieldOf<Type> = Extract<WorkField, { readonly type: Type }>;

/** Omitted text is empty. */
type WorkValue<Value> = [Value] extends [string | null] ? string : Value;

export type Written = { readonly [Field in WorkField as Field['key']]: WorkValue<ValueOf<Field>> };

function fieldsOfType<Type extends WorkField['type']>(...types: readonly Type[]): FieldOf<Type>[] {
  return workFields.filter((field): field is FieldOf<Type> => types.some((type) => type === field.type));
}

export const textFields = fieldsOfType('title', 'line', 'lines');
export const numberFields = fieldsOfType('whole');
export const entriesFields = fieldsOfType('entries');

const keys = workFields.map(({ key }) => key);

const writtenShape = v.object(
  Object.fromEntries(
    workFields.map((field) => [
      field.key,
      field.type === 'whole' || field.type === 'entries' ? storedShape(field) : v.optional(v.string(), ''),
    ]),
  ),
);

const isWhole = (read: object): read is Written => keys.every((key) => key in read);

/** From a row or stored JSON, with keys in a fixed order and defaults for missing ones. */
export function writtenOf(stored: object): Written {
  const read = v.parse(writtenShape, stored);
  if (!isWhole(read)) throw new Error('Some of what is written about a work was not read.');
  return read;
}

export const nothingWritten: Written = writtenOf({});
