import type { ReactElement, ReactNode } from 'react';
import * as css from './openings.css.ts';
import { WriteMenu } from './WriteMenu.tsx';

interface OpeningsPaneProps {
  readonly total: number;
  readonly mayWrite: boolean;
  /** A group for each state. */
  readonly children: ReactNode;
}

/** The company's openings by their state. */
export function OpeningsPane({ total, mayWrite, children }: OpeningsPaneProps): ReactElement {
  return (
    <aside className={css.pane} aria-label="募集の一覧">
      <header className={css.head}>
        <h2 className={css.heading}>募集</h2>
        <span className={css.figure}>{total}</span>
        {mayWrite && <WriteMenu className={css.write} />}
      </header>
      <div className={css.list} data-scroll-restoration-id="desk-openings">
        {children}
      </div>
    </aside>
  );
}
