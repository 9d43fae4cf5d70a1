import type { ReactElement } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import * as css from './desk.css.ts';
import * as openings from './openings/openings.css.ts';

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

interface WaitingDeskProps {
  /** Which of them stands alone where there is room for one. */
  readonly pane: 'openings' | 'candidates' | 'candidate';
}

/** Its panes, before anything is in them. */
export function WaitingDesk({ pane }: WaitingDeskProps): ReactElement {
  return (
    <div
      className={css.desk}
      data-pane={pane}
      data-open={pane === 'candidate' ? '' : undefined}
      data-waiting=""
      aria-busy="true"
    >
      <VisuallyHidden>読み込んでいます</VisuallyHidden>
      <aside className={openings.pane}>
        <header className={openings.head}>
          <h2 className={openings.heading}>募集</h2>
        </header>
        <PaneWaiting />
      </aside>
      <section className={css.candidates}>
        <PaneWaiting />
      </section>
      {pane === 'candidate' && (
        <aside className={css.side}>
          <PanelWaiting />
        </aside>
      )}
    </div>
  );
}
