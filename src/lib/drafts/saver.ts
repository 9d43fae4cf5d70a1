import type { FormError } from '../failureWords.ts';
import type { DraftSnapshot } from './answers.ts';
import { DraftState } from './draftState.ts';
import type { SaverState } from './draftState.ts';
import { differencesOf } from './merge.ts';
import type { Difference } from './merge.ts';
import { Sending } from './sending.ts';
import type { SaverOptions } from './sending.ts';
import type { NamedField } from './table.ts';
import { SaveTurns } from './turns.ts';

/**
 * Saves a draft to the server while it is written: two seconds after the last change, one request at a time.
 * Unsent changes are stored in this browser. A newer version elsewhere stops it until the person chooses.
 */
export class DraftSaver<
  Values extends object,
  Field extends NamedField,
  Snapshot extends DraftSnapshot<Values>,
> {
  readonly #options: SaverOptions<Values, Field, Snapshot>;
  readonly #turns = new SaveTurns(() => this.#sending.all());
  readonly #draft: DraftState<Values, Field, Snapshot>;
  readonly #sending: Sending<Values, Field, Snapshot>;

  constructor(options: SaverOptions<Values, Field, Snapshot>) {
    this.#options = options;
    this.#draft = new DraftState(options, this.#turns);
    this.#sending = new Sending(options, this.#draft, this.#turns);
  }

  readonly state = (): SaverState<Values, Field, Snapshot> => this.#draft.now;

  readonly subscribe = (listener: () => void): (() => void) => this.#draft.subscribe(listener);

  readonly hasUnsent = (): boolean => {
    const { now, isStopped, unsent } = this.#draft;
    return now.step === 'sending' || isStopped || unsent.isAnything(now);
  };

  change(change: (values: Values) => Values): void {
    const draft = this.#draft;
    const values = change(draft.now.values);
    if (values === draft.now.values) return;
    draft.put({ values });
    draft.keep();
    if (draft.isStopped) return;
    const { step } = draft.now;
    if (draft.unsent.isAnything(draft.now)) {
      if (step !== 'sending') draft.put({ step: 'waiting', message: null });
      this.#turns.later();
    } else if (step === 'waiting') {
      this.#turns.stop();
      draft.put({ step: 'saved' });
    }
  }

  /** Sends now. Answers whether the server has everything. */
  async flush(): Promise<boolean> {
    this.#sending.hurry();
    await this.#turns.take(() => this.#sending.all());
    return !this.hasUnsent();
  }

  /**
   * Runs another mutation on the draft, in turn with the saves: everything is saved first, and the next save
   * builds on its result. Null when there is no draft.
   */
  run<T>(
    task: () => Promise<{
      readonly result: T;
      readonly draft: Snapshot | null;
      readonly isGone?: boolean;
    }>,
  ): Promise<T | null> {
    return this.#turns.take(async () => {
      this.#sending.hurry();
      await this.#sending.all({ evenEmpty: true });
      if (this.#draft.now.saved === null || this.#draft.isStopped) return null;
      const { result, draft, isGone } = await task();
      if (isGone === true) this.lose();
      else if (draft !== null) this.#sending.take(draft);
      return result;
    });
  }

  differences(theirs: Values): readonly Difference<Field>[] {
    const { table, parts } = this.#options;
    const { base, values } = this.#draft.now;
    return differencesOf(table, parts, { base, values, theirs });
  }

  /** After a conflict: the chosen values, based on the version saved elsewhere. */
  resolve(values: Values): void {
    const draft = this.#draft;
    const { theirs } = draft.now;
    if (theirs === null) return;
    draft.refusals.clear();
    draft.put({ values, base: theirs.values, theirs: null, step: 'waiting' });
    draft.taken(theirs);
    void this.flush();
  }

  /** Replaces the form's values by the server's: changes were discarded. */
  replace(saved: Snapshot): void {
    const { records } = this.#options;
    const draft = this.#draft;
    this.#turns.stop();
    draft.refusals.clear();
    records.drop();
    draft.put({ values: saved.values, base: saved.values, step: 'saved', theirs: null, message: null });
    draft.taken(saved);
    records.clear();
  }

  /** The draft was deleted elsewhere, or closed. Nothing more is sent; what is written stays here. */
  lose(): void {
    this.#sending.lose();
  }

  /**
   * Puts the server's errors at their fields, for the values that were sent. Answers those that belong to
   * none.
   */
  refuse(errors: readonly FormError[], sent = this.#draft.now.values): readonly FormError[] {
    return this.#draft.refuse(errors, sent);
  }

  /** Published: closes, and keeps in this browser what was not sent. */
  finish(): void {
    this.close({ drop: this.#draft.unsent.isWhole(this.#draft.now) });
  }

  close({ drop = false } = {}): void {
    this.#turns.close();
    if (drop) this.#options.records.drop();
  }

  /** Closes; resolves when no request is under way. */
  async rest(): Promise<void> {
    this.#turns.close();
    await this.#turns.take(() => Promise.resolve());
  }

  /** May be called again: StrictMode mounts effects twice. */
  open(): void {
    this.#turns.open();
    if (this.#draft.now.step === 'waiting') this.#turns.later();
  }
}
