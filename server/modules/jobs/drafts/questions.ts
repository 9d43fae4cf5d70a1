import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { oneLine } from '../../../lib/text/text.ts';
import { questionLengthMost, questionsMost } from '../contents/fields.ts';
import type { Contents } from '../contents/fields.ts';
import { changePart, editorOf } from './drafts.ts';
import * as sql from './draftSql.ts';
import type { DraftRow } from './draftSql.ts';
import { openingKey } from '../openings/openings.ts';

type Question = Contents['questions'][number];

export interface QuestionInput {
  readonly jobOpeningId: string;
  /** Null: a new one. */
  readonly questionId?: string | null | undefined;
  readonly questionText?: string | null | undefined;
  /** The text the editor saw: a colleague's newer text is not overwritten. */
  readonly knownText?: string | null | undefined;
  /** From 0. By default a new one comes last, others stay. */
  readonly position?: number | null | undefined;
}

const questionNotFound = () => new DomainError('JobOpeningQuestionNotFoundError', '質問が見つかりません。');

/** Draft and published questions share their keys. */
function questionKey(globalId: string): string {
  const id = keyOf(globalId, 'DraftJobOpeningQuestion', 'JobOpeningQuestion');
  if (id === undefined) throw questionNotFound();
  return id;
}

function readText(given: string): string {
  const inputs = new Inputs();
  const text = inputs.requiredLine('questionText', '質問', given, questionLengthMost);
  inputs.finish();
  return text;
}

/** Somebody changed it meanwhile. */
const isChanged = ({ questionText }: Question, knownText: string | null | undefined): boolean =>
  knownText != null && oneLine(knownText) !== questionText;

export interface SavedQuestion {
  readonly draft: DraftRow;
  readonly question: Question;
  /** The text was changed meanwhile, so nothing was written. */
  readonly isConflict: boolean;
}

/** Adds, changes or moves a question. */
export async function saveQuestion(
  context: Context,
  { jobOpeningId, questionId, questionText, knownText, position }: QuestionInput,
): Promise<SavedQuestion> {
  const key = questionId == null ? context.services.newId() : questionKey(questionId);
  const isNew = questionId == null;
  const text = isNew || questionText != null ? readText(questionText ?? '') : undefined;
  let isConflict = false;
  const draft = await changePart(context, openingKey(jobOpeningId), ({ contents: { questions } }) => {
    const known = questions.find(({ id }) => id === key);
    if (!isNew && !known) throw questionNotFound();
    if (isNew && questions.length >= questionsMost)
      throw new DomainError('NumOfQuestionsLimitExceededError', `質問は${questionsMost}件まで設定できます。`);
    isConflict = known !== undefined && known.questionText !== text && isChanged(known, knownText);
    if (isConflict) return {};
    const question = { id: key, questionText: text ?? known?.questionText ?? '' };
    const others = questions.filter(({ id }) => id !== key);
    const place = position ?? (known ? questions.indexOf(known) : others.length);
    return { questions: others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, question) };
  });
  const question = draft.contents.questions.find(({ id }) => id === key);
  // A colleague may delete it between the two statements.
  if (!question) throw questionNotFound();
  return { draft, question, isConflict };
}

/** Deletes a question from what is being written; given answers stay. Answers its key. */
export async function deleteQuestion(
  context: Context,
  globalId: string,
  knownText?: string | null,
): Promise<{ readonly draft: DraftRow; readonly deletedId?: string; readonly isConflict: boolean }> {
  const { companyId } = editorOf(context);
  const key = questionKey(globalId);
  const openingId = await sql.openingOfQuestion(context.services.db, key, companyId);
  if (openingId === undefined) throw questionNotFound();
  let isConflict = false;
  const draft = await changePart(context, openingId, ({ contents: { questions } }) => {
    const known = questions.find(({ id }) => id === key);
    if (!known) throw questionNotFound();
    isConflict = isChanged(known, knownText);
    return isConflict ? {} : { questions: questions.filter(({ id }) => id !== key) };
  });
  return isConflict ? { draft, isConflict } : { draft, deletedId: globalId, isConflict };
}
