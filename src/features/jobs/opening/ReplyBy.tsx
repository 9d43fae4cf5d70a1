import type { ReactElement } from 'react';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { tokyoDaysBetween } from '../../../lib/text/dates.ts';
import { useMinute } from '../../../ui/text/useMinute.ts';
import * as css from './detail.css.ts';

/** The company's deadline to answer, or that it is overdue. */
export function ReplyBy({ date }: { readonly date: string }): ReactElement {
  const now = useMinute();
  const day = <time dateTime={date}>{formatDate(date, { year: 'auto', weekday: false, now })}</time>;
  if (Date.parse(date) >= now) return <>返信期限 {day}</>;
  const days = tokyoDaysBetween(date, now);
  return (
    <span className={css.late}>
      返信期限({day})を{days > 0 ? `${days}日` : ''}過ぎています
    </span>
  );
}
