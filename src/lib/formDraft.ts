import { isRecord } from './guards.ts';
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
  localStore.write(keyOf(draftKey), Object.fromEntries(entries));
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
