import { contentFields } from './fields.ts';
import type { ContentField, FieldFacts } from './fields.ts';
import type { OpeningRow } from '../openings/openingSql.ts';

export interface OpeningChange {
  readonly field: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Value = string | number | boolean | null;

const dayWords = (text: string): string => {
  const [year, month, date] = text.slice(0, 10).split('-').map(Number);
  return `${year}年${month}月${date}日`;
};
/** As a day in Japan. */
const dayOf = (moment: string): string =>
  dayWords(new Date(new Date(moment).getTime() + 9 * 3_600_000).toISOString());
const amount = (value: Value, unit: string): string => `${Number(value).toLocaleString('ja-JP')}${unit}`;

function wordsOf(
  field: ContentField,
  value: Value,
  prefectureOf: (id: number) => string | undefined,
): string | null {
  if (value === null) return null;
  switch (field.type) {
    case 'whole':
    case 'tenths':
      return amount(value, field.unit);
    case 'price':
      return amount(value, '円');
    case 'flag':
    case 'switch':
      return value === true ? field.yes : field.no;
    case 'choice':
      return new Map<Value, string>(Object.entries(field.words)).get(value) ?? String(value);
    case 'day':
      return dayWords(String(value));
    case 'moment':
      return dayOf(String(value));
    case 'phone':
      return String(value).replace(/^\+81/u, '0');
    case 'entry':
      return prefectureOf(Number(value)) ?? '';
    default:
      return String(value);
  }
}

function plain(value: unknown): Value {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  // Versions store times as text.
  return value instanceof Date ? value.toISOString() : null;
}

/** A field of some version, in words. */
export function wordsOfContent(
  content: unknown,
  prefectureOf: (id: number) => string | undefined,
): (key: string) => string | null {
  const kept = new Map<string, unknown>(
    typeof content === 'object' && content !== null ? Object.entries(content) : [],
  );
  return (key) => {
    const field = contentFields.find((each) => each.key === key);
    return field ? wordsOf(field, plain(kept.get(key)), prefectureOf) : null;
  };
}

/** The terms that changed between a stored version and now, in words. */
export function changesBetween(
  content: unknown,
  now: OpeningRow,
  prefectureOf: (id: number) => string | undefined,
): OpeningChange[] {
  const before = new Map<string, unknown>(
    typeof content === 'object' && content !== null ? Object.entries(content) : [],
  );
  const words = (field: ContentField, value: Value) => wordsOf(field, value, prefectureOf);
  return contentFields.flatMap((field) => {
    const { key, label, isTerm }: FieldFacts = field;
    const was = plain(before.get(key));
    const is = plain(now[field.key]);
    if (!isTerm || was === is) return [];
    return [{ field: key, label, before: words(field, was), after: words(field, is) }];
  });
}
