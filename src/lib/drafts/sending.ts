import type { FormError } from '../failureWords.ts';
import { failureWords, withTime } from '../failureWords.ts';
import type { DraftSnapshot, SaveAnswer } from './answers.ts';
import type { DraftStart, DraftState } from './draftState.ts';
import type { PartStep } from './part.ts';
import { pick } from './table.ts';
import type { NamedField } from './table.ts';
import type { SaveTurns } from './turns.ts';
import * as versions from './versions.ts';
import type { Attempt } from './versions.ts';

export interface SaverOptions<Values extends object, Field extends NamedField, Snapshot> extends DraftStart<
  Values,
  Field,
  Snapshot
> {
  /** Sends some of the values. Rejects when the server cannot be reached. */
  readonly save: (version: number, fields: readonly Field[], values: Values) => Promise<SaveAnswer<Snapshot>>;
}

/** Sends a draft and applies each answer to the form. */
export class Sending<
  Values extends object,
  Field extends NamedField,
  Snapshot extends DraftSnapshot<Values>,
> {
  readonly #options: SaverOptions<Values, Field, Snapshot>;
  readonly #state: DraftState<Values, Field, Snapshot>;
  readonly #turns: SaveTurns;
  #unanswered: readonly Attempt<Values>[] = [];
  #lastStep = '';
  #urgent = false;

  constructor(
    options: SaverOptions<Values, Field, Snapshot>,
    state: DraftState<Values, Field, Snapshot>,
    turns: SaveTurns,
  ) {
    this.#options = options;
    this.#state = state;
    this.#turns = turns;
  }

  /** Sends everything now, without pauses. */
  hurry(): void {
    this.#turns.stop();
    this.#urgent = true;
  }

  /** Sends until nothing is left, or until a pause while somebody is still writing. Never rejects. */
  async all({ evenEmpty = false } = {}): Promise<void> {
    const state = this.#state;
    if (state.isStopped) return;
    for (let none = evenEmpty; !this.#turns.isClosed; none = false) {
      const fields = state.unsent.sendable(state.now);
      const step = state.unsent.step(state.now);
      const isNew = state.now.saved === null && (none || step !== null);
      if (fields.length === 0 && step === null && !isNew) break;
      state.put({ step: 'sending', message: null });
      const goesOn = await (fields.length > 0 || isNew || step === null
        ? this.#attempt(() => this.#fields())
        : this.#attempt(() => this.#step(step.name, step.step)));
      if (!goesOn) return;
      if (!this.#urgent && this.#turns.isPausing) {
        state.put({ step: 'waiting' });
        return;
      }
    }
    this.#urgent = false;
    if (this.#turns.isClosed) return;
    state.put({ step: 'saved' });
    if (!state.unsent.isLeft(state.now)) this.#options.records.clear();
  }

  /** Takes an answer that builds on no version. Any other change in it was made elsewhere. */
  take(draft: Snapshot): boolean {
    const { table } = this.#options;
    const state = this.#state;
    const changed = versions.changedThere(table, state.now, draft);
    const isLoose = (field: Field): boolean => table.isLoose?.(field) === true;
    const isNewer = draft.version > (state.now.saved?.version ?? 0);
    if (isNewer && !changed.every(isLoose)) return this.#metAnother(draft);
    if (!state.takeParts(draft)) return this.#stop(draft);
    state.takeFields(draft, changed.filter(isLoose));
    state.taken(draft);
    return true;
  }

  /** The draft was deleted elsewhere, or closed. Nothing more is sent; what is written stays here. */
  lose(): false {
    this.#turns.stop();
    this.#urgent = false;
    this.#state.put({ step: 'gone', message: null });
    this.#state.keep();
    return false;
  }

  async #attempt(send: () => Promise<boolean>): Promise<boolean> {
    try {
      const goesOn = await send();
      this.#turns.reached();
      return goesOn;
    } catch (error) {
      if (this.#turns.isClosed) return false;
      this.#urgent = false;
      this.#state.put({ step: 'unreachable', message: failureWords(error) });
      this.#state.keep();
      this.#turns.failed();
      return false;
    }
  }

  async #fields(): Promise<boolean> {
    const { table, save } = this.#options;
    const { values, base, saved } = this.#state.now;
    // A new draft's initial values were never sent.
    const fields = this.#state.unsent.sendable({ values, base: saved === null ? table.empty : base });
    const version = saved?.version ?? 0;
    this.#unanswered = [...this.#unanswered, { version, values }].slice(-10);
    const answer = await save(version, fields, values);
    if (answer.kind === 'conflict') return this.#metAnother(answer.draft);
    this.#unanswered = [];
    if (answer.kind === 'gone') return this.lose();
    if (answer.kind === 'refused') return this.#refusedWhole(answer.errors, fields, values);
    this.#state.rebase(answer.draft, pick(table, values, fields));
    return true;
  }

  async #step(name: string, step: PartStep<Values, Snapshot>): Promise<boolean> {
    const state = this.#state;
    const { values: sent } = state.now;
    const answer = await step.send();
    if (answer.kind === 'gone') return this.lose();
    if (answer.kind === 'conflict') return this.take(answer.draft);
    // The same step twice without effect would go on for ever.
    const again = step.id === this.#lastStep;
    this.#lastStep = step.id;
    if (answer.kind === 'missing' && !again) {
      state.put(step.withoutIt(state.now));
      return true;
    }
    if (answer.kind === 'saved' && !again) {
      state.put(answer.taken(state.now));
      return this.take(answer.draft);
    }
    const errors = answer.kind === 'saved' ? [{ message: step.failure }] : answer.errors;
    state.refuse(
      errors.map((error) => ({ ...error, field: name })),
      sent,
    );
    return true;
  }

  /** A newer version: our own, whose answer was lost, or somebody else's. */
  #metAnother(draft: Snapshot): boolean {
    const { values } = this.#state.now;
    const isOwn = versions.isOwnVersion(this.#options.table, values, draft, this.#unanswered);
    if (!isOwn || !this.#state.takeParts(draft)) return this.#stop(draft);
    this.#state.rebase(draft, {});
    this.#unanswered = [];
    return true;
  }

  #stop(theirs: Snapshot): false {
    this.#urgent = false;
    this.#state.put({ step: 'conflict', theirs });
    this.#state.keep();
    return false;
  }

  #refusedWhole(errors: readonly FormError[], fields: readonly Field[], sent: Values): boolean {
    const rest = this.#state.refuse(errors, sent);
    // The other fields can still be saved, and so can later changes to the refused ones.
    if (rest.length === 0 && fields.some(({ name }) => this.#state.refusals.holds(name, sent))) return true;
    this.#urgent = false;
    this.#state.put({ step: 'refused', message: rest.map(withTime).join('\n') });
    this.#state.keep();
    return false;
  }
}
