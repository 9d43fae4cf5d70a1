import type { FormError } from '../failureWords.ts';
import type { DraftSnapshot } from './answers.ts';
import type { Written } from './part.ts';
import type { DraftRecords } from './record.ts';
import { Refusals } from './refusals.ts';
import { pick, touchedFields } from './table.ts';
import type { NamedField } from './table.ts';
import type { SaveTurns } from './turns.ts';
import { Unsent } from './unsent.ts';
import type { DraftShape } from './unsent.ts';
import * as versions from './versions.ts';

export type SaveStep =
  | 'saved'
  /** Changed, and sent after a pause. */
  | 'waiting'
  | 'sending'
  /** The server cannot be reached; kept here, retried. */
  | 'unreachable'
  /** The server refuses the whole draft: `message` says why. */
  | 'refused'
  /** Somebody else saved meanwhile; nothing is sent until the person chooses. */
  | 'conflict'
  /** The draft no longer exists on the server; what is written is only here until the person chooses. */
  | 'gone';

export interface SaverState<Values, Field, Snapshot> {
  readonly values: Values;
  /** The server's values that the changes are based on. */
  readonly base: Values;
  /** Null while the server has none. */
  readonly saved: Snapshot | null;
  readonly step: SaveStep;
  readonly savedAt: number | null;
  /** The version saved elsewhere, while `step` is `conflict`. */
  readonly theirs: Snapshot | null;
  /** The server's errors of fields whose values are still the refused ones. */
  readonly refusals: ReadonlyMap<string, string>;
  /** Fields that only this browser has because they are invalid or were refused, in the form's order. */
  readonly held: readonly Field[];
  readonly message: string | null;
}

export interface DraftStart<Values extends object, Field extends NamedField, Snapshot> extends DraftShape<
  Values,
  Field,
  Snapshot
> {
  readonly records: DraftRecords<Values>;
  readonly saved: Snapshot | null;
  /** Deleted on the server. */
  readonly isGone?: boolean;
  /** The initial values of a new draft. */
  readonly first: Values;
}

/**
 * The form's values, what they are based on, and how much the server has. Unsent changes are stored in this
 * browser.
 */
export class DraftState<
  Values extends object,
  Field extends NamedField,
  Snapshot extends DraftSnapshot<Values>,
> {
  readonly refusals: Refusals<Values, Field>;
  readonly unsent: Unsent<Values, Field, Snapshot>;
  readonly #start: DraftStart<Values, Field, Snapshot>;
  readonly #turns: SaveTurns;
  readonly #listeners = new Set<() => void>();
  #now: SaverState<Values, Field, Snapshot>;
  /** The version that `base` is of. */
  #version: number;

  constructor(start: DraftStart<Values, Field, Snapshot>, turns: SaveTurns) {
    this.#start = start;
    this.#turns = turns;
    this.refusals = new Refusals(start.table);
    this.unsent = new Unsent(start, this.refusals);
    const { saved, first } = start;
    const base = saved?.values ?? first;
    this.#version = saved?.version ?? 0;
    this.#now = {
      values: base,
      base,
      saved,
      step: 'saved',
      savedAt: saved === null ? null : Date.parse(saved.editedAt),
      theirs: null,
      refusals: new Map(),
      held: [],
      message: null,
    };
    this.#restore();
  }

  get now(): SaverState<Values, Field, Snapshot> {
    return this.#now;
  }

  get isStopped(): boolean {
    const { step } = this.#now;
    return step === 'conflict' || step === 'gone';
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  put(change: Partial<SaverState<Values, Field, Snapshot>>): void {
    const next = { ...this.#now, ...change };
    this.#now = { ...next, refusals: this.refusals.in(next.values) };
    this.#now = { ...this.#now, held: this.unsent.held(this.#now) };
    for (const listener of this.#listeners) listener();
  }

  /** Stores unsent changes in this browser. */
  keep(): void {
    if (this.#turns.isClosed) return;
    const { table, records } = this.#start;
    const { values, base } = this.#now;
    if (touchedFields(table, base, values).length === 0) records.clear();
    else records.write({ version: this.#version, base, values });
  }

  /** Answers the errors that belong to no field. */
  refuse(errors: readonly FormError[], sent: Values): readonly FormError[] {
    const rest = this.refusals.put(errors, sent);
    this.put({});
    return rest;
  }

  taken(draft: Snapshot): void {
    this.#version = draft.version;
    this.put({ saved: draft, savedAt: Date.parse(draft.editedAt) });
    this.keep();
  }

  /** False, with nothing changed, when the person must choose. */
  takeParts(draft: Snapshot): boolean {
    let written: Written<Values> = this.#now;
    for (const part of this.#start.parts) {
      const merged = part.merged(written, draft.values);
      if (merged === null) return false;
      written = merged;
    }
    for (const part of this.#start.parts) part.settled?.();
    this.put({ base: written.base, values: written.values });
    return true;
  }

  takeFields(draft: Snapshot, fields: readonly Field[]): void {
    const taken = pick(this.#start.table, draft.values, fields);
    const { base, values } = this.#now;
    this.put({ base: { ...base, ...taken }, values: { ...values, ...taken } });
  }

  rebase(draft: Snapshot, sent: Partial<Values>): void {
    this.put({ base: versions.baseAfter(this.#start.table, this.#now, draft, sent) });
    this.takeParts(draft);
    this.taken(draft);
  }

  #restore(): void {
    const { saved, records, isGone } = this.#start;
    const kept = records.read();
    if (kept === null) return;
    if (isGone === true) {
      this.#version = kept.version;
      this.put({ values: kept.values, base: kept.base, step: 'gone' });
      return;
    }
    const restored = versions.restored(this.#start, saved, kept);
    if (restored === null) {
      records.clear();
      return;
    }
    const { values, isConflict } = restored;
    if (isConflict) {
      // Until the person chooses, the stored draft stays based on the older version.
      this.#version = kept.version;
      this.put({ values, base: kept.base, theirs: saved, step: 'conflict' });
    } else {
      this.put({ values });
      if (this.unsent.isAnything(this.#now)) this.put({ step: 'waiting' });
    }
  }
}
