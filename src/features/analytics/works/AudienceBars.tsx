import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AudienceBars_analytics$key } from '../../../../__generated__/AudienceBars_analytics.graphql.ts';
import * as css from '../analytics.css.ts';
import { Bars } from '../charts/Bars.tsx';

const audiences = {
  COMPANY: { name: '会社の人', tone: 'ai' },
  CREATOR: { name: 'クリエイター', tone: 'shu' },
  GUEST: { name: '未ログインの人', tone: 'ink' },
} as const;

/** Kinds of visitors; nobody is named. */
export function AudienceBars({
  analytics: key,
}: {
  readonly analytics: AudienceBars_analytics$key;
}): ReactElement {
  const { audiences: shares } = useFragment(
    graphql`
      fragment AudienceBars_analytics on WorksAnalytics {
        audiences {
          audience
          views
        }
      }
    `,
    key,
  );
  return (
    <section className={css.section} aria-labelledby="works-audiences">
      <div className={css.sectionHead}>
        <h2 id="works-audiences" className={css.sectionTitle}>
          どんな人が
        </h2>
      </div>
      {shares.every(({ views }) => views === 0) ? (
        <p className={css.none}>会社の人、クリエイター、未ログインの人の割合が並びます。</p>
      ) : (
        <Bars
          caption="どんな人が"
          measure="閲覧"
          bars={shares.map(({ audience, views }) => ({
            key: audience,
            value: views,
            ...audiences[audience],
          }))}
        />
      )}
      <p className={css.note}>
        見た人の記録は、数えるためだけに使い、35日で消去します。会社名や名前は表示しません。
      </p>
    </section>
  );
}
