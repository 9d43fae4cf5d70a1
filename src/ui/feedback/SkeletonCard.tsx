import type { ReactElement } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { line, picture, second } from './SkeletonCard.css.ts';

/** The shape of a work's card: a picture of 4:3 and two lines. */
export function SkeletonCard(): ReactElement {
  return (
    <div aria-hidden="true">
      <Skeleton className={picture} />
      <Skeleton shape="line" className={line} />
      <Skeleton shape="line" className={second} />
    </div>
  );
}
