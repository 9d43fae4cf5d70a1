import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { shape as shapes, skeleton } from './Skeleton.css.ts';

interface SkeletonProps {
  readonly shape?: 'block' | 'line' | 'circle';
  readonly width?: number | string;
  readonly height?: number | string;
  /** width / height, e.g. '4 / 3'. */
  readonly aspect?: string;
  readonly className?: string;
}

/**
 * A place held for what comes, in its shape and size, seen after 150 ms. Put a row of them into an element with
 * `aria-busy` or beside one Spinner with a label: they say nothing themselves.
 */
export function Skeleton({ shape = 'block', width, height, aspect, className }: SkeletonProps): ReactElement {
  return (
    <span
      className={cx(skeleton, shapes[shape], className)}
      style={{
        width,
        height: height ?? (shape === 'line' ? 14 : undefined),
        aspectRatio: aspect ?? (shape === 'circle' ? '1' : undefined),
      }}
      aria-hidden="true"
    />
  );
}
