import * as v from 'valibot';
import { entryLimits } from '../../../../schema/limits.ts';
import { isLonger } from '../../../lib/text/textLength.ts';

/** Answers by question id, so that a draft survives changes of the questions. */
export interface EntryValues extends Record<string, unknown> {
  entryMessage: string;
  answers: readonly { readonly questionId: string; readonly answerText: string }[];
}

const text = (what: string, limit: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${what}を書いてください。`),
    v.check(
      (words) => !isLonger(words, limit),
      `${what}は${limit.toLocaleString('ja-JP')}文字以内にしてください。`,
    ),
  );

export const entrySchema = v.object({
  entryMessage: text('応募メッセージ', entryLimits.message),
  answers: v.array(v.object({ questionId: v.string(), answerText: text('答え', entryLimits.answer) })),
});

/** Stored answers to questions that still exist; others are empty. */
export function answersFor(
  questions: readonly { readonly id: string }[],
  kept: EntryValues['answers'],
): EntryValues['answers'] {
  return questions.map(({ id }) => ({
    questionId: id,
    answerText: kept.find(({ questionId }) => questionId === id)?.answerText ?? '',
  }));
}
