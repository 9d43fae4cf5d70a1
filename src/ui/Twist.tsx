import type { ReactElement } from 'react';
import { ai, grounds, shu, twist, twistCut } from './Mark.css.ts';
import { cx } from './cx.ts';

interface TwistProps {
  /** How many half turns, 40 wide each. */
  readonly turns?: number;
  readonly height?: number;
  readonly ground?: keyof typeof grounds;
  readonly className?: string;
}

/** The twist of two threads: in the mark, in progress and in empty places, nowhere else. */
export function Twist({ turns = 6, height = 20, ground = 'paper', className }: TwistProps): ReactElement {
  const top = 3;
  const bottom = height - 3;
  return (
    <svg
      viewBox={`0 0 ${turns * 40} ${height}`}
      width={turns * 40}
      height={height}
      className={cx(twist, grounds[ground], className)}
      aria-hidden="true"
    >
      {Array.from({ length: turns }, (_, turn) => {
        const x = turn * 40;
        const falling = `M${x} ${top}C${x + 20} ${top} ${x + 20} ${bottom} ${x + 40} ${bottom}`;
        const rising = `M${x} ${bottom}C${x + 20} ${bottom} ${x + 20} ${top} ${x + 40} ${top}`;
        // The falling thread always passes over: 藍 in the even turns, 朱 in the odd ones.
        const even = turn % 2 === 0;
        return (
          <g key={turn}>
            <path className={even ? shu : ai} d={rising} />
            <path className={twistCut} d={falling} />
            <path className={even ? ai : shu} d={falling} />
          </g>
        );
      })}
    </svg>
  );
}
