const minutesOfDay = 24 * 60;

/** How long an answer takes: 40分, 5時間, 1.8日. */
export function durationWords(minutes: number): string {
  if (minutes < 60) return `${minutes}分`;
  if (minutes < minutesOfDay) return `${Math.round(minutes / 60)}時間`;
  return `${Math.round((minutes / minutesOfDay) * 10) / 10}日`;
}
