import { addDays, isBankHoliday } from './paymentDates.ts';

const tokyoMs = 9 * 3_600_000;
const dayOf = (moment: Date): string => new Date(moment.getTime() + tokyoMs).toISOString().slice(0, 10);

/**
 * The same time of day in Tokyo, so many business days later; a moment on a holiday counts from the next
 * business day's morning.
 */
export function afterBusinessDays(moment: Date, days: number): Date {
  let day = dayOf(moment);
  const clock = isBankHoliday(day) ? 0 : moment.getTime() + tokyoMs - Date.parse(`${day}T00:00:00Z`);
  for (let left = isBankHoliday(day) ? days + 1 : days; left > 0;) {
    day = addDays(day, 1);
    if (!isBankHoliday(day)) left -= 1;
  }
  return new Date(Date.parse(`${day}T00:00:00Z`) - tokyoMs + clock);
}
