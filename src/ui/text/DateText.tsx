import type { ReactElement } from 'react';
import { type DateInput, type DateStyle, formatDate, isoDay } from './formatDate.ts';

interface DateTextProps extends DateStyle {
  readonly date: DateInput;
  readonly className?: string;
}

/** 2026年4月1日(水), with `time` 14:05 behind it. */
export function DateText({ date, className, ...style }: DateTextProps): ReactElement {
  return (
    <time dateTime={isoDay(date)} className={className}>
      {formatDate(date, style)}
    </time>
  );
}
