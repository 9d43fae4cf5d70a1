export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/**
 * A `jsonb` parameter. Always text: `pg` would write an array as a PostgreSQL array, and PGlite would take a
 * string for ready-made JSON. So `jsonb` columns accept only strings.
 */
export function jsonb(value: Json): string {
  return JSON.stringify(value);
}

/** `int8` of counts and sums: a number, never silently rounded. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond what a number holds exactly: ${text}`);
  return value;
}

/** `numeric` (averages, sums of int8): fractions rounded to the nearest number, integers only if exact. */
export function parseNumeric(text: string): number {
  return text.includes('.') ? Number(text) : parseInt8(text);
}

const digits = (text: string, from: number, to: number): number => Number(text.slice(from, to));

/**
 * `timestamptz` as both engines print it: `2026-04-01 09:30:00.123+00`. Sessions run in UTC, so the offset is
 * `+00`; anything else (years before 1000, `infinity`) takes the slow path.
 */
export function parseTimestamptz(text: string): Date {
  if (text.length < 22 || text.charCodeAt(0) === 48 || text.charCodeAt(4) !== 45 || !text.endsWith('+00')) {
    return new Date(text);
  }
  const fraction = text.slice(20, -3);
  const milliseconds = fraction === '' ? 0 : Number(fraction.padEnd(3, '0').slice(0, 3));
  return new Date(
    Date.UTC(
      digits(text, 0, 4),
      digits(text, 5, 7) - 1,
      digits(text, 8, 10),
      digits(text, 11, 13),
      digits(text, 14, 16),
      digits(text, 17, 19),
      milliseconds,
    ),
  );
}

/** OIDs of the types that the engines would read differently. */
export const typeIds = {
  int8: 20,
  int8Array: 1016,
  date: 1082,
  dateArray: 1182,
  timestamptz: 1184,
  timestamptzArray: 1185,
  numeric: 1700,
  numericArray: 1231,
} as const;

/** A `date` stays text: a `Date` would add a time and a zone. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [typeIds.int8]: parseInt8,
  [typeIds.date]: (text) => text,
  [typeIds.timestamptz]: parseTimestamptz,
  [typeIds.numeric]: parseNumeric,
};

/** Array types with their elements' parsers. */
export const arrayParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [typeIds.int8Array]: parseInt8,
  [typeIds.dateArray]: (text) => text,
  [typeIds.timestamptzArray]: parseTimestamptz,
  [typeIds.numericArray]: parseNumeric,
};
