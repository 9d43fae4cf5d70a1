import type { FormError } from '../../../lib/failureWords.ts';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { inputOf } from './draftInput.ts';
import * as merge from './draftMerge.ts';
import type { DraftField } from './fieldTypes.ts';
import type { DraftRecord, DraftRecords } from './draftRecord.ts';
import type { DraftSnapshot } from './draftSnapshot.ts';
import { emptyDraft } from './draftValues.ts';
import type { DraftValues } from './draftValues.ts';
import type { DraftKind } from './newDraft.ts';
import { withStep } from './questionSync.ts';
import type { QuestionStep } from './questionSync.ts';
import { Refusals } from './refusals.ts';
import { isQuestionGone } from './isGone.ts';
import { SaveTurns } from './saveTurns.ts';
import type { DraftTransport } from './saveDraft.ts';
import * as unsent from './unsent.ts';

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

export interface SaverState {
  readonly values: DraftValues;
  /** What the values were built on: the server's, as this form sent them. */
  readonly base: DraftValues;
  /** What the server has, as far as is known; null while it has nothing. */
  readonly saved: DraftSnapshot | null;
  readonly step: SaveStep;
  readonly savedAt: number | null;
  /** The newer version that was saved elsewhere, while `step` is `conflict`. */
  readonly theirs: DraftSnapshot | null;
  /** The server's words about single fields, as long as their values are those that were refused. */
  readonly refusals: ReadonlyMap<string, string>;
  /** The fields whose words are only here, because they are wrong as they stand or were refused; in the form's order. */
  readonly held: readonly DraftField[];
  readonly message: string | null;
}

interface SaverOptions {
  readonly kind: DraftKind;
  readonly transport: DraftTransport;
  readonly records: DraftRecords;
  readonly saved: DraftSnapshot | null;
  /** The server had it once, and has it no more. */
  readonly isGone?: boolean;
  /** What a draft nobody has saved begins with. */
  readonly first: DraftValues;
}

/**
 * Keeps a draft on the server while it is written: two seconds after the last change, one request at a time, the newest state
 * wins. What is not sent yet stays in this browser. A newer version elsewhere stops it until somebody chooses.
 */
