import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { shape as shapes, skeleton } from './Skeleton.css.ts';

interface SkeletonProps {
  readonly shape?: 'block' | 'line' | 'circle';
  readonly width?: number | string;
  readonly height?: number | string;
  readonly aspect?: string;
  readonly className?: string;
}

/**
 * Holds the place of what is loading. Silent for screen readers: put it into an element with `aria-busy`, or
 * beside a Spinner with a label.
 */
export function Skeleton({ shape = 'block', width, height, aspect, className }: SkeletonProps): ReactElement {
  const sized = width !== undefined || height !== undefined || aspect !== undefined;
  return (
    <span
      className={cx(skeleton, shapes[shape], className)}
      // Server rendering uses a class: the Content-Security-Policy forbids `style` in the HTML.
      {...(sized && { style: { width, height, aspectRatio: aspect } })}
      aria-hidden="true"
    />
  );
}
