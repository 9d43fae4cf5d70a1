import type { ReactElement } from 'react';
import { ai, grounds, shu, twist, twistCut } from '../icons/Mark.css.ts';
import { cx } from '../cx.ts';

interface ThreadsProps {
  /** Half turns, 40 wide each. */
  readonly turns?: number;
  readonly height?: number;
  readonly ground?: keyof typeof grounds;
  readonly className?: string;
}

/** Two twisted threads, the motif of logo, progress bar and empty states only. */
export function Threads({ turns = 6, height = 20, ground = 'paper', className }: ThreadsProps): ReactElement {
  const top = 3;
  const bottom = height - 3;
  /** One path with a curve in every turn, or in every other one from `first` on. */
  const threads = (from: number, to: number, first = 0, step = 2): string => {
    const parts: string[] = [];
    for (let turn = first; turn < turns; turn += step) {
      const x = turn * 40;
      parts.push(`M${x} ${from}C${x + 20} ${from} ${x + 20} ${to} ${x + 40} ${to}`);
    }
    return parts.join('');
  };
  // The falling thread is always on top: 藍 in even turns, 朱 in odd ones.
  return (
    <svg
      viewBox={`0 0 ${turns * 40} ${height}`}
      width={turns * 40}
      height={height}
      className={cx(twist, grounds[ground], className)}
      aria-hidden="true"
    >
      <path className={shu} d={threads(bottom, top)} />
      <path className={ai} d={threads(bottom, top, 1)} />
      <path className={twistCut} d={threads(top, bottom, 0, 1)} />
      <path className={ai} d={threads(top, bottom)} />
      <path className={shu} d={threads(top, bottom, 1)} />
    </svg>
  );
}
