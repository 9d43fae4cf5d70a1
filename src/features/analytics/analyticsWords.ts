import type { ViewSource } from '../../../__generated__/SourceBars_analytics.graphql.ts';

export const grouped = new Intl.NumberFormat('ja-JP');

/** With its sign: +212, −41, ±0. */
export function change(now: number, before: number): string {
  const difference = now - before;
  if (difference === 0) return '±0';
  return `${difference > 0 ? '+' : '−'}${grouped.format(Math.abs(difference))}`;
}

/** Rounded; anything above 0 is at least 1%. */
export function percent(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0%';
  return `${Math.max(1, Math.round((100 * part) / whole))}%`;
}

/** 10月26日, from 2026-10-26. */
export function dayWords(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month ?? ''}月${date ?? ''}日`;
}

export function daysFrom(since: string, count: number): string[] {
  const first = Date.parse(`${since}T00:00:00Z`);
  return Array.from({ length: count }, (_, place) =>
    new Date(first + place * 86_400_000).toISOString().slice(0, 10),
  );
}

export const daysWords = (days: number | null | undefined): string => (days == null ? '—' : `${days}日`);

export const workSources: Readonly<Record<ViewSource, string>> = {
  FEED: '作品の一覧',
  SEARCH: '検索・おすすめ',
  PROFILE: 'プロフィール',
  SIMILAR: 'ほかの作品から',
  TIMELINE: 'タイムライン',
  OUTSIDE: '外部サイト',
  OTHER: '直接・その他',
};

export const openingSources: Readonly<Record<ViewSource, string>> = {
  ...workSources,
  FEED: '仕事の一覧',
  PROFILE: '会社のページ',
  SIMILAR: 'ほかの募集から',
};
