import type { ReactElement } from 'react';
import { type DateInput, exactTime, formatRelative } from './formatDate.ts';
import { useMinute } from './useMinute.ts';

interface RelativeTimeProps {
  readonly date: DateInput;
  /** Without the current year: 3月30日. */
  readonly short?: boolean;
  /** For tests and screenshots. */
  readonly now?: DateInput;
  readonly className?: string;
}

/** 3分前, 昨日, 2026年3月30日, with the exact time as its title. */
export function RelativeTime({ date, short = false, now, className }: RelativeTimeProps): ReactElement {
  const minute = useMinute();
  const { iso, title } = exactTime(date);
  // The clock steps by the minute, so it may lag behind what has just happened.
  const at = now ?? Math.max(minute, Math.min(Date.parse(iso), minute + 60_000));
  return (
    <time dateTime={iso} title={title} className={className}>
      {formatRelative(date, at, short)}
    </time>
  );
}
