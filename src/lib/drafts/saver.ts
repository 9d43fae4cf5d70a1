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
 * Keeps a draft on the server while it is written: two seconds after the last change, one request at a time, the newest state
 * wins. What is not sent yet stays in this browser. A newer version elsewhere stops it until somebody chooses.
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

  /** Something is not with the server that should be. */
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

  /** Sends what there is now. Answers whether everything is with the server. */
  async flush(): Promise<boolean> {
    this.#sending.hurry();
    await this.#turns.take(() => this.#sending.all());
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
      this.#sending.hurry();
      await this.#sending.all({ evenEmpty: true });
      if (this.#draft.now.saved === null || this.#draft.isStopped) return null;
      const { result, draft, isGone } = await task();
      if (isGone === true) this.lose();
      else if (draft !== null) this.#sending.take(draft);
      return result;
    });
  }

  /** What differs from what was saved elsewhere. */
  differences(theirs: Values): readonly Difference<Field>[] {
    const { table, parts } = this.#options;
    const { base, values } = this.#draft.now;
    return differencesOf(table, parts, { base, values, theirs });
  }

  /** After a conflict: what is to stand, built on the version that was saved elsewhere. */
  resolve(values: Values): void {
    const draft = this.#draft;
    const { theirs } = draft.now;
    if (theirs === null) return;
    draft.refusals.clear();
    draft.put({ values, base: theirs.values, theirs: null, step: 'waiting' });
    draft.taken(theirs);
    void this.flush();
  }

  /** The server's state takes the place of the form's: a change was thrown away. */
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

  /** It was deleted elsewhere, or is over. Nothing is sent any more; what is written stays here. */
  lose(): void {
    this.#sending.lose();
  }

  /** Puts the server's words at their fields: what was sent is refused, not what was typed since. Answers those that belong to none. */
  refuse(errors: readonly FormError[], sent = this.#draft.now.values): readonly FormError[] {
    return this.#draft.refuse(errors, sent);
  }

  /** It is published, and nobody writes in it any more. What did not go with it is kept in this browser. */
  finish(): void {
    this.close({ drop: this.#draft.unsent.isWhole(this.#draft.now) });
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
    if (this.#draft.now.step === 'waiting') this.#turns.later();
  }
}
