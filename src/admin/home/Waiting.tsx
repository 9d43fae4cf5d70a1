import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { cx } from '../../ui/cx.ts';
import { useMinute } from '../../ui/text/useMinute.ts';
import type { Waiting_overview$key } from '../__generated__/Waiting_overview.graphql.ts';
import { waited } from '../reviews/waits.ts';
import * as css from './home.css.ts';

const ageWords = ['〜6', '〜12', '〜18', '〜24', '〜30', '30時間〜'];
/** From here on a wait is 朱. */
const lateFrom = 4;
const height = 76;

export function Waiting({ overview }: { readonly overview: Waiting_overview$key }): ReactElement {
  const { total, oldestAt, soon, late, ages } = useFragment(
    graphql`
      fragment Waiting_overview on Overview {
        total
        oldestAt
        soon
        late
        ages
      }
    `,
    overview,
  );
  const now = useMinute();
  const most = Math.max(...ages, 1);
  return (
    <>
      <div className={css.big}>
        <span className={css.figure}>{total}</span>
        <p className={css.said}>
          {oldestAt == null ? (
            '待っている作品はありません'
          ) : (
            <>
              もっとも長い待ち <b>{waited(oldestAt, now)}</b>
              <br />
              期限まで8時間以内 <b data-late={soon > 0 ? '' : undefined}>{soon}点</b>
              {late > 0 && (
                <>
                  　期限切れ <b data-late="">{late}点</b>
                </>
              )}
            </>
          )}
        </p>
      </div>
      <svg className={css.chart} viewBox={`0 0 600 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {ages.map((count, at) => (
          <rect
            key={ageWords[at]}
            className={at >= lateFrom ? css.shu : css.ink}
            x={at * 100 + 9}
            width={82}
            y={height - (count / most) * height}
            height={(count / most) * height}
          />
        ))}
      </svg>
      <div className={css.axis}>
        {ages.map((count, at) => (
          <span key={ageWords[at]} className={cx(at >= lateFrom && css.lateAge)}>
            {ageWords[at]}
            <span className={css.hidden}>時間 {count}点</span>
          </span>
        ))}
      </div>
    </>
  );
}
