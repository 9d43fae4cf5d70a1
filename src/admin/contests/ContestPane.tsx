import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAct } from '../../features/page/useAct.ts';
import { formatDateTime } from '../../lib/text/dates.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import type { ContestPane_contest$key } from '../__generated__/ContestPane_contest.graphql.ts';
import type { ContestPaneMutation } from '../__generated__/ContestPaneMutation.graphql.ts';
import { addressOf } from '../place.ts';
import * as css from '../split.css.ts';
import { whenDone } from '../whenDone.ts';
import { subjectWords } from './contestWords.ts';

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
  const [words, setWords] = useState('');
  const { act, pending } = useAct<ContestPaneMutation>(graphql`
    mutation ContestPaneMutation($id: ID!, $answer: ContestAnswer!, $words: String!) {
      answerContest(id: $id, answer: $answer, words: $words) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const answer = (given: 'OVERTURNED' | 'UPHELD'): void => {
    if (words.trim() === '') {
      toast.error('申し立てた人に届く説明を入力してください。');
      return;
    }
    void whenDone(act({ id, answer: given, words }), () => {
      toast.success(
        given === 'OVERTURNED' ? '判断を取り消し、元に戻しました。' : '判断を変えずに回答しました。',
      );
      onDone();
    });
  };
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
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {data.isOwn ? (
        <p className={css.warning}>あなたの判断です。異議には、ほかの担当者が答えます。</p>
      ) : (
        <>
          <div className={css.written}>
            <TextArea
              label="説明"
              requirement="required"
              help="申し立てた人にメールで届きます。"
              value={words}
              limit={1000}
              onChange={setWords}
            />
          </div>
          <div className={css.acts}>
            <Button
              variant="primary"
              loading={pending?.answer === 'OVERTURNED'}
              onClick={() => answer('OVERTURNED')}
            >
              取り消して元に戻す
            </Button>
            <Button loading={pending?.answer === 'UPHELD'} onClick={() => answer('UPHELD')}>
              判断を変えない
            </Button>
            <a
              className={buttonClass({ variant: 'text' })}
              href={addressOf('look', data.subjectId, { q: data.subjectId })}
            >
              対象を開く
            </a>
          </div>
        </>
      )}
    </section>
  );
}
