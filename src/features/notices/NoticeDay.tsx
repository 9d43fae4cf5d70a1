import type { ReactElement, ReactNode } from 'react';
import { tokyoDay, tokyoTime } from '../../lib/text/dates.ts';
import { useMinute } from '../../ui/text/useMinute.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as css from './notices.css.ts';

interface NoticeDayProps {
  readonly at: string;
  /** Only the day's first row shows the date in the margin. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

export function NoticeDay({ at, isFirst, children }: NoticeDayProps): ReactElement {
  const now = useMinute();
  const time = tokyoTime(at);
  const isToday = tokyoDay(at) === tokyoDay(now);
  const isThisYear = time?.year === tokyoTime(now)?.year;
  return (
    <div className={isFirst ? css.firstOfDay : css.ofDay}>
      {isFirst && time !== null && (
        <h2 className={css.day}>
          <VisuallyHidden>
            {time.year}年{time.month}月
          </VisuallyHidden>
          <span className={css.dayFigure}>{time.day}</span>
          <VisuallyHidden>日</VisuallyHidden>
          <span className={css.dayNote}>{isToday ? '今日' : `${time.weekday}曜`}</span>
          {!isToday && (
            <span className={css.dayNote} aria-hidden="true">
              {isThisYear ? `${time.month}月` : `${time.year}年${time.month}月`}
            </span>
          )}
        </h2>
      )}
      {children}
    </div>
  );
}
