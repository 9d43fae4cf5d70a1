import type { ReactElement } from 'react';
import { done, progress, rest } from './Mark.css.ts';
import type { grounds } from './Mark.css.ts';
import { Twist } from './Twist.tsx';
import { visuallyHidden } from './VisuallyHidden.css.ts';

interface TwistProgressProps {
  readonly value: number;
  readonly max: number;
  /** What is counted: 書いた項目. */
  readonly label: string;
  readonly ground?: keyof typeof grounds;
}

/** How far something is: the threads are twisted up to there, the rest is a line. */
export function TwistProgress({ value, max, label, ground = 'paper' }: TwistProgressProps): ReactElement {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={progress}>
      <progress className={visuallyHidden} value={value} max={max} aria-label={label} />
      <span className={done} style={{ width: `${share * 100}%` }}>
        <Twist turns={24} height={16} ground={ground} />
      </span>
      {share < 1 && <span className={rest} />}
    </div>
  );
}
