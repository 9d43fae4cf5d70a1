import type { ReactElement } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import * as css from './SeekingCreator.css.ts';

export function WaitingCreator(): ReactElement {
  return (
    <div className={css.creator} aria-hidden="true">
      <div className={css.person}>
        <Skeleton shape="line" width="60%" height={20} />
      </div>
      <div className={css.facts}>
        <Skeleton shape="line" width="80%" height={14} />
      </div>
      <div className={css.works}>
        <Skeleton aspect="4 / 3" />
        <Skeleton aspect="4 / 3" />
        <Skeleton aspect="4 / 3" />
      </div>
    </div>
  );
}
