import type { ReactElement } from 'react';
import { UprightText } from '../../ui/text/UprightText.tsx';
import * as css from './documents.css.ts';

const looks = [css.aiCover, css.inkCover, css.shuCover] as const;

/** Decorative; the title also stands beside it. */
export function BookCover({
  title,
  index = 0,
}: {
  readonly title: string;
  readonly index?: number;
}): ReactElement {
  return (
    <div className={looks[index % looks.length]} aria-hidden="true">
      <span className={css.coverTitle}>
        <UprightText text={title} />
      </span>
      <span className={css.coverFoot}>つむぎ</span>
    </div>
  );
}
