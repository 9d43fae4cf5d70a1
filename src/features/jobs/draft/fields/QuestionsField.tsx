import { useState } from 'react';
import type { ReactElement } from 'react';
import { announce } from '../../../../ui/feedback/announce.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { FieldGroup } from '../../../../ui/fields/form/FieldGroup.tsx';
import type { FieldLook } from '../../../../ui/fields/form/FieldParts.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { offerUndo } from '../../../../ui/feedback/undo.ts';
import * as css from './fields.css.ts';
import { openingLimits } from '../../../../../schema/limits.ts';
import type { DraftQuestion } from '../saving/draftValues.ts';
import { useDraftForm } from './formContext.ts';
import { QuestionRow } from './QuestionRow.tsx';

/** At most five, in the company's order. */
export function QuestionsField({ look }: { readonly look: FieldLook }): ReactElement {
  const { draft } = useDraftForm();
  const { questions } = draft.values;
  const [dragged, setDragged] = useState<string | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const isFull = questions.length >= openingLimits.questions;

  const change = (next: (questions: readonly DraftQuestion[]) => readonly DraftQuestion[]): void => {
    draft.saver.change((values) => ({ ...values, questions: next(values.questions) }));
  };
  const move = (key: string, to: number): void => {
    if (to < 0 || to >= questions.length) return;
    change((all) => moved(all, key, to));
    announce(`${to + 1}番目に動かしました。`);
  };
  const remove = (question: DraftQuestion, index: number): void => {
    change((all) => all.filter(({ key }) => key !== question.key));
    if (question.text.trim() === '') return;
    offerUndo(
      '質問を削除しました。',
      () =>
        change((all) =>
          all.length >= openingLimits.questions || all.some(({ key }) => key === question.key)
            ? all
            : [...all.slice(0, index), question, ...all.slice(index)],
        ),
      { id: `question:${question.key}` },
    );
  };
  const add = (): void => {
    const key = crypto.randomUUID();
    setFresh(key);
    change((all) => [...all, { key, id: null, text: '' }]);
  };
  return (
    <FieldGroup {...look} met={questions.length > 0}>
      {questions.length > 0 && (
        <ol className={css.list} aria-label="質問">
          {questions.map((question, index) => (
            <QuestionRow
              key={question.key}
              question={question}
              index={index}
              count={questions.length}
              focused={fresh === question.key}
              dragged={dragged === question.key}
              onDrag={(dragging) => setDragged(dragging ? question.key : null)}
              onDragOver={() => {
                if (dragged !== null && dragged !== question.key) change((all) => moved(all, dragged, index));
              }}
              onMove={(to) => move(question.key, to)}
              onRemove={() => remove(question, index)}
              onChange={(text) =>
                change((all) => all.map((each) => (each.key === question.key ? { ...each, text } : each)))
              }
            />
          ))}
        </ol>
      )}
      <div className={css.listEnd}>
        <Button
          size="s"
          icon={<Icon name="plus" size={16} />}
          aria-disabled={isFull}
          aria-describedby={isFull ? 'draft-questions-full' : undefined}
          onClick={add}
        >
          質問を追加する
        </Button>
        <span className={css.small} id="draft-questions-full">
          {isFull
            ? `質問は${openingLimits.questions}問までです。削除すると、ほかの質問を追加できます。`
            : `${questions.length} / ${openingLimits.questions}`}
        </span>
      </div>
    </FieldGroup>
  );
}

function moved(all: readonly DraftQuestion[], key: string, to: number): readonly DraftQuestion[] {
  const question = all.find((each) => each.key === key);
  if (!question) return all;
  const others = all.filter((each) => each.key !== key);
  return [...others.slice(0, to), question, ...others.slice(to)];
}
