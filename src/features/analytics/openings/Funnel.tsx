import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Funnel_analytics$key } from '../../../../__generated__/Funnel_analytics.graphql.ts';
import { cx } from '../../../ui/cx.ts';
import { grouped } from '../analyticsWords.ts';
import * as css from './openings.css.ts';
import { funnelSteps } from './funnelSteps.ts';

/** A bar's width, by square root, so that 3 beside 2,000 still shows. */
const shareOf = (people: number, most: number): number =>
  people === 0 ? 0 : Math.max(1.5, 100 * Math.sqrt(people / most));

export function Funnel({ analytics: key }: { readonly analytics: Funnel_analytics$key }): ReactElement {
  const { seen, opened, saved, entered, reached } = useFragment(
    graphql`
      fragment Funnel_analytics on OpeningsAnalytics {
        seen {
          total
        }
        opened {
          total
        }
        saved {
          total
        }
        entered {
          total
        }
        reached {
          step
          people
          medianDays
        }
      }
    `,
    key,
  );
  const steps = funnelSteps({
    seen: seen.total,
    opened: opened.total,
    saved: saved.total,
    entered: entered.total,
    reached,
  });
  const most = Math.max(...steps.map(({ people }) => people), 1);
  return (
    <section aria-labelledby="openings-funnel">
      <h2 id="openings-funnel" className={css.hidden}>
        表示から成立まで
      </h2>
      <ol className={css.funnel}>
        {steps.map(({ name, people, share, medianDays, tone }) => (
          <li key={name} className={css.step}>
            <h3 className={css.stepName}>{name}</h3>
            <span className={css.stepFigure}>{grouped.format(people)}</span>
            <span className={css.stepNotes}>
              {share !== null && <span>{share}</span>}
              {medianDays !== null && (
                <span>
                  <span className={css.hidden}>前の段階から中央値で</span>
                  {medianDays}日
                </span>
              )}
            </span>
            <span className={css.stepPlace} aria-hidden="true">
              <span
                className={cx(css.stepColumn, css.stepTones[tone])}
                style={{ height: `${shareOf(people, most)}%` }}
              />
              <span
                className={cx(css.stepBar, css.stepTones[tone])}
                style={{ width: `${shareOf(people, most)}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className={css.legend}>
        柱の大きさは人数の平方根です。応募より後は、この期間に応募した人がどこまで進んだかを数えています。%は前の段階に対する割合、日数は前の段階からの中央値です。
      </p>
    </section>
  );
}
