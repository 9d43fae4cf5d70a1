import type { ReactElement } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import * as css from './jobs.css.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function WaitingJobs(): ReactElement {
  return (
    <div className={css.results} aria-busy="true">
      <div className={css.countLine} />
      <div className={css.rows}>
        {rows.map((row) => (
          <div key={row} className={`${css.rowPlace} ${css.row}`}>
            <Skeleton className={css.face} width={40} height={40} />
            <div className={css.main}>
              <Skeleton shape="line" width="60%" height={18} />
              <Skeleton shape="line" width="36%" height={12} className={css.waitingLine} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
