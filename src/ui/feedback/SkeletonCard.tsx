import type { ReactElement } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { line, second } from './SkeletonCard.css.ts';

/** The shape of a work's card: a picture of 4:3 and two lines. */
export function SkeletonCard({ aspect = '4 / 3' }: { readonly aspect?: string }): ReactElement {
  return (
    <div aria-hidden="true">
      <Skeleton aspect={aspect} />
      <Skeleton shape="line" width="72%" height={14} className={line} />
      <Skeleton shape="line" width="40%" height={12} className={second} />
    </div>
  );
}
