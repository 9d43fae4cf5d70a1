import type { DraftQuestion } from './draftValues.ts';
import type { QuestionChange } from './saveDraft.ts';

type Questions = readonly DraftQuestion[];

/** Empty questions exist only on the page. */
function written(questions: Questions): Questions {
  return questions.filter(({ text }) => text.trim() !== '');
}

function byId(questions: Questions, id: string | null): DraftQuestion | undefined {
  return id === null ? undefined : questions.find((question) => question.id === id);
}

export type QuestionStep =
  | { readonly act: 'delete'; readonly questionId: string; readonly knownText: string }
  | { readonly act: 'save'; readonly key: string; readonly change: QuestionChange };

/**
 * The next change to bring the server's questions up to the form's; null when equal. Deletions come first,
 * since there is room for only five. `server` has only questions this form knows, so nobody else's are
 * deleted.
 */
export function nextQuestionStep(server: Questions, form: Questions): QuestionStep | null {
  const gone = server.find(({ id }) => byId(form, id) === undefined);
  if (gone?.id != null) return { act: 'delete', questionId: gone.id, knownText: gone.text };
  for (const [position, { key, id, text }] of written(form).entries()) {
    const questionText = text.trim();
    const known = byId(server, id);
    if (known && server.indexOf(known) === position && known.text === questionText) continue;
    const before = known ? { questionId: id, knownText: known.text } : { questionId: null };
    return { act: 'save', key, change: { ...before, questionText, position } };
  }
  return null;
}

/** The server's questions after a step; `id` is the saved one's. */
export function withStep(server: Questions, step: QuestionStep, id: string | null): Questions {
  const others = server.filter((question) => question.id !== (step.act === 'save' ? id : step.questionId));
  if (step.act === 'delete' || id === null) return others;
  const { position, questionText: text } = step.change;
  return others.toSpliced(position, 0, { key: id, id, text });
}

/**
 * Merges server changes since `base` into the form: new questions are added, changed and deleted ones follow
 * unless edited here. Null when both sides changed one's text.
 */
export function mergedQuestions(base: Questions, server: Questions, form: Questions): Questions | null {
  const kept: DraftQuestion[] = [];
  for (const question of form) {
    const before = byId(base, question.id);
    const now = byId(server, question.id);
    const text = question.text.trim();
    const isOwn = before !== undefined && text !== before.text;
    if (before === undefined) kept.push(question);
    else if (now === undefined && isOwn && text !== '') kept.push({ ...question, id: null });
    else if (now !== undefined) {
      const isTheirs = now.text !== before.text;
      if (isOwn && isTheirs && now.text !== text) return null;
      kept.push(isTheirs && !isOwn ? { ...question, text: now.text } : question);
    }
  }
  // Deleted here, edited there.
  const isLost = base.some(
    ({ id, text }) => byId(form, id) === undefined && (byId(server, id)?.text ?? text) !== text,
  );
  return isLost ? null : withAdded(base, server, inTheirOrder(base, server, kept));
}

/** Takes the server's order if only it changed. */
function inTheirOrder(base: Questions, server: Questions, form: Questions): Questions {
  const isCommon = ({ id }: DraftQuestion): boolean => [base, server, form].every((each) => byId(each, id));
  const own = form.filter(isCommon);
  if (base.filter(isCommon).some(({ id }, at) => own[at]?.id !== id)) return form;
  const theirs = server.filter(isCommon).values();
  return form.map((question) =>
    isCommon(question) ? (byId(form, theirs.next().value?.id ?? null) ?? question) : question,
  );
}

function withAdded(base: Questions, server: Questions, form: Questions): Questions {
  let merged = form;
  for (const [at, question] of server.entries()) {
    if (byId(merged, question.id)) continue;
    // Sent from here although the answer was lost.
    const own = merged.findIndex(({ id, text }) => id === null && text.trim() === question.text);
    if (own !== -1)
      merged = merged.map((each, index) => (index === own ? { ...each, id: question.id } : each));
    else if (!byId(base, question.id)) {
      const before = server.slice(0, at).findLast(({ id }) => byId(merged, id));
      const place = before ? merged.findIndex(({ id }) => id === before.id) + 1 : 0;
      merged = merged.toSpliced(place, 0, question);
    }
  }
  return merged;
}
