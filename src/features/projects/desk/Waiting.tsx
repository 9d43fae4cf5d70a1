import type { ReactElement } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import * as css from './desk.css.ts';

const rows = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Shaped like a table of candidates. */
export function PaneWaiting(): ReactElement {
  return (
    <div className={css.waiting} aria-busy="true">
      <Skeleton width="50%" height={28} />
      {rows.map((row) => (
        <Skeleton key={row} height={28} />
      ))}
    </div>
  );
}

/** Shaped like a candidate. */
export function PanelWaiting(): ReactElement {
  return (
    <div className={css.waiting} aria-busy="true">
      <Skeleton shape="circle" width={64} height={64} />
      <Skeleton width="60%" height={24} />
      <Skeleton shape="block" aspect="4 / 3" />
      <Skeleton />
      <Skeleton width="80%" />
    </div>
  );
}
