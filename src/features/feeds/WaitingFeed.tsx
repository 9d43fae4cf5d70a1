import type { ReactElement } from 'react';
import { SkeletonCard } from '../../ui/feedback/SkeletonCard.tsx';
import * as css from './feed.css.ts';
import { useColumns } from './useColumns.ts';

/** The place of two rows of cards that are on their way. */
export function WaitingFeed(): ReactElement {
  const columns = useColumns();
  return (
    <div className={css.row} aria-hidden="true">
      {Array.from({ length: columns * 2 }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}
