import type { DraftPart, PartStep, Written } from '../../../../lib/drafts/part.ts';
import type { DraftSnapshot } from './draftSnapshot.ts';
import type { DraftValues } from './draftValues.ts';
import { mergedQuestions, nextQuestionStep, withStep } from './questions.ts';
import type { QuestionStep } from './questions.ts';
import type { DraftTransport } from './saveDraft.ts';

type Transport = Pick<DraftTransport, 'deleteQuestion' | 'saveQuestion'>;
type Form = Written<DraftValues>;

/** Questions are sent one by one. */
export function questionPart(transport: Transport): DraftPart<DraftValues, DraftSnapshot> {
  /** The text of those sent without an answer. */
  let unanswered: readonly string[] = [];
  const stepOf = (step: QuestionStep): PartStep<DraftValues, DraftSnapshot> => ({
    id: JSON.stringify(step),
    failure: '質問を保存できませんでした。',
    send: async () => {
      if (step.act === 'save') unanswered = [...unanswered, step.change.questionText].slice(-10);
      const answer = await (step.act === 'delete'
        ? transport.deleteQuestion(step.questionId, step.knownText)
        : transport.saveQuestion(step.change));
      if (answer.kind !== 'saved') return answer;
      return { ...answer, taken: (form) => afterStep(form, step, answer.questionId) };
    },
    withoutIt: (form) => {
      const id = step.act === 'delete' ? step.questionId : step.change.questionId;
      return onQuestions(
        form,
        form.base.questions.filter((question) => question.id !== id),
      );
    },
  });
  return {
    name: 'questions',
    next: ({ base, values }) => {
      const step = nextQuestionStep(base.questions, values.questions);
      return step === null ? null : stepOf(step);
    },
    merged: ({ base, values }, { questions: server }) => {
      // Sent from here although the answer was lost.
      const own = new Map(
        server.filter(({ text }) => unanswered.includes(text)).map((each) => [each.id, each]),
      );
      const known = new Map(base.questions.map((each) => [each.id, own.get(each.id) ?? each]));
      const before = [...new Map([...known, ...own]).values()];
      const questions = mergedQuestions(before, server, values.questions);
      if (questions === null) return null;
      return { base: { ...base, questions: server }, values: { ...values, questions } };
    },
    settled: () => {
      unanswered = [];
    },
    isLeft: ({ questions }) => questions.some(({ text, id }) => id === null || text.trim() === ''),
  };
}

function onQuestions({ base, values }: Form, questions: DraftValues['questions']): Form {
  return { base: { ...base, questions }, values };
}

function afterStep(form: Form, step: QuestionStep, id: string | null): Form {
  const { base, values } = onQuestions(form, withStep(form.base.questions, step, id));
  if (step.act === 'delete') return { base, values };
  const questions = values.questions.map((each) => (each.key === step.key ? { ...each, id } : each));
  return { base, values: { ...values, questions } };
}
