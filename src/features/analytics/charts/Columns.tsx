import type { ReactElement } from 'react';
import { cx } from '../../../ui/cx.ts';
import { heights } from './columns.ts';
import * as css from './charts.css.ts';

interface ColumnsProps {
  readonly values: readonly number[];
  /** Which columns stand out. */
  readonly marked?: readonly boolean[] | undefined;
  readonly tone?: 'ai' | 'ink' | 'shu';
  readonly height: number;
  readonly gap?: number;
}

/** A column chart without axes; decorative, as a table has the same data. */
export function Columns({ values, marked, tone = 'ink', height, gap = 0.28 }: ColumnsProps): ReactElement {
  return (
    <svg
      className={css.columns}
      style={{ height }}
      viewBox={`0 0 ${Math.max(values.length, 1)} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {heights(values).map((tall, place) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place
          key={place}
          className={cx(css.column, css.tones[marked?.[place] === true ? 'shu' : tone])}
          x={place + gap / 2}
          y={100 - tall}
          width={1 - gap}
          height={tall}
        />
      ))}
    </svg>
  );
}
