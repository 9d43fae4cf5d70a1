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
  const sized = width !== undefined || height !== undefined || aspect !== undefined;
  return (
    <span
      className={cx(skeleton, shapes[shape], className)}
      // What the server draws has its sizes from a class: the Content-Security-Policy takes no `style` of the HTML.
      {...(sized && { style: { width, height, aspectRatio: aspect } })}
      aria-hidden="true"
    />
  );
}
