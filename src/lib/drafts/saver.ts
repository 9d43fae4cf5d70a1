import type { FormError } from '../failureWords.ts';
import { failureWords, withTime } from '../failureWords.ts';
import type { DraftSnapshot, SaveAnswer } from './answers.ts';
import { differencesOf } from './merge.ts';
import type { Difference } from './merge.ts';
import type { PartStep, Written } from './part.ts';
import type { DraftRecord, DraftRecords } from './record.ts';
import { Refusals } from './refusals.ts';
import { pick, touchedFields } from './table.ts';
import type { NamedField } from './table.ts';
import { SaveTurns } from './turns.ts';
import { Unsent } from './unsent.ts';
import type { DraftShape } from './unsent.ts';
import * as versions from './versions.ts';
import type { Attempt } from './versions.ts';

export type SaveStep =
  /** Everything that can be sent is with the server. */
  | 'saved'
  /** Something changed, and is about to be sent. */
  | 'waiting'
  | 'sending'
  /** The server cannot be reached; kept here, tried again. */
  | 'unreachable'
  /** The server refuses it as a whole: `message` says why. */
  | 'refused'
  /** Somebody else saved meanwhile; nothing is sent before it is decided. */
  | 'conflict'
  /** There is no such draft any more: what is written is only here, until somebody decides. */
  | 'gone';

export interface SaverState<Values, Field, Snapshot> {
  readonly values: Values;
  /** What the values were built on: the server's, as this form sent them. */
  readonly base: Values;
  /** What the server has, as far as is known; null while it has nothing. */
  readonly saved: Snapshot | null;
  readonly step: SaveStep;
  readonly savedAt: number | null;
  /** The newer version that was saved elsewhere, while `step` is `conflict`. */
  readonly theirs: Snapshot | null;
  /** The server's words about single fields, as long as their values are those that were refused. */
  readonly refusals: ReadonlyMap<string, string>;
  /** The fields whose words are only here, because they are wrong as they stand or were refused; in the form's order. */
  readonly held: readonly Field[];
  readonly message: string | null;
}

interface SaverOptions<Values extends object, Field extends NamedField, Snapshot> extends DraftShape<
  Values,
  Field,
  Snapshot
> {
  /** Sends some fields of what stands here. Rejects when the server could not be asked. */
  readonly save: (version: number, fields: readonly Field[], values: Values) => Promise<SaveAnswer<Snapshot>>;
  readonly records: DraftRecords<Values>;
  readonly saved: Snapshot | null;
  /** The server had it once, and has it no more. */
  readonly isGone?: boolean;
  /** What a draft nobody has saved begins with. */
  readonly first: Values;
}

/**
 * Keeps a draft on the server while it is written: two seconds after the last change, one request at a time, the newest state
 * wins. What is not sent yet stays in this browser. A newer version elsewhere stops it until somebody chooses.
 */
export class DraftSaver<
  Values extends object,
  Field extends NamedField,
  Snapshot extends DraftSnapshot<Values>,
