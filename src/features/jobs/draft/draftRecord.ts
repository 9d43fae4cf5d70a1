import { isNumber, isRecord, isString } from '../../../lib/guards.ts';
import { localStore } from '../../../lib/storage.ts';
import { emptyDraft } from './draftValues.ts';
import type { DraftValues } from './draftValues.ts';

/** What was written and not sent yet, kept in this browser: it survives a reload, a crash, and days without a line. */
export interface DraftRecord {
  /** The version it builds on; 0 when the server has none. */
  readonly version: number;
  /** As the server had it then, to tell one's own changes from others'. */
  readonly base: DraftValues;
  readonly values: DraftValues;
  /** The tab that wrote it last: another tab's is not taken away. */
  readonly tab: string;
}

export interface DraftRecords {
  readonly read: () => DraftRecord | null;
  readonly write: (record: Omit<DraftRecord, 'tab'>) => void;
  /** Everything was sent. */
  readonly clear: () => void;
  /** The draft is gone, whoever wrote. */
  readonly drop: () => void;
}

interface Kept {
  readonly version: number;
  readonly tab: string;
  readonly base: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    isNumber(value['version']) &&
    isString(value['tab']) &&
    isRecord(value['base']) &&
    isRecord(value['values'])
  );
}

/** Of an older form's shape only what still fits is taken. */
function valuesFrom(kept: Readonly<Record<string, unknown>>): DraftValues {
  const fits = (value: Readonly<Record<string, unknown>>): value is Partial<DraftValues> =>
    Object.entries(value).every(([name, entry]) => isLike(entry, emptyOf(name)));
  const usable = Object.fromEntries(Object.entries(kept).filter(([name, entry]) => fits({ [name]: entry })));
  return fits(usable) ? { ...emptyDraft, ...usable } : emptyDraft;
}

function emptyOf(name: string): unknown {
  return Object.entries(emptyDraft).find(([known]) => known === name)?.[1];
}

function isLike(value: unknown, empty: unknown): boolean {
  if (empty === undefined) return false;
  // Not chosen yet: what it becomes is the field's own.
  if (empty === null) return value !== undefined && !Array.isArray(value);
  if (Array.isArray(empty)) return Array.isArray(value);
  return typeof value === typeof empty;
}

export function createRecords(viewerId: string, jobOpeningId: string, tab: string): DraftRecords {
  const key = `tsumugi:draft:job:${viewerId}:${jobOpeningId}`;
  return {
    read: () => {
      const kept = localStore.read(key, isKept);
      if (kept === null) return null;
      const { version, tab: by, base, values } = kept;
      return { version, tab: by, base: valuesFrom(base), values: valuesFrom(values) };
    },
    write: (record) => {
      localStore.write(key, { ...record, tab });
    },
    clear: () => {
      if (localStore.read(key, isKept)?.tab === tab) localStore.remove(key);
    },
    drop: () => localStore.remove(key),
  };
}
