import type { ReactElement } from 'react';
import { type DateInput, exactTime, formatRelative } from './formatDate.ts';
import { useMinute } from './useMinute.ts';

interface RelativeTimeProps {
  readonly date: DateInput;
  /** Without the year in the current one: 3月30日. */
  readonly short?: boolean;
  /** For tests and still pictures. */
  readonly now?: DateInput;
  readonly className?: string;
}

/** 3分前, 昨日, 2026年3月30日, in Tokyo's time; pointing at it shows date and time. */
export function RelativeTime({ date, short = false, now, className }: RelativeTimeProps): ReactElement {
  const minute = useMinute();
  const { iso, title } = exactTime(date);
  // The clock steps by the minute, so what has just happened may seem to lie ahead of it.
  const at = now ?? Math.max(minute, Math.min(Date.parse(iso), minute + 60_000));
  return (
    <time dateTime={iso} title={title} className={className}>
      {formatRelative(date, at, short)}
    </time>
  );
}
