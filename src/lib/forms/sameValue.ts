import { isRecord } from '../guards.ts';

/** Deep equality of plain values. Anything else, such as a file, equals only itself. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => sameValue(entry, other[index]));
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sameValue(one[name], other[name]));
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;
}
