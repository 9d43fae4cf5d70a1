import { tokyoTime } from '../../lib/text/dates.ts';
import { isString } from '../../lib/guards.ts';
import type { SafeStorage } from '../../lib/browser/storage.ts';

export const surveyClosedKey = 'tsumugi:job-change-survey-closed-at';
const pauseMs = 24 * 60 * 60_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-04-01T09:30:15+09:00`: Tokyo time, in whatever zone the browser is. */
export function tokyoStamp(now: Date): string {
  const time = tokyoTime(now);
  if (time === null) return '';
  const day = `${time.year}-${two(time.month)}-${two(time.day)}`;
  return `${day}T${two(time.hour)}:${two(time.minute)}:${two(now.getUTCSeconds())}+09:00`;
}

export function rememberSurveyClosed(storage: SafeStorage, now: Date): void {
  storage.write(surveyClosedKey, tokyoStamp(now));
}

export function forgetSurveyClosed(storage: SafeStorage): void {
  storage.remove(surveyClosedKey);
}

/** Milliseconds until the survey may be shown again; 0 for now. */
export function surveyPause(storage: SafeStorage, now: Date): number {
  const closedAt = Date.parse(storage.read(surveyClosedKey, isString) ?? '');
  const passed = now.getTime() - closedAt;
  // Never closed, unreadable, or closed in the future by a wrong clock.
  if (Number.isNaN(passed) || passed < 0) return 0;
  return Math.max(0, pauseMs - passed);
}
