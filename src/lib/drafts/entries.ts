/** How drafts are stored in this browser: under each key one entry for each tab. */
import { isNumber, isRecord, isString } from '../guards.ts';
import { localStore } from '../browser/storage.ts';

export type Loose = Readonly<Record<string, unknown>>;

/** Who wrote a field last, and when; `on`: which earlier stamp it replaced. */
export interface Stamp {
  readonly by: string;
  readonly at: number;
  readonly on?: { readonly by: string; readonly at: number } | undefined;
}

export interface Entry {
  readonly version: number;
  readonly base: Loose;
  readonly values: Loose;
  /** Of the fields that were written in. */
  readonly stamps: Readonly<Record<string, Stamp>>;
}

/** Never stored. */
const secret = /password|token/i;

function keyOf(draftKey: string): string {
  return `tsumugi:draft:${draftKey}`;
}

function isStamp(value: unknown): value is Stamp {
  return isRecord(value) && isString(value['by']) && isNumber(value['at']);
}

function isOlderEntry(value: Loose): value is Loose & Omit<Entry, 'stamps'> {
  return isNumber(value['version']) && isRecord(value['base']) && isRecord(value['values']);
}

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || !isOlderEntry(value)) return false;
  return isRecord(value['stamps']) && Object.values(value['stamps']).every(isStamp);
}

/** By tab. */
export function readEntries(draftKey: string): ReadonlyMap<string, Entry> {
  const kept = localStore.read(keyOf(draftKey), isRecord);
  if (kept === null) return new Map();
  const { tabs } = kept;
  if (!isRecord(tabs)) return new Map([['older', olderEntry(kept)]]);
  const entries = new Map<string, Entry>();
  for (const [tab, entry] of Object.entries(tabs)) if (isEntry(entry)) entries.set(tab, entry);
  return entries;
}

/** The format of an older build: the values alone, or with their base and version. */
function olderEntry(kept: Loose): Entry {
  const entry = isOlderEntry(kept) ? kept : { version: 0, base: {}, values: kept };
  return { ...entry, stamps: {} };
}

export function writeEntries(draftKey: string, entries: ReadonlyMap<string, Entry>): void {
  if (entries.size === 0) localStore.remove(keyOf(draftKey));
  else localStore.write(keyOf(draftKey), { tabs: Object.fromEntries(entries) });
}

export function removeEntries(draftKey: string): void {
  localStore.remove(keyOf(draftKey));
}

/** Without secrets. */
export function loose(values: object): Loose {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)));
}

/** What still fits the form: an older build may have stored another shape. */
export function fitting<Values extends object>(kept: Loose, empty: Values): Partial<Values> {
  const like = new Map<string, unknown>(Object.entries(empty));
  const fits = (value: Loose): value is Partial<Values> =>
    Object.entries(value).every(([name, entry]) => like.has(name) && isLike(entry, like.get(name)));
  const usable = Object.fromEntries(Object.entries(kept).filter(([name, entry]) => fits({ [name]: entry })));
  return fits(usable) ? usable : {};
}

function isLike(value: unknown, empty: unknown): boolean {
  if (value === undefined || Array.isArray(value) !== Array.isArray(empty)) return false;
  // A choice or number not made yet, or cleared.
  if (empty === null || (value === null && typeof empty === 'number')) return true;
  return value !== null && typeof value === typeof empty;
}
