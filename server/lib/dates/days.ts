/** Whether a text is an existing day as YYYY-MM-DD: there is no 30 February. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const weekdays = '日月火水木金土';

/** 2026年11月24日(火) */
export function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日(${weekdays.charAt(date.getUTCDay())})`;
}
