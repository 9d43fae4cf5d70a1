import { isRecord } from './guards.ts';
import { sameValue } from './sameValue.ts';
import { localStore } from './storage.ts';

const secret = /password|token/i;

function keyOf(draftKey: string): string {
  return `tsumugi:draft:${draftKey}`;
}

/** The form's values with what was typed before the page went; a draft of an older form's shape is left out, entry by entry. */
export function withDraft<Values extends Record<string, unknown>>(
  draftKey: string | undefined,
  initial: Values,
): Values {
  if (draftKey === undefined) return initial;
  const draft = localStore.read(keyOf(draftKey), isRecord);
  if (draft === null) return initial;
  const isLike = (value: Readonly<Record<string, unknown>>): value is Partial<Values> =>
    Object.entries(value).every(
      ([name, entry]) => Object.hasOwn(initial, name) && sameKind(entry, initial[name]),
    );
  const kept = Object.fromEntries(Object.entries(draft).filter(([name, entry]) => isLike({ [name]: entry })));
  return isLike(kept) ? { ...initial, ...kept } : initial;
}

/** Null once the form was sent. */
export function keepDraft(draftKey: string | undefined, values: Record<string, unknown> | null): void {
  if (draftKey === undefined) return;
  if (values === null) {
    localStore.remove(keyOf(draftKey));
    return;
  }
  const entries = Object.entries(values).filter(([name]) => !secret.test(name));
  if (entries.length === 0) localStore.remove(keyOf(draftKey));
  else localStore.write(keyOf(draftKey), Object.fromEntries(entries));
}

/**
 * What differs from the values that a form was built on, and no more: what is not in it may be changed elsewhere meanwhile, and
 * a whole copy would bring the old back. Fields of the same form that another tab is changing stay beside it.
 */
export function keepChanges<Values extends Record<string, unknown>>(
  draftKey: string | undefined,
  { values, start, changed }: { readonly values: Values; readonly start: Values; readonly changed: string },
): void {
  if (draftKey === undefined) return;
  const others = without(localStore.read(keyOf(draftKey), isRecord) ?? {}, [changed]);
  const own = changedNames(values, start).map((name) => [name, values[name]] as const);
  keepDraft(draftKey, { ...others, ...Object.fromEntries(own) });
}

/** What was changed in this form is sent, or given up. */
export function forgetChanges<Values extends Record<string, unknown>>(
  draftKey: string | undefined,
  { values, start }: { readonly values: Values; readonly start: Values },
): void {
  if (draftKey === undefined) return;
  const kept = localStore.read(keyOf(draftKey), isRecord) ?? {};
  keepDraft(draftKey, without(kept, changedNames(values, start)));
}

function changedNames(values: Record<string, unknown>, start: Record<string, unknown>): string[] {
  return Object.keys(values).filter((name) => !sameValue(values[name], start[name]));
}

function without(record: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** Whether something typed waits to be sent. */
export function hasDraft(draftKey: string): boolean {
  return localStore.read(keyOf(draftKey), isRecord) !== null;
}

function sameKind(value: unknown, like: unknown): boolean {
  // Null is a choice not made yet: what it becomes is text.
  if (like === null) return value === null || typeof value === 'string';
  if (value === null) return false;
  return typeof value === typeof like && Array.isArray(value) === Array.isArray(like);
}
