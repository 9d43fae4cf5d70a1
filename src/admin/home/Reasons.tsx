import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Reasons_overview$key } from '../__generated__/Reasons_overview.graphql.ts';
import * as page from '../page.css.ts';
import * as css from './home.css.ts';

export function Reasons({ overview }: { readonly overview: Reasons_overview$key }): ReactElement {
  const { reasons } = useFragment(
    graphql`
      fragment Reasons_overview on Overview {
        reasons {
          title
          count
        }
      }
    `,
    overview,
  );
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...reasons.map(({ count }) => count), 1);
  return (
    <section className={page.section}>
      <h2 className={page.sub}>差し戻しの理由</h2>
      <p className={page.note}>
        {total === 0
          ? 'この期間に、編集室から差し戻した作品はありません。'
          : `この期間に編集室から差し戻した${total}点`}
      </p>
      {reasons.map(({ title, count }) => (
        <div key={title} className={css.reason}>
          <span>{title}</span>
          <span className={css.bar} style={{ width: `${(count / most) * 100}%` }} />
          <span className={css.count}>{count}</span>
        </div>
      ))}
    </section>
  );
}
