import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CandidateAnswers_candidate$key } from '../../../../../__generated__/CandidateAnswers_candidate.graphql.ts';
import * as css from './panel.css.ts';

const numerals = ['1', '2', '3', '4', '5'] as const;

/** 問一, 問二. */
export function questionNumber(at: number): string {
  return `問${numerals[at] ?? at + 1}`;
}

/** What the candidate wrote: to the company, and to its questions. */
export function CandidateAnswers({
  candidate: key,
}: {
  readonly candidate: CandidateAnswers_candidate$key;
}): ReactElement {
  const { entryMessage, questionAnswers } = useFragment(
    graphql`
      fragment CandidateAnswers_candidate on Candidate {
        entryMessage
        questionAnswers {
          id
          questionTitle
          answerText
        }
      }
    `,
    key,
  );
  return (
    <dl className={css.answers}>
      <dt className={css.question}>応募メッセージ</dt>
      <dd className={css.message}>{entryMessage}</dd>
      {questionAnswers.map(({ id, questionTitle, answerText }, at) => (
        <div key={id}>
          <dt className={css.question}>
            <span className={css.number}>{questionNumber(at)}</span>
            {questionTitle}
          </dt>
          <dd className={css.answer}>{answerText}</dd>
        </div>
      ))}
    </dl>
  );
}
