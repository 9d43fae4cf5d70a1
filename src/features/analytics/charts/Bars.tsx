import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { grouped, percent } from '../analyticsWords.ts';
import * as css from './charts.css.ts';

export interface Bar {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: number;
  readonly tone?: 'ai' | 'ink' | 'shu';
  /** Below the name, such as linking sites. */
  readonly detail?: ReactNode;
}

interface BarsProps {
  readonly caption: string;
  /** Column head, such as 閲覧. */
  readonly measure: string;
  readonly bars: readonly Bar[];
}

/** A table of shares with bars. */
export function Bars({ caption, measure, bars }: BarsProps): ReactElement {
  const whole = bars.reduce((sum, { value }) => sum + value, 0);
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <table className={css.bars}>
      <caption className={css.hidden}>{caption}</caption>
      <colgroup>
        <col className={css.barNameColumn} />
        <col />
        <col className={css.barShareColumn} />
      </colgroup>
      <thead className={css.hidden}>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{measure}</th>
          <th scope="col">割合</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, name, value, tone = 'ink', detail }) => (
          <tr key={key}>
            <th scope="row" className={css.barName}>
              {name}
              {detail !== undefined && <span className={css.barDetail}>{detail}</span>}
            </th>
            <td className={css.barCell}>
              <span
                className={cx(css.bar, css.barTones[tone])}
                style={{ width: `calc((100% - 44px) * ${value / most})` }}
                aria-hidden="true"
              />
              {grouped.format(value)}
            </td>
            <td className={css.barShare}>{percent(value, whole)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
