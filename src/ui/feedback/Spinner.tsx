import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { place, ring, size as sizes } from './Spinner.css.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface SpinnerProps {
  readonly size?: 's' | 'm' | 'l';
  /** Read by screen readers; without it the ring is decoration. */
  readonly label?: string;
  /** Centred in a tall empty place, for a page with nothing else to show. */
  readonly fill?: boolean;
  readonly className?: string;
}

export function Spinner({ size = 'm', label, fill = false, className }: SpinnerProps): ReactElement {
  const mark = <span className={cx(ring, sizes[size], className)} aria-hidden="true" />;
  if (label === undefined && !fill) return mark;
  return (
    <span className={fill ? place : undefined} role={label === undefined ? undefined : 'status'}>
      {mark}
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
