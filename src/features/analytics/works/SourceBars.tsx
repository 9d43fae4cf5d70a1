import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SourceBars_analytics$key } from '../../../../__generated__/SourceBars_analytics.graphql.ts';
import * as css from '../analytics.css.ts';
import { workSources } from '../analyticsWords.ts';
import { Bars } from '../charts/Bars.tsx';

/** Where visitors came from; other sites by host only. */
export function SourceBars({
  analytics: key,
}: {
  readonly analytics: SourceBars_analytics$key;
}): ReactElement {
  const { sources } = useFragment(
    graphql`
      fragment SourceBars_analytics on WorksAnalytics {
        sources {
          source
          views
          hosts {
            host
            views
          }
        }
      }
    `,
    key,
  );
  return (
    <section className={css.section} aria-labelledby="works-sources">
      <div className={css.sectionHead}>
        <h2 id="works-sources" className={css.sectionTitle}>
          どこから
        </h2>
      </div>
      {sources.length === 0 ? (
        <p className={css.none}>一覧、検索、プロフィール、外部サイトなど、作品にたどり着いた道が並びます。</p>
      ) : (
        <Bars
          caption="どこから"
          measure="閲覧"
          bars={sources.map(({ source, views, hosts }) => ({
            key: source,
            name: workSources[source],
            value: views,
            ...(hosts.length > 0 && { detail: hosts.map(({ host }) => host).join('、') }),
          }))}
        />
      )}
    </section>
  );
}
