import { isRecord } from './guards.ts';
import { sameValue } from './sameValue.ts';
import { localStore } from './storage.ts';

const secret = /password|token/i;

function keyOf(draftKey: string): string {
  return `tsumugi:draft:${draftKey}`;
}

/** Beside a draft: what its entries were written on. */
function baseKeyOf(draftKey: string): string {
  return `tsumugi:draft-base:${draftKey}`;
}

/** The form's values with what was typed before the page went; a draft of an older form's shape is left out, entry by entry. */
export function withDraft<Values extends Record<string, unknown>>(
  draftKey: string | undefined,
  initial: Values,
): Values {
  return draftKey === undefined ? initial : withKept(keyOf(draftKey), initial);
}

/** What the values of the draft were written on: something else may have been saved since. */
export function baseOfDraft<Values extends Record<string, unknown>>(
  draftKey: string | undefined,
  initial: Values,
): Values {
  return draftKey === undefined ? initial : withKept(baseKeyOf(draftKey), initial);
}

function withKept<Values extends Record<string, unknown>>(key: string, initial: Values): Values {
  const draft = localStore.read(key, isRecord);
  if (draft === null) return initial;
  const isLike = (value: Readonly<Record<string, unknown>>): value is Partial<Values> =>
    Object.entries(value).every(
      ([name, entry]) => Object.hasOwn(initial, name) && sameKind(entry, initial[name]),
    );
  const kept = Object.fromEntries(Object.entries(draft).filter(([name, entry]) => isLike({ [name]: entry })));
  return isLike(kept) ? { ...initial, ...kept } : initial;
}

/** Null once the form was sent. */
export function keepDraft(
  draftKey: string | undefined,
  values: Record<string, unknown> | null,
  base: Record<string, unknown> = {},
): void {
  if (draftKey === undefined) return;
  keep(keyOf(draftKey), values ?? {});
  keep(baseKeyOf(draftKey), values === null ? {} : base);
}

function keep(key: string, record: Record<string, unknown>): void {
  const entries = Object.entries(record).filter(([name]) => !secret.test(name));
  if (entries.length === 0) localStore.remove(key);
  else localStore.write(key, Object.fromEntries(entries));
}

interface Changes<Values> {
  readonly values: Values;
  readonly start: Values;
}

/**
 * What differs from the values that a form was built on, and no more: what is not in it may be changed elsewhere meanwhile, and
 * a whole copy would bring the old back. Fields of the same form that another tab is changing stay beside it.
 */
export function keepChanges<Values extends Record<string, unknown>>(
  draftKey: string | undefined,
  {
    values,
    start,
    base,
    changed,
  }: Changes<Values> & { readonly base: Values; readonly changed: readonly string[] },
): void {
  if (draftKey === undefined) return;
  const own = changedNames(values, start);
  const beside = (key: string, record: Values) => ({
    ...without(localStore.read(key, isRecord) ?? {}, changed),
    ...Object.fromEntries(own.map((name) => [name, record[name]])),
  });
  keepDraft(draftKey, beside(keyOf(draftKey), values), beside(baseKeyOf(draftKey), base));
}

/** What was changed in this form is sent, or given up. */
export function forgetChanges<Values extends Record<string, unknown>>(
  draftKey: string | undefined,
  { values, start }: Changes<Values>,
): void {
  if (draftKey === undefined) return;
  const names = changedNames(values, start);
  const rest = (key: string) => without(localStore.read(key, isRecord) ?? {}, names);
  keepDraft(draftKey, rest(keyOf(draftKey)), rest(baseKeyOf(draftKey)));
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
