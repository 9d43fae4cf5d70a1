import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EntrySources_analytics$key } from '../../../../__generated__/EntrySources_analytics.graphql.ts';
import * as css from '../analytics.css.ts';
import { openingSources } from '../analyticsWords.ts';
import { Bars } from '../charts/Bars.tsx';

/** What had led those who entered to the opening. */
export function EntrySources({
  analytics: key,
}: {
  readonly analytics: EntrySources_analytics$key;
}): ReactElement {
  const { sources } = useFragment(
    graphql`
      fragment EntrySources_analytics on OpeningsAnalytics {
        sources {
          source
          entered
        }
      }
    `,
    key,
  );
  const led = sources.filter(({ entered }) => entered > 0);
  return (
    <section className={css.section} aria-labelledby="entry-sources">
      <div className={css.sectionHead}>
        <h2 id="entry-sources" className={css.sectionTitle}>
          応募した人は、どこから
        </h2>
      </div>
      {led.length === 0 ? (
        <p className={css.none}>応募があると、募集にたどり着いた道が並びます。</p>
      ) : (
        <Bars
          caption="応募した人は、どこから"
          measure="応募"
          bars={led.map(({ source, entered }) => ({
            key: source,
            name: openingSources[source],
            value: entered,
          }))}
        />
      )}
    </section>
  );
}
