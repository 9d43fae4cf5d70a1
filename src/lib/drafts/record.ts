import { sameValue } from '../forms/sameValue.ts';
import { fitting, loose, readEntries, removeEntries, writeEntries } from './entries.ts';
import type { Entry, Loose, Stamp } from './entries.ts';
import type { Written } from './part.ts';
import { pick, plainTable, touchedFields } from './table.ts';
import type { DraftTable, NamedField } from './table.ts';

/** A draft stored in this browser: it survives a reload, a crash, and days offline. */
export interface DraftRecord<Values> extends Written<Values> {
  /** The version it is based on; 0 when the server has none. */
  readonly version: number;
}

export interface DraftRecords<Values> {
  /** All tabs' entries merged. */
  readonly read: () => DraftRecord<Values> | null;
  /** Replaces this tab's entry and what it has read of others'. */
  readonly write: (record: DraftRecord<Partial<Values>>) => void;
  /** Everything was sent; what another tab wrote meanwhile stays. */
  readonly clear: () => void;
  /** Removes all tabs' entries. */
  readonly drop: () => void;
}

interface TabWords<Values, Field> {
  readonly tab: string;
  readonly field: Field;
  readonly stamp: Stamp;
  readonly record: DraftRecord<Values>;
}

interface Known {
  readonly stamp: Stamp;
  readonly value: unknown;
}

const thisTab = crypto.randomUUID();

/**
 * The stored drafts under a key. Each tab writes its own entry, so that two tabs never overwrite each other;
 * a reader gets them merged. If two wrote in one field, the later text wins and the other stays in its entry:
 * once the winner is sent, the other shows up as a conflict. `initial`: the values when nothing is stored.
 */
export function draftRecords<Values extends object, Field extends NamedField>(
  draftKey: string,
  table: DraftTable<Values, Field>,
  { initial = table.empty, tab = thisTab }: { readonly initial?: Values; readonly tab?: string } = {},
): DraftRecords<Values> {
  /** Other tabs' entries this tab has read, and the fields of each it could not merge. */
  const taken = new Map<string, string>();
  const left = new Map<string, readonly Field[]>();
  const known = new Map<string, Known>();

  const revived = (kept: Loose): Values => {
    const values = { ...initial, ...fitting(kept, table.empty) };
    return table.revived?.(values) ?? values;
  };
  const recordOf = ({ version, base, values }: Entry): DraftRecord<Values> => ({
    version,
    base: revived(base),
    values: revived(values),
  });
  /** The entries to keep beside this tab's own. */
  const others = (): Map<string, Entry> => {
    const entries = new Map<string, Entry>();
    for (const [by, entry] of readEntries(draftKey)) {
      const isTaken = taken.get(by) === JSON.stringify(entry);
      const kept = isTaken ? reduced(table, entry, recordOf(entry), left.get(by) ?? []) : entry;
      if (kept === null || by === tab) continue;
      entries.set(by, kept);
      if (isTaken) taken.set(by, JSON.stringify(kept));
    }
    return entries;
  };
  const stampOf = (field: Field, values: Values): Stamp => {
    const before = known.get(field.name);
    const value = pick(table, values, [field]);
    if (before !== undefined && sameValue(before.value, value)) return before.stamp;
    const on = before?.stamp.by === tab ? before.stamp.on : before?.stamp;
    const stamp: Stamp = {
      by: tab,
      // Always later than the stamp before, even within one millisecond.
      at: Math.max(Date.now(), (before?.stamp.at ?? 0) + 1),
      ...(on === undefined ? {} : { on: { by: on.by, at: on.at } }),
    };
    known.set(field.name, { stamp, value });
    return stamp;
  };
  return {
    read: () => {
      const entries = readEntries(draftKey);
      const written = [...entries].flatMap(([by, entry]) => {
        taken.set(by, JSON.stringify(entry));
        const record = recordOf(entry);
        return touchedFields(table, record.base, record.values).map((field) => ({
          tab: by,
          field,
          record,
          stamp: entry.stamps[field.name] ?? { by, at: 0 },
        }));
      });
      const last = lastWords(table, written);
      for (const { field, stamp, record } of last.values())
        known.set(field.name, { stamp, value: pick(table, record.values, [field]) });
      for (const by of entries.keys())
        left.set(
          by,
          written.filter((one) => one.tab === by && isFork(table, one, last)).map(({ field }) => field),
        );
      return together(table, [...entries.values()].map(recordOf), [...last.values()]);
    },
    write: ({ version, base, values }) => {
      const full = { base: { ...initial, ...base }, values: { ...initial, ...values } };
      const stamps = Object.fromEntries(
        touchedFields(table, full.base, full.values).map((field) => [
          field.name,
          stampOf(field, full.values),
        ]),
      );
      const own = { version, base: loose(base), values: loose(values), stamps };
      writeEntries(draftKey, others().set(tab, own));
    },
    clear: () => {
      known.clear();
      writeEntries(draftKey, others());
    },
    drop: () => dropDraft(draftKey),
  };
}

