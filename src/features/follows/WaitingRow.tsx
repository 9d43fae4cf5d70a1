import type { ReactElement } from 'react';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import * as css from './follows.css.ts';

export function WaitingRow(): ReactElement {
  return (
    <div className={css.waiting}>
      <Skeleton className={css.waitingFace} />
      <div>
        <Skeleton className={css.waitingName} />
        <Skeleton className={css.waitingLine} />
      </div>
    </div>
  );
}
