import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import * as v from 'valibot';
import { requiredText } from '../../lib/forms/personRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { formatDateTime } from '../../lib/text/dates.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import type { ContestPane_contest$key } from '../__generated__/ContestPane_contest.graphql.ts';
import type { ContestPaneMutation } from '../__generated__/ContestPaneMutation.graphql.ts';
import { addressOf } from '../place.ts';
import { Facts } from '../Facts.tsx';
import * as css from '../split.css.ts';
import { subjectWords } from './contestWords.ts';

const wordsMost = 1000;

const schema = v.object({
  answer: v.picklist(['OVERTURNED', 'UPHELD']),
  words: requiredText('申し立てた人に届く説明', wordsMost),
});

interface ContestPaneProps {
  readonly contest: ContestPane_contest$key;
  readonly id: string;
  readonly onDone: () => void;
}

export function ContestPane({ contest, id, onDone }: ContestPaneProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment ContestPane_contest on Contest {
        subjectKind
        subjectId
        subjectName
        rule
        reason
        decidedAt
        decidedBy
        isOwn
        endsAt
        endedAt
        contestedAt
        contest
      }
    `,
    contest,
  );
  const commit = useCommit<ContestPaneMutation>(graphql`
    mutation ContestPaneMutation($id: ID!, $answer: ContestAnswer!, $words: String!) {
      answerContest(id: $id, answer: $answer, words: $words) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const initial: v.InferInput<typeof schema> = { answer: 'UPHELD', words: '' };
  const form = useForm({
    schema,
    initial,
    onSubmit: async ({ answer, words }) => {
      if (form.failed((await commit({ id, answer, words })).answerContest.errors)) return;
      toast.success(
        answer === 'OVERTURNED' ? '判断を取り消し、元に戻しました。' : '判断を変えずに回答しました。',
      );
      onDone();
    },
  });
  const { answer } = form.values;
  const end =
    data.endedAt != null
      ? `${formatDateTime(data.endedAt)}に終了`
      : data.endsAt == null
        ? '解除するまで'
        : `${formatDateTime(data.endsAt)}まで`;
  const facts: readonly (readonly [string, string])[] = [
    ['判断', subjectWords[data.subjectKind]],
    ['判断した人', `${data.decidedBy ?? 'コマンド'}　${formatDateTime(data.decidedAt)}`],
    ['もとにした規約', data.rule ?? '記載なし'],
    ['理由', data.reason],
    ['期間', end],
    ['異議', data.contest],
    ['申し立て', formatDateTime(data.contestedAt)],
  ];
  return (
    <section className={css.pane} aria-label="異議の内容">
      <h2 className={css.paneTitle}>{data.subjectName}</h2>
      <Facts facts={facts} />
      {data.isOwn ? (
        <p className={css.warning}>あなたの判断です。異議には、ほかの担当者が答えます。</p>
      ) : (
        <form {...form.props} aria-label="異議への回答">
          <div className={css.written}>
            <FormMessage>{form.message}</FormMessage>
            <TextArea
              label="説明"
              requirement="required"
              help="申し立てた人にメールで届きます。"
              limit={wordsMost}
              {...form.field('words')}
            />
          </div>
          <div className={css.acts}>
            <Button
              type="submit"
              variant="primary"
              loading={form.pending && answer === 'OVERTURNED'}
              onClick={() => form.set('answer', 'OVERTURNED')}
            >
              取り消して元に戻す
            </Button>
            <Button
              type="submit"
              loading={form.pending && answer === 'UPHELD'}
              onClick={() => form.set('answer', 'UPHELD')}
            >
              判断を変えない
            </Button>
            <a
              className={buttonClass({ variant: 'text' })}
              href={addressOf('look', data.subjectId, { q: data.subjectId })}
            >
              対象を開く
            </a>
          </div>
        </form>
      )}
    </section>
  );
}
