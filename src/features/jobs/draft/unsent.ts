import { fieldsOf } from './draftFields.ts';
import { changedFields, problemOf } from './draftInput.ts';
import type { DraftValues } from './draftValues.ts';
import type { DraftField } from './fieldTypes.ts';
import type { DraftKind } from './newDraft.ts';
import { mergedQuestions, nextQuestionStep } from './questionSync.ts';
import type { QuestionStep } from './questionSync.ts';
import type { Refusals } from './refusals.ts';

/** What stands in the form, and what it was built on: the server's. */
export interface Written {
  readonly kind: DraftKind;
  readonly base: DraftValues;
  readonly values: DraftValues;
  readonly refusals: Refusals;
}

/** What the server would take: without what cannot be sent as it stands, and what it has just refused. */
export function sendable({ kind, base, values, refusals }: Written): readonly DraftField[] {
  return changedFields(kind, base, values).filter(
    (field) => problemOf(field, values) === undefined && !refusals.holds(field.name, values),
  );
}

/** The next thing to do about the questions. */
export function questionToSend({ base, values, refusals }: Written): QuestionStep | null {
  return refusals.holds('questions', values) ? null : nextQuestionStep(base.questions, values.questions);
}

export function hasUnsent(written: Written): boolean {
  return sendable(written).length > 0 || questionToSend(written) !== null;
}

/** The fields whose words are only here, because they are wrong as they stand or were refused; in the form's order. */
export function held(written: Written): readonly DraftField[] {
  const { kind, base, values, refusals } = written;
  const changed = new Set(changedFields(kind, base, values));
  return fieldsOf(kind).filter((field) => {
    if (field.type === 'questions') return areQuestionsHeld(field, written);
    const isRefused = refusals.holds(field.name, values);
    return changed.has(field) && (isRefused || problemOf(field, values) !== undefined);
  });
}

/** A question that the server has cannot be sent without words. */
function areQuestionsHeld(field: DraftField, { base, values, refusals }: Written): boolean {
  const isRefused = refusals.holds('questions', values);
  if (isRefused && nextQuestionStep(base.questions, values.questions) !== null) return true;
  return problemOf(field, values) !== undefined;
}

/** Something stands in the form without being sent, such as an address half written. */
export function isAnythingLeft({ kind, base, values }: Written): boolean {
  return (
    changedFields(kind, base, values).length > 0 ||
    values.questions.some(({ text, id }) => id === null || text.trim() === '')
  );
}

/** Whether all that counts is with the server: a question that nobody wrote does not. */
export function isWhole(written: Written): boolean {
  const { kind, base, values } = written;
  return (
    !differs(kind, base, values) &&
    fieldsOf(kind).every((field) => field.type !== 'questions' || !areQuestionsHeld(field, written))
  );
}

export function differs(kind: DraftKind, from: DraftValues, to: DraftValues): boolean {
  return changedFields(kind, from, to).length > 0 || nextQuestionStep(from.questions, to.questions) !== null;
}

/**
 * What was written on `base`, on what the server has of the same version: pictures and questions change without a new one.
 * Null when there is something to choose.
 */
export function onto(
  server: DraftValues,
  { kind, base, values }: Omit<Written, 'refusals'>,
): DraftValues | null {
  const questions = mergedQuestions(base.questions, server.questions, values.questions);
  if (questions === null) return null;
  return { ...server, ...pick(values, changedFields(kind, base, values)), questions };
}

export function pick(values: DraftValues, fields: readonly DraftField[]): Partial<DraftValues> {
  const names = new Set<string>(fields.map(({ name }) => name));
  if (names.has('price')) names.add('priceSide').add('prices');
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}
