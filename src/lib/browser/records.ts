/** The keys of an object known to have no others than its type says, such as a constant. */
export function keysOf<Value extends object>(value: Value): readonly (keyof Value & string)[] {
  return Object.keys(value).filter((key): key is keyof Value & string => Object.hasOwn(value, key));
}

export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  value: Value,
): Readonly<Record<Name, Value>>;
export function recordOf(names: readonly string[], value: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

export function recordBy<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>>;
export function recordBy(
  names: readonly string[],
  valueOf: (name: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}
