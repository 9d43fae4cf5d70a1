import type { ReactElement } from 'react';
import { done, progress, rest } from '../icons/Mark.css.ts';
import type { grounds } from '../icons/Mark.css.ts';
import { Threads } from './Threads.tsx';
import { visuallyHidden } from '../text/VisuallyHidden.css.ts';

interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** What is counted: 書いた項目. */
  readonly label: string;
  readonly ground?: keyof typeof grounds;
}

/** A progress bar of twisted threads. */
export function ProgressBar({ value, max, label, ground = 'paper' }: ProgressBarProps): ReactElement {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={progress}>
      <progress className={visuallyHidden} value={value} max={max} aria-label={label} />
      <span className={done} style={{ width: `${share * 100}%` }}>
        <Threads turns={24} height={16} ground={ground} />
      </span>
      {share < 1 && <span className={rest} />}
    </div>
  );
}
