import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Decision_decision$key } from '../../../../__generated__/Decision_decision.graphql.ts';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { ContestForm, type Way } from './ContestForm.tsx';
import * as css from './decision.css.ts';

interface DecisionProps {
  readonly decision: Decision_decision$key;
  readonly way: Way;
}

export function Decision({ decision, way }: DecisionProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment Decision_decision on HouseDecision {
        subject
        rule
        reason
        decidedAt
        endsAt
        endedAt
        contestUntil
        mayContest
        contestedAt
        contest
        isOverturned
        answeredAt
        answerWords
      }
    `,
    decision,
  );
  const end =
    data.endedAt != null
      ? `${formatDateTime(data.endedAt)}に終わりました`
      : data.endsAt == null
        ? '解除のお知らせをするまで'
        : `${formatDateTime(data.endsAt)}まで`;
  return (
    <>
      <Facts
        rows={[
          ['対象', data.subject],
          ['理由', data.reason],
          ['もとにした規約', data.rule ?? null],
          ['判断した日時', formatDateTime(data.decidedAt)],
          ['期間', end],
          ['申し立てた異議', data.contest ?? null],
          ['申し立てた日時', data.contestedAt == null ? null : formatDateTime(data.contestedAt)],
          ['回答', answerOf(data.isOverturned, data.contestedAt)],
          ['回答の説明', data.answerWords ?? null],
          ['回答の日時', data.answeredAt == null ? null : formatDateTime(data.answeredAt)],
        ]}
      />
      {data.mayContest && <ContestForm way={way} until={data.contestUntil} />}
      {!data.mayContest && data.contestedAt == null && data.endedAt == null && (
        <p className={css.note}>
          異議を申し立てられる期間({formatDateTime(data.contestUntil)}まで)は終わりました。
        </p>
      )}
    </>
  );
}

function answerOf(
  isOverturned: boolean | null | undefined,
  contestedAt: string | null | undefined,
): string | null {
  if (isOverturned != null) return isOverturned ? '判断を取り消しました' : '判断は変わりません';
  return contestedAt == null ? null : '確認しています。結果はメールでお知らせします。';
}

function Facts({ rows }: { readonly rows: readonly (readonly [string, string | null])[] }): ReactElement {
  return (
    <dl className={css.facts}>
      {rows.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