> {
  readonly #options: SaverOptions<Values, Field, Snapshot>;
  readonly #listeners = new Set<() => void>();
  #state: SaverState<Values, Field, Snapshot>;
  readonly #refusals: Refusals<Values, Field>;
  readonly #unsent: Unsent<Values, Field, Snapshot>;
  #unanswered: readonly Attempt<Values>[] = [];
  /** The version that `base` is of. */
  #version: number;
  #lastStep = '';
  readonly #turns = new SaveTurns(() => this.#sendAll());
  #urgent = false;

  constructor(options: SaverOptions<Values, Field, Snapshot>) {
    this.#options = options;
    this.#refusals = new Refusals(options.table);
    this.#unsent = new Unsent(options, this.#refusals);
    const { saved, first, records } = options;
    const base = saved?.values ?? first;
    this.#version = saved?.version ?? 0;
    this.#state = {
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
    const kept = records.read();
    if (kept === null) return;
    if (options.isGone === true) {
      this.#version = kept.version;
      this.#put({ values: kept.values, base: kept.base, step: 'gone' });
    } else this.#restore(kept);
  }

  readonly state = (): SaverState<Values, Field, Snapshot> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Something is not with the server that should be. */
  readonly hasUnsent = (): boolean => {
    const { step } = this.#state;
    return step === 'sending' || this.#isStopped() || this.#unsent.isAnything(this.#state);
  };

  change(change: (values: Values) => Values): void {
    const values = change(this.#state.values);
    if (values === this.#state.values) return;
    this.#put({ values });
    this.#keep();
    if (this.#isStopped()) return;
    const { step } = this.#state;
    if (this.#unsent.isAnything(this.#state)) {
      if (step !== 'sending') this.#put({ step: 'waiting', message: null });
      this.#turns.later();
    } else if (step === 'waiting') {
      this.#turns.stop();
      this.#put({ step: 'saved' });
    }
  }

  /** Sends what there is now. Answers whether everything is with the server. */
  async flush(): Promise<boolean> {
    this.#turns.stop();
    this.#urgent = true;
    await this.#turns.take(() => this.#sendAll());
    return !this.hasUnsent();
  }

  /**
   * Does something else with the draft on the server, in turn with the saves: everything is saved before, and what comes of it is
   * what the next save builds on. Null when there is no draft to do it with.
   */
  run<T>(
    task: () => Promise<{
      readonly result: T;
      readonly draft: Snapshot | null;
      readonly isGone?: boolean;
    }>,
  ): Promise<T | null> {
    return this.#turns.take(async () => {
      this.#turns.stop();
      this.#urgent = true;
      await this.#sendAll({ evenEmpty: true });
      if (this.#state.saved === null || this.#isStopped()) return null;
      const { result, draft, isGone } = await task();
      if (isGone === true) this.lose();
      else if (draft !== null) this.#take(draft);
      return result;
    });
  }

  /** What differs from what was saved elsewhere. */
  differences(theirs: Values): readonly Difference<Field>[] {
    const { table, parts } = this.#options;
    const { base, values } = this.#state;
    return differencesOf(table, parts, { base, values, theirs });
  }

  /** After a conflict: what is to stand, built on the version that was saved elsewhere. */
  resolve(values: Values): void {
    const { theirs } = this.#state;
    if (theirs === null) return;
    this.#refusals.clear();
    this.#put({ values, base: theirs.values, theirs: null, step: 'waiting' });
    this.#taken(theirs);
    void this.flush();
  }

  /** The server's state takes the place of the form's: a change was thrown away. */
  replace(draft: Snapshot): void {
    this.#turns.stop();
    this.#refusals.clear();
    this.#options.records.drop();
    this.#put({ values: draft.values, base: draft.values, step: 'saved', theirs: null, message: null });
    this.#taken(draft);
    this.#options.records.clear();
  }

  /** It was deleted elsewhere, or is over. Nothing is sent any more; what is written stays here. */
  lose(): void {
    this.#turns.stop();
    this.#urgent = false;
    this.#put({ step: 'gone', message: null });
    this.#keep();
  }

  /** Puts the server's words at their fields: what was sent is refused, not what was typed since. Answers those that belong to none. */
  refuse(errors: readonly FormError[], sent = this.#state.values): readonly FormError[] {
    const rest = this.#refusals.put(errors, sent);
    this.#put({});
    return rest;
  }

  /** It is published, and nobody writes in it any more. What did not go with it is kept in this browser. */
  finish(): void {
    this.close({ drop: this.#unsent.isWhole(this.#state) });
  }

  /** The page goes, or the draft does. Nothing is sent any more. */
  close({ drop = false } = {}): void {
    this.#turns.close();
    if (drop) this.#options.records.drop();
  }

  /** Nothing is sent any more, and nothing is under way when it resolves. */
  async rest(): Promise<void> {
    this.#turns.close();
    await this.#turns.take(() => Promise.resolve());
  }

  /** Also again: React mounts effects twice while developing. */
  open(): void {
    this.#turns.open();
    if (this.#state.step === 'waiting') this.#turns.later();
  }

  #restore(kept: DraftRecord<Values>): void {
    const { saved, records } = this.#options;
    const restored = versions.restored(this.#options, saved, kept);
    if (restored === null) {
      records.clear();
      return;
    }
    const { values, isConflict } = restored;
    if (isConflict) {
      // What is kept goes on building on the older one until it is decided.
      this.#version = kept.version;
      this.#put({ values, base: kept.base, theirs: saved, step: 'conflict' });
    } else {
      this.#put({ values });
      if (this.#unsent.isAnything(this.#state)) this.#put({ step: 'waiting' });
    }
  }

  /** Nothing is sent before somebody decides. */
  #isStopped(): boolean {
    const { step } = this.#state;
    return step === 'conflict' || step === 'gone';
  }

  /** One request after another until nothing is left, or until its pause where somebody is still writing. Never rejects. */
  async #sendAll({ evenEmpty = false } = {}): Promise<void> {
    if (this.#isStopped()) return;
    for (let none = evenEmpty; !this.#turns.isClosed; none = false) {
      const fields = this.#unsent.sendable(this.#state);
      const step = this.#unsent.step(this.#state);
      const isNew = this.#state.saved === null && (none || step !== null);
      if (fields.length === 0 && step === null && !isNew) break;
      this.#put({ step: 'sending', message: null });
      const goesOn = await (fields.length > 0 || isNew || step === null
        ? this.#attempt(() => this.#sendFields())
        : this.#attempt(() => this.#sendStep(step.name, step.step)));
      if (!goesOn) return;
      if (!this.#urgent && this.#turns.isPausing) {
        this.#put({ step: 'waiting' });
        return;
      }
    }
    this.#urgent = false;
    if (this.#turns.isClosed) return;
    this.#put({ step: 'saved' });
    if (!this.#unsent.isLeft(this.#state)) this.#options.records.clear();
  }

  async #attempt(send: () => Promise<boolean>): Promise<boolean> {
    try {
      const goesOn = await send();
      this.#turns.reached();
      return goesOn;
    } catch (error) {
      if (this.#turns.isClosed) return false;
      this.#urgent = false;
      this.#put({ step: 'unreachable', message: failureWords(error) });
      this.#keep();
      this.#turns.failed();
      return false;
    }
  }

  async #sendFields(): Promise<boolean> {
    const { values, base, saved } = this.#state;
    // What a new draft begins with was never sent.
    const fields = this.#unsent.sendable({ values, base: saved === null ? this.#options.table.empty : base });
    const version = saved?.version ?? 0;
    this.#unanswered = [...this.#unanswered, { version, values }].slice(-10);
    const answer = await this.#options.save(version, fields, values);
    if (answer.kind === 'conflict') return this.#metAnother(answer.draft);
    this.#unanswered = [];
    if (answer.kind === 'gone') return this.#lost();
    if (answer.kind === 'refused') return this.#refusedWhole(answer.errors, fields, values);
    this.#rebase(answer.draft, pick(this.#options.table, values, fields));
    return true;
  }

  #rebase(draft: Snapshot, sent: Partial<Values>): void {
    this.#put({ base: versions.baseAfter(this.#options.table, this.#state, draft, sent) });
    this.#takeParts(draft);
    this.#taken(draft);
  }

  async #sendStep(name: string, step: PartStep<Values, Snapshot>): Promise<boolean> {
    const { values: sent } = this.#state;
    const answer = await step.send();
    if (answer.kind === 'gone') return this.#lost();
    if (answer.kind === 'conflict') return this.#take(answer.draft);
    // Twice the same, and nothing came of it: it would be sent for ever.
    const again = step.id === this.#lastStep;
    this.#lastStep = step.id;
    if (answer.kind === 'missing' && !again) {
      this.#put(step.withoutIt(this.#state));
      return true;
    }
    if (answer.kind === 'saved' && !again) {
      this.#put(answer.taken(this.#state));
      return this.#take(answer.draft);
    }
    const errors = answer.kind === 'saved' ? [{ message: step.failure }] : answer.errors;
    this.refuse(
      errors.map((error) => ({ ...error, field: name })),
      sent,
    );
    return true;
  }

  /** False, and nothing is done, when there is something to choose. */
  #takeParts(draft: Snapshot): boolean {
    let written: Written<Values> = this.#state;
    for (const part of this.#options.parts) {
      const merged = part.merged(written, draft.values);
      if (merged === null) return false;
      written = merged;
    }
    for (const part of this.#options.parts) part.settled?.();
    this.#put({ base: written.base, values: written.values });
    return true;
  }

  #lost(): false {
    this.lose();
    return false;
  }

  /** A newer version: this form's own, whose answer was lost on its way, or somebody else's. */
  #metAnother(draft: Snapshot): boolean {
    const { values } = this.#state;
    const isOwn = versions.isOwnVersion(this.#options.table, values, draft, this.#unanswered);
    if (!isOwn || !this.#takeParts(draft)) return this.#stop(draft);
    this.#rebase(draft, {});
    this.#unanswered = [];
    return true;
  }

  #stop(theirs: Snapshot): false {
    this.#urgent = false;
    this.#put({ step: 'conflict', theirs });
    this.#keep();
    return false;
  }

  #refusedWhole(errors: readonly FormError[], fields: readonly Field[], sent: Values): boolean {
    const rest = this.refuse(errors, sent);
    // Without the refused fields the others can be saved, and what was typed since can be tried.
    if (rest.length === 0 && fields.some(({ name }) => this.#refusals.holds(name, sent))) return true;
    this.#urgent = false;
    this.#put({ step: 'refused', message: rest.map(withTime).join('\n') });
    this.#keep();
    return false;
  }

  /** The answer of something that builds on no version. Whatever else changed meanwhile was saved elsewhere. */
  #take(draft: Snapshot): boolean {
    const { table } = this.#options;
    const changed = versions.changedThere(table, this.#state, draft);
    const isLoose = (field: Field): boolean => table.isLoose?.(field) === true;
    const isNewer = draft.version > (this.#state.saved?.version ?? 0);
    if (isNewer && !changed.every(isLoose)) return this.#metAnother(draft);
    if (!this.#takeParts(draft)) return this.#stop(draft);
    const taken = pick(table, draft.values, changed.filter(isLoose));
    const { base, values } = this.#state;
    this.#put({ base: { ...base, ...taken }, values: { ...values, ...taken } });
    this.#taken(draft);
    return true;
  }

  #taken(draft: Snapshot): void {
    this.#version = draft.version;
    this.#put({ saved: draft, savedAt: Date.parse(draft.editedAt) });
    this.#keep();
  }

  #keep(): void {
    if (this.#turns.isClosed) return;
    const { table, records } = this.#options;
    const { values, base } = this.#state;
    if (touchedFields(table, base, values).length === 0) records.clear();
    else records.write({ version: this.#version, base, values });
  }

  #put(change: Partial<SaverState<Values, Field, Snapshot>>): void {
    const next = { ...this.#state, ...change };
    this.#state = { ...next, refusals: this.#refusals.in(next.values) };
    this.#state = { ...this.#state, held: this.#unsent.held(this.#state) };
    for (const listener of this.#listeners) listener();
  }
}
