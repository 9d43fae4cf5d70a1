import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TopFigures_figures$key } from '../../../__generated__/TopFigures_figures.graphql.ts';
import * as css from './TopPage.css.ts';

interface TopFiguresProps {
  readonly figures: TopFigures_figures$key;
}

const grouped = new Intl.NumberFormat('ja-JP');

const fee = {
  name: '手数料',
  value: '10',
  unit: '%',
  text: '報酬(税抜)の10%を会社が負担します。クリエイターの報酬からは差し引きません。',
};

const minutesOfDay = 1_440;
const oneDecimal = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 1 });

/** Real numbers only: how companies reply once enough do, else how much there is. */
export function TopFigures({ figures }: TopFiguresProps): ReactElement {
  const { publicProductsCount, seekingCreatorsCount, responseRatePercent, medianReplyMinutes } = useFragment(
    graphql`
      fragment TopFigures_figures on SiteFigures {
        publicProductsCount
        seekingCreatorsCount
        responseRatePercent
        medianReplyMinutes
      }
    `,
    figures,
  );
  const facts = [
    medianReplyMinutes == null
      ? {
          name: '公開中の作品',
          value: grouped.format(publicProductsCount),
          unit: '点',
          text: 'すべて人の目で審査し、承認された作品だけが並びます。',
        }
      : {
          name: '応募から返信までの中央値',
          ...(medianReplyMinutes < minutesOfDay
            ? { value: String(Math.max(1, Math.round(medianReplyMinutes / 60))), unit: '時間' }
            : { value: oneDecimal.format(medianReplyMinutes / minutesOfDay), unit: '日' }),
          text: '会社ごとの中央値を並べた、真ん中の値です。返信率とともに、どの会社のページにも載せています。',
        },
    responseRatePercent == null
      ? {
          name: '仕事を探している人',
          value: grouped.format(seekingCreatorsCount),
          unit: '人',
          text: '稼働時間と希望報酬を公開しています。',
        }
      : {
          name: '会社の返信率',
          value: String(responseRatePercent),
          unit: '%',
          text: '応募から14日以内に返信した割合の、全社の平均です。',
        },
    fee,
  ];
  return (
    <section className={css.figures} aria-label="数字で見るつむぎ">
      {facts.map(({ name, value, unit, text }) => (
        <div key={name} className={css.figure}>
          <h3 className={css.figureName}>{name}</h3>
          <p className={css.figureValue}>
            {value}
            <span className={css.figureUnit}>{unit}</span>
          </p>
          <p className={css.figureText}>{text}</p>
        </div>
      ))}
    </section>
  );
}
