/**
 * Dates as Japan reads them, in Asia/Tokyo whatever the browser's zone. Japan has kept UTC+9 without summer
 * time since 1951, so plain arithmetic is enough.
 */
export type Instant = Date | string | number;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const tokyoOffsetMs = 9 * hourMs;
const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const;

export interface TokyoTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: string;
  readonly hour: number;
  readonly minute: number;
}

export function toDate(instant: Instant): Date {
  return instant instanceof Date ? instant : new Date(instant);
}

/** Null for an invalid date. */
export function tokyoTime(instant: Instant): TokyoTime | null {
  const time = toDate(instant).getTime();
  if (Number.isNaN(time)) return null;
  const shifted = new Date(time + tokyoOffsetMs);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: weekdays[shifted.getUTCDay()] ?? '',
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026年4月1日(水)`; empty for an invalid date. */
export function formatDate(instant: Instant): string {
  const time = tokyoTime(instant);
  return time === null ? '' : `${time.year}年${time.month}月${time.day}日(${time.weekday})`;
}

/** `12:34` */
export function formatTime(instant: Instant): string {
  const time = tokyoTime(instant);
  return time === null ? '' : `${two(time.hour)}:${two(time.minute)}`;
}

/** `2026年4月1日(水) 12:34` */
export function formatDateTime(instant: Instant): string {
  const date = formatDate(instant);
  return date === '' ? '' : `${date} ${formatTime(instant)}`;
}

/** `2026年4月` */
export function formatMonth(instant: Instant): string {
  const time = tokyoTime(instant);
  return time === null ? '' : `${time.year}年${time.month}月`;
}

/** `2026年4月1日(水)23:59まで` */
export function formatDeadline(instant: Instant): string {
  const date = formatDate(instant);
  if (date === '') return '';
  const time = formatTime(instant);
  // Midnight would read as the day before, so its last minute is shown.
  if (time !== '00:00') return `${date}${time}まで`;
  return `${formatDate(toDate(instant).getTime() - minuteMs)}23:59まで`;
}

/** `2026-04-01`, the day in Tokyo. Sorts as text. */
export function tokyoDay(instant: Instant): string {
  const time = tokyoTime(instant);
  return time === null ? '' : `${time.year}-${two(time.month)}-${two(time.day)}`;
}

/** When a day (`2026-04-01`) begins in Tokyo; null for an invalid day. */
export function startOfTokyoDay(day: string): Date | null {
  const start = new Date(`${day}T00:00:00+09:00`);
  return Number.isNaN(start.getTime()) || tokyoDay(start) !== day ? null : start;
}

/** Calendar days in Tokyo between two instants: yesterday's 23:59 is one day before today's 00:00. */
export function tokyoDaysBetween(from: Instant, to: Instant): number {
  const dayNumber = (instant: Instant): number =>
    Math.floor((toDate(instant).getTime() + tokyoOffsetMs) / dayMs);
  return dayNumber(to) - dayNumber(from);
}

/** `今日`, `昨日`, `4月1日(水)`, with the year when it is another: separates a chat's days. */
export function formatDay(now: Instant, then: Instant): string {
  const days = tokyoDaysBetween(then, now);
  if (days === 0) return '今日';
  if (days === 1) return '昨日';
  return formatDayOf(now, then);
}

/** `たった今`, `5分前`, `3時間前`, `昨日`, `3日前`, then the date; for what is to come `5分後`, `明日`, `3日後`. */
export function formatRelative(now: Instant, then: Instant): string {
  const distance = toDate(now).getTime() - toDate(then).getTime();
  if (Number.isNaN(distance)) return '';
  const past = distance >= 0;
  const apart = Math.abs(distance);
  const side = past ? '前' : '後';
  // A server's clock and a browser's differ by seconds, which must not read as the future.
  if (apart < minuteMs) return past ? 'たった今' : 'まもなく';
  if (apart < hourMs) return `${Math.floor(apart / minuteMs)}分${side}`;
  const days = Math.abs(tokyoDaysBetween(then, now));
  if (days === 0 || apart < 6 * hourMs) return `${Math.floor(apart / hourMs)}時間${side}`;
  if (days === 1) return past ? '昨日' : '明日';
  if (days < 7) return `${days}日${side}`;
  return formatDayOf(now, then);
}

function formatDayOf(now: Instant, then: Instant): string {
  const time = tokyoTime(then);
  const current = tokyoTime(now);
  if (time === null || current === null) return '';
  if (time.year !== current.year) return formatDate(then);
  return `${time.month}月${time.day}日(${time.weekday})`;
}
