import type { ReactElement } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './follows.css.ts';

const rows = ['1', '2', '3', '4'];

/** In the shape of the rows to come: a face and two lines. */
export function WaitingRows(): ReactElement {
  return (
    <>
      {rows.map((row) => (
        <div key={row} className={css.waiting}>
          <Skeleton className={css.waitingFace} />
          <div>
            <Skeleton className={css.waitingName} />
            <Skeleton className={css.waitingLine} />
          </div>
        </div>
      ))}
    </>
  );
}
