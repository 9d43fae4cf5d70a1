import type { ReactElement } from 'react';
import { ai, brand, cut, grounds, mark, shu } from './Mark.css.ts';
import { cx } from '../cx.ts';

interface MarkProps {
  readonly ground?: keyof typeof grounds;
  /** 30 wide as drawn. */
  readonly width?: number;
  readonly className?: string;
}

/** The logo: two threads, 藍 and 朱. Decoration: the name つむぎ is beside it. */
export function Mark({ ground = 'paper', width = 30, className }: MarkProps): ReactElement {
  return (
    <svg
      viewBox="0 0 30 22"
      width={width}
      height={(width * 22) / 30}
      className={cx(mark, grounds[ground], className)}
      aria-hidden="true"
    >
      <path className={shu} d="M2 17C8 17 9 5 15 5" />
      <path className={cut} d="M2 5C8 5 9 17 15 17" />
      <path className={ai} d="M2 5C8 5 9 17 15 17S22 5 28 5" />
      <path className={cut} d="M17 5.3C21.5 6.5 22.5 17 27 17" />
      <path className={shu} d="M15 5C21 5 22 17 28 17" />
    </svg>
  );
}

/** Logo and name, for inside the link to the first page. */
export function Brand({ className }: { readonly className?: string }): ReactElement {
  return (
    <span className={cx(brand, className)}>
      <Mark />
      つむぎ
    </span>
  );
}
