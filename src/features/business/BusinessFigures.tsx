import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BusinessFigures_figures$key } from '../../../__generated__/BusinessFigures_figures.graphql.ts';
import * as css from './business.css.ts';

const grouped = new Intl.NumberFormat('ja-JP');

/** Leaves out numbers not known yet. */
export function BusinessFigures({
  figures,
}: {
  readonly figures: BusinessFigures_figures$key;
}): ReactElement {
  const { publicProductsCount, seekingCreatorsCount, medianReplyMinutes } = useFragment(
    graphql`
      fragment BusinessFigures_figures on SiteFigures {
        publicProductsCount
        seekingCreatorsCount
        medianReplyMinutes
      }
    `,
    figures,
  );
  const shown = [
    { value: grouped.format(publicProductsCount), unit: '点', name: '公開中の作品' },
    { value: grouped.format(seekingCreatorsCount), unit: '人', name: '仕事を探している' },
    ...(medianReplyMinutes == null
      ? []
      : [
          {
            value: (medianReplyMinutes / 1440).toFixed(1),
            unit: '日',
            name: '返信までの日数(中央値)',
          },
        ]),
  ];
  return (
    <dl className={css.figures}>
      {shown.map(({ value, unit, name }) => (
        <div key={name} className={css.figure}>
          <dt className={css.figureName}>{name}</dt>
          <dd className={css.figureWhole}>
            <span className={css.figureValue}>{value}</span>
            <span className={css.figureUnit}>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
