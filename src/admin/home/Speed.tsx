import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Speed_overview$key } from '../__generated__/Speed_overview.graphql.ts';
import * as css from './home.css.ts';

const height = 76;
const dayWords = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;

export function Speed({ overview }: { readonly overview: Speed_overview$key }): ReactElement {
  const { days, medianHours } = useFragment(
    graphql`
      fragment Speed_overview on Overview {
        days {
          day
          approved
          rejected
        }
        medianHours
      }
    `,
    overview,
  );
  const most = Math.max(...days.map(({ approved, rejected }) => approved + rejected), 1);
  const today = days.at(-1);
  const width = 600 / Math.max(days.length, 1);
  return (
    <>
      <h2 className={css.blockTitle}>
        審査の速さ
        <span className={css.legend}>
          <span className={css.key}>承認</span>
          <span className={css.keyShu}>差し戻し</span>
        </span>
      </h2>
      <div className={css.big}>
        <span className={css.figure}>
          {medianHours ?? '–'}
          {medianHours !== null && <span className={css.unit}>時間</span>}
        </span>
        <p className={css.said}>
          申請から判断までの中央値
          <br />
          今日{' '}
          <b>
            承認{today?.approved ?? 0}　差し戻し{today?.rejected ?? 0}
          </b>
        </p>
      </div>
      <svg className={css.chart} viewBox={`0 0 600 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, approved, rejected }, at) => {
          const all = ((approved + rejected) / most) * height;
          const shu = (rejected / most) * height;
          return (
            <g key={day}>
              <rect className={css.shu} x={at * width + 1} width={width - 2} y={height - all} height={shu} />
              <rect
                className={css.ink}
                x={at * width + 1}
                width={width - 2}
                y={height - all + shu}
                height={all - shu}
              />
            </g>
          );
        })}
      </svg>
      <div className={css.ends}>
        <span>{dayWords(days[0]?.day ?? '')}</span>
        <span>{dayWords(today?.day ?? '')}</span>
      </div>
      <table className={css.hidden}>
        <caption>日ごとの審査</caption>
        <thead>
          <tr>
            <th scope="col">日</th>
            <th scope="col">承認</th>
            <th scope="col">差し戻し</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ approved, rejected }) => approved + rejected > 0)
            .map(({ day, approved, rejected }) => (
              <tr key={day}>
                <th scope="row">{dayWords(day)}</th>
                <td>{approved}</td>
                <td>{rejected}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}