export class DraftSaver {
  readonly #options: SaverOptions;
  readonly #listeners = new Set<() => void>();
  #state: SaverState;
  readonly #refusals: Refusals;
  #unanswered: readonly merge.Attempt[] = [];
  /** The words of questions that were sent without an answer. */
  #unansweredWords: readonly string[] = [];
  #lastStep = '';
  readonly #turns = new SaveTurns(() => this.#sendAll());
  #urgent = false;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.#refusals = new Refusals(options.kind);
    const { saved, first, records } = options;
    const base = saved?.values ?? first;
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
    if (options.isGone === true) this.#put({ values: kept.values, base: kept.base, step: 'gone' });
    else this.#restore(kept);
  }

  readonly state = (): SaverState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Something is not with the server that should be. */
  readonly hasUnsent = (): boolean => {
    const { step } = this.#state;
    return step === 'sending' || this.#isStopped() || unsent.hasUnsent(this.#written());
  };

  change(change: (values: DraftValues) => DraftValues): void {
    const values = change(this.#state.values);
    if (values === this.#state.values) return;
    this.#put({ values });
    this.#keep();
    if (this.#isStopped()) return;
    const { step } = this.#state;
    if (unsent.hasUnsent(this.#written())) {
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
      readonly draft: DraftSnapshot | null;
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

  /** After a conflict: what is to stand, built on the version that was saved elsewhere. */
  resolve(values: DraftValues): void {
    const { theirs } = this.#state;
    if (theirs === null) return;
    this.#refusals.clear();
    this.#put({ values, base: theirs.values, theirs: null, step: 'waiting' });
    this.#taken(theirs);
    void this.flush();
  }

  /** The server's state takes the place of the form's: a change was thrown away. */
  replace(draft: DraftSnapshot): void {
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
    this.close({ drop: unsent.isWhole(this.#written()) });
  }

  /** The page goes, or the draft does. Nothing is sent any more. */
  close({ drop = false } = {}): void {
    this.#turns.close();
    if (drop) this.#options.records.drop();
  }

  /** Also again: React mounts effects twice while developing. */
  open(): void {
    this.#turns.open();
    if (this.#state.step === 'waiting') this.#turns.later();
  }

  #restore(kept: DraftRecord): void {
    const { saved, kind, records } = this.#options;
    const restored = merge.restored(kind, saved, kept);
    if (restored === null) {
      records.clear();
      return;
    }
    const { values, isConflict } = restored;
    if (isConflict) this.#put({ values, base: kept.base, theirs: saved, step: 'conflict' });
    else {
      this.#put({ values });
      if (unsent.hasUnsent(this.#written())) this.#put({ step: 'waiting' });
    }
  }

  #written(): unsent.Written {
    const { base, values } = this.#state;
    return { kind: this.#options.kind, base, values, refusals: this.#refusals };
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
      const written = this.#written();
      const fields = unsent.sendable(written);
      const step = unsent.questionToSend(written);
      const isNew = this.#state.saved === null && (none || step !== null);
      if (fields.length === 0 && step === null && !isNew) break;
      this.#put({ step: 'sending', message: null });
      const goesOn = await (fields.length > 0 || isNew || step === null
        ? this.#attempt(() => this.#sendFields())
        : this.#attempt(() => this.#sendQuestion(step)));
      if (!goesOn) return;
      if (!this.#urgent && this.#turns.isPausing) {
        this.#put({ step: 'waiting' });
        return;
      }
    }
    this.#urgent = false;
    if (this.#turns.isClosed) return;
    this.#put({ step: 'saved' });
    if (!unsent.isAnythingLeft(this.#written())) this.#options.records.clear();
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
    const fields = unsent.sendable({ ...this.#written(), base: saved === null ? emptyDraft : base });
    const version = saved?.version ?? 0;
    this.#unanswered = [...this.#unanswered, { version, values }].slice(-10);
    const answer = await this.#options.transport.save(version, inputOf(fields, values));
    if (answer.kind === 'conflict') return this.#metAnother(answer.draft);
    this.#unanswered = [];
    if (answer.kind === 'gone') return this.#lost();
    if (answer.kind === 'refused') return this.#refusedWhole(answer.errors, fields, values);
    this.#rebase(answer.draft, unsent.pick(values, fields));
    return true;
  }

  #rebase(draft: DraftSnapshot, sent: Partial<DraftValues>): void {
    this.#put({ base: merge.baseAfter(this.#options.kind, this.#state, draft, sent) });
    this.#takeQuestions(draft);
    this.#taken(draft);
  }

  async #sendQuestion(step: QuestionStep): Promise<boolean> {
    const { transport } = this.#options;
    const { values: sent } = this.#state;
    if (step.act === 'save')
      this.#unansweredWords = [...this.#unansweredWords, step.change.questionText].slice(-10);
    const answer = await (step.act === 'delete'
      ? transport.deleteQuestion(step.questionId, step.knownText)
      : transport.saveQuestion(step.change));
    if (answer.kind === 'gone') return this.#lost();
    if (answer.kind === 'conflict') return this.#take(answer.draft);
    const again = JSON.stringify(step) === this.#lastStep;
    this.#lastStep = JSON.stringify(step);
    if (answer.kind === 'refused' && isQuestionGone(answer.errors) && !again) {
      // A colleague took it away: what is written here is a new one.
      const id = step.act === 'delete' ? step.questionId : step.change.questionId;
      this.#rebaseQuestions(this.#state.base.questions.filter((question) => question.id !== id));
      return true;
    }
    if (answer.kind === 'refused' || again) {
      const errors =
        answer.kind === 'refused' ? answer.errors : [{ message: '質問を保存できませんでした。' }];
      this.refuse(
        errors.map((error) => ({ ...error, field: 'questions' })),
        sent,
      );
      return true;
    }
    const { questionId: id = null, draft } = answer;
    this.#rebaseQuestions(withStep(this.#state.base.questions, step, id));
    if (step.act === 'save') {
      const { values } = this.#state;
      const questions = values.questions.map((each) => (each.key === step.key ? { ...each, id } : each));
      this.#put({ values: { ...values, questions } });
    }
    return this.#take(draft);
  }

  #rebaseQuestions(questions: DraftValues['questions']): void {
    this.#put({ base: { ...this.#state.base, questions } });
  }

  /** False, and nothing is done, when there is something to choose. */
  #takeQuestions(draft: DraftSnapshot): boolean {
    const merged = merge.withQuestions(this.#state, draft, this.#unansweredWords);
    if (merged === null) return false;
    this.#unansweredWords = [];
    this.#put(merged);
    return true;
  }

  #lost(): false {
    this.lose();
    return false;
  }

  /** A newer version: this form's own, whose answer was lost on its way, or somebody else's. */
  #metAnother(draft: DraftSnapshot): boolean {
    const isOwn = merge.isOwnVersion(this.#options.kind, this.#state, draft, this.#unanswered);
    if (!isOwn || !this.#takeQuestions(draft)) return this.#stop(draft);
    this.#rebase(draft, {});
    this.#unanswered = [];
    return true;
  }

  #stop(theirs: DraftSnapshot): false {
    this.#urgent = false;
    this.#put({ step: 'conflict', theirs });
    this.#keep();
    return false;
  }

  #refusedWhole(errors: readonly FormError[], fields: readonly DraftField[], sent: DraftValues): boolean {
    const rest = this.refuse(errors, sent);
    // Without the refused fields the others can be saved, and what was typed since can be tried.
    if (rest.length === 0 && fields.some(({ name }) => this.#refusals.holds(name, sent))) return true;
    this.#urgent = false;
    this.#put({ step: 'refused', message: rest.map(withTime).join('\n') });
    this.#keep();
    return false;
  }

  /** The answer of something that builds on no version. Whatever else changed meanwhile was saved elsewhere. */
  #take(draft: DraftSnapshot): boolean {
    const changed = merge.changedThere(this.#options.kind, this.#state, draft);
    const isNewer = draft.version > (this.#state.saved?.version ?? 0);
    if (isNewer && changed.some(({ type }) => type !== 'picture')) return this.#metAnother(draft);
    if (!this.#takeQuestions(draft)) return this.#stop(draft);
    const pictures = unsent.pick(
      draft.values,
      changed.filter(({ type }) => type === 'picture'),
    );
    const { values } = this.#state;
    this.#put({ base: { ...this.#state.base, ...pictures }, values: { ...values, ...pictures } });
    this.#taken(draft);
    return true;
  }

  #taken(draft: DraftSnapshot): void {
    this.#put({ saved: draft, savedAt: Date.parse(draft.editedAt) });
    this.#keep();
  }

  #keep(): void {
    if (this.#turns.isClosed) return;
    const { values, base, saved } = this.#state;
    this.#options.records.write({ version: saved?.version ?? 0, base, values });
  }

  #put(change: Partial<SaverState>): void {
    const next = { ...this.#state, ...change };
    this.#state = { ...next, refusals: this.#refusals.in(next.values) };
    this.#state = { ...this.#state, held: unsent.held(this.#written()) };
    for (const listener of this.#listeners) listener();
  }
}
