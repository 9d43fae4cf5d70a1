import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorksFigures_analytics$key } from '../../../../__generated__/WorksFigures_analytics.graphql.ts';
import { cx } from '../../../ui/cx.ts';
import * as css from '../analytics.css.ts';
import { WorkFiguresRow } from './WorkFiguresRow.tsx';

interface WorksFiguresProps {
  readonly analytics: WorksFigures_analytics$key;
  readonly csv: ReactNode;
}

/** Each work, most viewed first. */
export function WorksFigures({ analytics: key, csv }: WorksFiguresProps): ReactElement {
  const { worksCount, works, views } = useFragment(
    graphql`
      fragment WorksFigures_analytics on WorksAnalytics {
        worksCount
        views {
          byDay
        }
        works(first: 50) {
          work {
            id
          }
          ...WorkFiguresRow_figures
        }
      }
    `,
    key,
  );
  const more = worksCount - works.length;
  return (
    <section className={css.section} aria-labelledby="works-figures">
      <div className={css.sectionHead}>
        <h2 id="works-figures" className={css.sectionTitle}>
          作品ごと
        </h2>
        <div className={css.sectionAct}>{csv}</div>
      </div>
      {works.length === 0 ? (
        <p className={css.none}>この期間に閲覧や保存があった作品が、ここに並びます。</p>
      ) : (
        <table className={css.rows}>
          <colgroup>
            <col />
            <col className={cx(css.spark, css.wide)} />
            <col className={css.figureColumn} />
            <col className={css.figureColumnS} />
            <col className={cx(css.figureColumn, css.wide)} />
            <col className={css.figureColumnS} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col" className={css.rowHead}>
                作品
              </th>
              <th scope="col" className={cx(css.rowHead, css.wide)}>
                {views.byDay.length}日の閲覧
              </th>
              <th scope="col" className={css.rowHead}>
                閲覧
              </th>
              <th scope="col" className={css.rowHead}>
                保存
              </th>
              <th scope="col" className={cx(css.rowHead, css.wide)}>
                保存率
              </th>
              <th scope="col" className={css.rowHead}>
                声
              </th>
            </tr>
          </thead>
          <tbody>
            {works.map((figures, place) => (
              <WorkFiguresRow key={figures.work?.id ?? place} figures={figures} />
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && <p className={css.note}>ほかの{more}点は、CSVで見られます。</p>}
      <p className={css.note}>
        同じ人の閲覧は、1日に1回と数えます。朱の柱は、ふだんの2倍以上の閲覧があった日です。「声」は、作品を見たあとで初めて連絡をくれた会社の数です。
      </p>
    </section>
  );
}
