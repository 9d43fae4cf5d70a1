import { tokyoDay } from '../../lib/text/dates.ts';

const hourMs = 3_600_000;
/** So close to its end a wait is 朱. */
const soonMs = 8 * hourMs;

export type WaitGroup = 'later' | 'over' | 'soon' | 'today';

export const groupWords: Readonly<Record<WaitGroup, string>> = {
  over: '2営業日を過ぎた作品',
  soon: '期限まで8時間以内',
  today: '今日中',
  later: '明日以降',
};

export function groupOf(dueAt: string, now: number): WaitGroup {
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return 'over';
  if (left <= soonMs) return 'soon';
  return tokyoDay(dueAt) === tokyoDay(now) ? 'today' : 'later';
}

/** 31時間, 3日: since it was handed in. */
export function waited(since: string, now: number): string {
  const ms = Math.max(now - Date.parse(since), 0);
  const hours = Math.floor(ms / hourMs);
  if (hours < 1) return `${Math.max(Math.floor(ms / 60_000), 1)}分`;
  return hours < 72 ? `${hours}時間` : `${Math.floor(hours / 24)}日`;
}

export const kindWords = { NEW: '新規', AGAIN: '再申請', CHANGE: '変更' } as const;
