import type { ReactElement } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SkeletonCard } from '../../../ui/feedback/SkeletonCard.tsx';
import * as css from './MoreWorks.css.ts';

const places = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The place of a title and eight works (`MoreWorks`) that are on their way. */
export function WaitingWorks(): ReactElement {
  return (
    <div aria-hidden="true">
      <div className={css.head}>
        <Skeleton shape="line" width={160} height={24} />
      </div>
      <div className={css.grid}>
        {places.map((place) => (
          <div key={place} className={css.item}>
            <SkeletonCard />
          </div>
        ))}
      </div>
    </div>
  );
}
