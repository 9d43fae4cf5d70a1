import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReplyTimes_analytics$key } from '../../../../__generated__/ReplyTimes_analytics.graphql.ts';
import { cx } from '../../../ui/cx.ts';
import * as css from '../analytics.css.ts';
import { grouped } from '../analyticsWords.ts';
import * as own from './openings.css.ts';

const names = {
  DAY: '1日まで',
  DAYS_3: '3日',
  DAYS_7: '7日',
  DAYS_14: '14日',
  LATE: '期限超過',
} as const;

/** How many entries were answered within which time. */
export function ReplyTimes({
  analytics: key,
}: {
  readonly analytics: ReplyTimes_analytics$key;
}): ReactElement {
  const { replies } = useFragment(
    graphql`
      fragment ReplyTimes_analytics on OpeningsAnalytics {
        replies {
          ratePercent
          medianDays
          waiting
          buckets {
            bucket
            people
          }
        }
      }
    `,
    key,
  );
  const { buckets, medianDays, ratePercent, waiting } = replies;
  const most = Math.max(...buckets.map(({ people }) => people), 1);
  const judged = buckets.reduce((sum, { people }) => sum + people, 0);
  return (
    <section className={css.section} aria-labelledby="reply-times">
      <div className={css.sectionHead}>
        <h2 id="reply-times" className={css.sectionTitle}>
          返信までの日数
        </h2>
        {medianDays != null && (
          <span className={css.sectionAct}>
            <span className={own.hidden}>中央値</span>
            <span className={css.sectionFigure}>{medianDays}</span>
            <span className={css.sectionUnit}>日</span>
          </span>
        )}
      </div>
      {judged === 0 ? (
        <p className={css.none}>応募者に返信すると、返信までにかかった日数がここに並びます。</p>
      ) : (
        <ul className={own.times}>
          {buckets.map(({ bucket, people }) => {
            const isLate = bucket === 'LATE';
            return (
              <li key={bucket} className={own.time}>
                <span className={cx(own.timeName, isLate && people > 0 && own.late)}>{names[bucket]}</span>
                <span className={own.timePlace} aria-hidden="true">
                  <span
                    className={cx(own.timeColumn, own.timeTones[isLate ? 'shu' : 'ink'])}
                    style={{ height: people === 0 ? 0 : `${Math.max(2, (100 * people) / most)}%` }}
                  />
                </span>
                <span className={own.timeCount}>{grouped.format(people)}人</span>
              </li>
            );
          })}
        </ul>
      )}
      <p className={css.note}>
        {ratePercent != null && `期限までに返信した割合は${ratePercent}%です。`}
        {waiting > 0 && `返信待ちの応募が${grouped.format(waiting)}件あります。`}
        返信の期限は、応募から14日です。
      </p>
    </section>
  );
}
