import type { ReactElement } from 'react';
import * as css from './follows.css.ts';

const grouped = new Intl.NumberFormat('ja-JP');

/** Beside the title; nothing until known. */
export function PeopleCount({ count }: { readonly count: number }): ReactElement | null {
  if (count === 0) return null;
  return (
    <p className={css.count}>
      <b className={css.countFigure}>{grouped.format(count)}</b>人
    </p>
  );
}
