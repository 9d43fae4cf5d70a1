import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpeningsFigures_analytics$key } from '../../../../__generated__/OpeningsFigures_analytics.graphql.ts';
import { cx } from '../../../ui/cx.ts';
import * as css from '../analytics.css.ts';
import { OpeningFiguresRow } from './OpeningFiguresRow.tsx';

interface OpeningsFiguresProps {
  readonly analytics: OpeningsFigures_analytics$key;
  readonly csv: ReactNode;
}

/** Each opening, newest first. */
export function OpeningsFigures({ analytics: key, csv }: OpeningsFiguresProps): ReactElement {
  const { openingsCount, openings, opened } = useFragment(
    graphql`
      fragment OpeningsFigures_analytics on OpeningsAnalytics {
        openingsCount
        opened {
          byDay
        }
        openings(first: 50) {
          jobOpeningId
          ...OpeningFiguresRow_figures
        }
      }
    `,
    key,
  );
  const more = openingsCount - openings.length;
  return (
    <section className={css.section} aria-labelledby="openings-figures">
      <div className={css.sectionHead}>
        <h2 id="openings-figures" className={css.sectionTitle}>
          募集ごと
        </h2>
        <div className={css.sectionAct}>{csv}</div>
      </div>
      <table className={css.rows}>
        <colgroup>
          <col />
          <col className={cx(css.spark, css.wider)} />
          <col className={cx(css.figureColumnS, css.wide)} />
          <col className={css.figureColumnS} />
          <col className={css.figureColumnS} />
          <col className={css.figureColumnS} />
          <col className={cx(css.figureColumnS, css.wide)} />
          <col className={cx(css.figureColumnS, css.wide)} />
          <col className={cx(css.figureColumnS, css.wide)} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={css.rowHead}>
              募集
            </th>
            <th scope="col" className={cx(css.rowHead, css.wider)}>
              {opened.byDay.length}日の閲覧
            </th>
            <th scope="col" className={cx(css.rowHead, css.wide)}>
              表示
            </th>
            <th scope="col" className={css.rowHead}>
              閲覧
            </th>
            <th scope="col" className={css.rowHead}>
              応募
            </th>
            <th scope="col" className={css.rowHead}>
              面談
            </th>
            <th scope="col" className={cx(css.rowHead, css.wide)}>
              成立
            </th>
            <th scope="col" className={cx(css.rowHead, css.wide)}>
              返信率
            </th>
            <th scope="col" className={cx(css.rowHead, css.wide)}>
              中央値
            </th>
          </tr>
        </thead>
        <tbody>
          {openings.map((figures) => (
            <OpeningFiguresRow key={figures.jobOpeningId} figures={figures} />
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={css.note}>ほかの{more}件は、CSVで見られます。</p>}
      <p className={css.note}>
        表示と閲覧は、同じ人を1日に1回と数えます。中央値は返信までの日数です。自社のメンバーの閲覧は数えません。
      </p>
    </section>
  );
}
