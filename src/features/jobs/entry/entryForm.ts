import * as v from 'valibot';
import { entryLimits } from '../../../../schema/limits.ts';
import { isLonger } from '../../../lib/text/textLength.ts';

/** `answers` in the order of the opening's questions, under their ids: a draft outlives a change of the questions. */
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

/** The kept answers to the questions that are still asked, an empty one for the others. */
export function answersFor(
  questions: readonly { readonly id: string }[],
  kept: EntryValues['answers'],
): EntryValues['answers'] {
  return questions.map(({ id }) => ({
    questionId: id,
    answerText: kept.find(({ questionId }) => questionId === id)?.answerText ?? '',
  }));
}
