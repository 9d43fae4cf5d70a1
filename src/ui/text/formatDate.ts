/** Japan keeps one offset all year, so plain arithmetic saves an Intl formatter for each date of a list. */
const tokyoOffset = 9 * 60 * 60 * 1000;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const;

export type DateInput = Date | string | number;

interface TokyoDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: string;
  readonly hours: number;
  readonly minutes: number;
}

const calendarDate = /^\d{4}-\d{2}-\d{2}$/;

function milliseconds(input: DateInput): number {
  if (input instanceof Date) return input.getTime();
  // A date without a time is a day in Japan.
  if (typeof input === 'string' && calendarDate.test(input)) return Date.parse(`${input}T00:00:00+09:00`);
  return new Date(input).getTime();
}

function inTokyo(input: DateInput): TokyoDate {
  const shifted = new Date(milliseconds(input) + tokyoOffset);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: weekdays[shifted.getUTCDay()] ?? '',
    hours: shifted.getUTCHours(),
    minutes: shifted.getUTCMinutes(),
  };
}

/** Days since the epoch, in Tokyo. */
function dayNumber(input: DateInput): number {
  return Math.floor((milliseconds(input) + tokyoOffset) / day);
}

export interface DateStyle {
  /** (水). */
  readonly weekday?: boolean;
  /** 'auto': left out for the current year. */
  readonly year?: boolean | 'auto';
  /** 14:05. */
  readonly time?: boolean;
  readonly now?: DateInput | undefined;
}

/** 2026年4月1日(水). */
export function formatDate(input: DateInput, style: DateStyle = {}): string {
  const { weekday = true, year = true, time = false, now = Date.now() } = style;
  const date = inTokyo(input);
  if (Number.isNaN(date.year)) return '';
  const withYear = year === 'auto' ? inTokyo(now).year !== date.year : year;
  return [
    withYear ? `${date.year}年` : '',
    `${date.month}月${date.day}日`,
    weekday ? `(${date.weekday})` : '',
    time ? ` ${formatTime(input)}` : '',
  ].join('');
}

export function formatTime(input: DateInput): string {
  const { hours, minutes } = inTokyo(input);
  return `${hours}:${String(minutes).padStart(2, '0')}`;
}

/** 2026-04-01, the day in Tokyo. */
export function isoDay(input: DateInput): string {
  const date = inTokyo(input);
  return `${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;
}

/**
 * たった今 · 3分前 · 5時間前 · 昨日 · 2026年3月30日. Hours are shown within the day or below six: 23:30 is 1時間前 at half
 * past midnight and 昨日 in the morning.
 */
export function formatRelative(input: DateInput, now: DateInput = Date.now(), short = false): string {
  const age = milliseconds(now) - milliseconds(input);
  const days = dayNumber(now) - dayNumber(input);
  if (Number.isNaN(age)) return '';
  if (age < -minute) return formatDate(input, { weekday: false, year: short ? 'auto' : true, now });
  if (age < minute) return 'たった今';
  if (age < hour) return `${Math.floor(age / minute)}分前`;
  if (days === 0 || age < 6 * hour) return `${Math.floor(age / hour)}時間前`;
  if (days === 1) return '昨日';
  return formatDate(input, { weekday: false, year: short ? 'auto' : true, now });
}

/** For machines and for the title: 2026年4月1日(水) 14:05. */
export function exactTime(input: DateInput): { readonly iso: string; readonly title: string } {
  const ms = milliseconds(input);
  if (Number.isNaN(ms)) return { iso: '', title: '' };
  return { iso: new Date(ms).toISOString(), title: formatDate(input, { time: true }) };
}

/** あと3日, 今日まで, 期限切れ, and whether it is pressing (three days or fewer). Counts calendar days in Japan. */
export function formatDeadline(
  input: DateInput,
  now: DateInput = Date.now(),
  weekday = false,
): { text: string; pressing: boolean } {
  const left = dayNumber(input) - dayNumber(now);
  if (
    left < 0 ||
    milliseconds(input) <
      milliseconds(now) - (typeof input === 'string' && calendarDate.test(input) ? day : 0)
  ) {
    return { text: '期限切れ', pressing: true };
  }
  if (left === 0) return { text: '今日まで', pressing: true };
  if (left <= 3) return { text: `あと${left}日`, pressing: true };
  return { text: formatDate(input, { weekday, year: 'auto', now }), pressing: false };
}
