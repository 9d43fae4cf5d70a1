import type { DemoAhead, DemoWhen } from './types.ts';

export const minuteMs = 60_000;
export const dayMs = 86_400_000;
const tokyoMs = 9 * 60 * minuteMs;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.round(days * dayMs));
}

/** The date in Tokyo, as YYYY-MM-DD. */
export function tokyoDate(moment: Date): string {
  return new Date(moment.getTime() + tokyoMs).toISOString().slice(0, 10);
}

/** '3 14:05' → three days ago at 14:05 in Tokyo; 'm25' → 25 minutes ago. */
export function momentOf(now: Date, when: DemoWhen): Date {
  const minutes = /^m(\d+)$/u.exec(when)?.[1];
  if (minutes !== undefined) return new Date(now.getTime() - Number(minutes) * minuteMs);
  const [, days, hour, minute] = /^(\d+) (\d{1,2}):(\d{2})$/u.exec(when) ?? [];
  if (days === undefined || hour === undefined || minute === undefined) throw new Error(`No moment: ${when}`);
  const midnight = Math.floor((now.getTime() + tokyoMs) / dayMs) * dayMs - tokyoMs;
  return new Date(midnight - Number(days) * dayMs + (Number(hour) * 60 + Number(minute)) * minuteMs);
}

/** '3 14:05' → in three days at 14:05 in Tokyo. */
export function momentAhead(now: Date, when: DemoAhead): Date {
  const [, days, time] = /^(\d+) (\d{1,2}:\d{2})$/u.exec(when) ?? [];
  if (days === undefined || time === undefined) throw new Error(`No moment: ${when}`);
  return new Date(
    Date.parse(`${tokyoDate(daysBefore(now, -Number(days)))}T${time.padStart(5, '0')}:00+09:00`),
  );
}

/** `2026-04-01`, so many days later. */
export function dateAfter(moment: Date, days: number): string {
  return tokyoDate(new Date(moment.getTime() + days * dayMs));
}
