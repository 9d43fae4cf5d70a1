import type { ReactElement } from 'react';
import { pressing as pressingClass } from './Deadline.css.ts';
import { type DateInput, formatDate, formatDeadline, isoDay } from './formatDate.ts';
import { useMinute } from './useMinute.ts';

interface DeadlineProps {
  readonly date: DateInput;
  readonly now?: DateInput;
  /** 4月13日(月) */
  readonly weekday?: boolean;
}

/** 4月13日; from three days before in 朱: あと3日, 今日まで. */
export function Deadline({ date, now, weekday = false }: DeadlineProps): ReactElement {
  const minute = useMinute();
  const { text, pressing } = formatDeadline(date, now ?? minute, weekday);
  return (
    <time
      dateTime={isoDay(date)}
      title={`${formatDate(date)} 23:59まで`}
      className={pressing ? pressingClass : undefined}
    >
      {text}
    </time>
  );
}