/** By field, the latest writer's. */
function lastWords<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  written: readonly TabWords<Values, Field>[],
): ReadonlyMap<string, TabWords<Values, Field>> {
  const last = new Map<string, TabWords<Values, Field>>();
  for (const { name } of table.fields)
    for (const one of written) {
      const before = last.get(name);
      if (one.field.name === name && (before === undefined || one.stamp.at >= before.stamp.at))
        last.set(name, one);
    }
  return last;
}

/** Text that the last writer neither repeated nor knowingly replaced. */
function isFork<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  { field, stamp, record }: TabWords<Values, Field>,
  last: ReadonlyMap<string, TabWords<Values, Field>>,
): boolean {
  const winner = last.get(field.name);
  if (winner === undefined || winner.stamp.by === stamp.by) return false;
  const { on } = winner.stamp;
  if (on !== undefined && on.by === stamp.by && on.at >= stamp.at) return false;
  return !sameValue(pick(table, record.values, [field]), pick(table, winner.record.values, [field]));
}

function reduced<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  { version, stamps }: Entry,
  { base, values }: DraftRecord<Values>,
  fields: readonly Field[],
): Entry | null {
  if (fields.length === 0) return null;
  const names = new Set(fields.map(({ name }) => name));
  return {
    version,
    base: loose(pick(table, base, fields)),
    values: loose(pick(table, values, fields)),
    stamps: Object.fromEntries(Object.entries(stamps).filter(([name]) => names.has(name))),
  };
}

/** On the newest base, with the oldest version any part is based on, so that later saves are noticed. */
function together<Values extends object, Field extends NamedField>(
  table: DraftTable<Values, Field>,
  records: readonly DraftRecord<Values>[],
  last: readonly TabWords<Values, Field>[],
): DraftRecord<Values> | null {
  const newest = records.toSorted((one, other) => other.version - one.version)[0];
  if (newest === undefined || last.length === 0) return null;
  return last.reduce<DraftRecord<Values>>(
    (all, { field, record }) => ({
      version: Math.min(all.version, record.version),
      base: { ...all.base, ...pick(table, record.base, [field]) },
      values: { ...all.values, ...pick(table, record.values, [field]) },
    }),
    { ...newest, version: Math.max(...records.map(({ version }) => version)) },
  );
}

export function hasDraft(draftKey: string): boolean {
  return readEntries(draftKey).size > 0;
}

export function dropDraft(draftKey: string): void {
  removeEntries(draftKey);
}

/** Stores text outside a form until it is sent; null removes it. */
export function keepDraft(draftKey: string, values: object | null): void {
  if (values === null) dropDraft(draftKey);
  else draftRecords(draftKey, plainTable(values)).write({ version: 0, base: {}, values });
}

/** The text stored by `keepDraft` on top of `initial`. */
export function withDraft<Values extends object>(draftKey: string, initial: Values): Values {
  return draftRecords(draftKey, plainTable(initial)).read()?.values ?? initial;
}
