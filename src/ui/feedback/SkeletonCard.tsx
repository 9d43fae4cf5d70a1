import type { ReactElement } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { line, picture, second } from './SkeletonCard.css.ts';

export function SkeletonCard(): ReactElement {
  return (
    <div aria-hidden="true">
      <Skeleton className={picture} />
      <Skeleton shape="line" className={line} />
      <Skeleton shape="line" className={second} />
    </div>
  );
}
