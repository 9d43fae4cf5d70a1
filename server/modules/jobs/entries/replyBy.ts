import { japanDay } from '../../../lib/dates/clock.ts';

const dayMs = 86_400_000;
const tokyoMs = 9 * 3_600_000;

const replyDays = 14;

/** The end of the fourteenth day after applying, in Japan. */
export function replyByOf(enteredAt: Date): Date {
  const day = new Date(`${japanDay(enteredAt)}T00:00:00.000Z`).getTime() - tokyoMs;
  return new Date(day + (replyDays + 1) * dayMs - 1);
}
