export const noticeKinds = {
  INFORMATION: 'お知らせ',
  IMPORTANT: '重要',
  MAINTENANCE: 'メンテナンス',
  NEW_FEATURE: '新機能',
  CAMPAIGN: 'キャンペーン',
} as const;

export const audienceWords = { ALL: '全員', CREATORS: 'クリエイター', COMPANIES: '会社' } as const;

export type NoticeKindName = keyof typeof noticeKinds;

export const kinds = ['INFORMATION', 'IMPORTANT', 'MAINTENANCE', 'NEW_FEATURE', 'CAMPAIGN'] as const;
export const audiences = ['ALL', 'CREATORS', 'COMPANIES'] as const;
export const kindOptions = kinds.map((value) => ({ value, label: noticeKinds[value] }));
export const audienceOptions = audiences.map((value) => ({ value, label: audienceWords[value] }));

/** A day and a time of day in Japan, as a moment. */
export function momentOf(day: string, time: string): string {
  return new Date(`${day}T${time}:00+09:00`).toISOString();
}

/** The day and the time of day in Japan. */
export function partsOf(moment: string): { readonly day: string; readonly time: string } {
  const there = new Date(Date.parse(moment) + 9 * 3_600_000).toISOString();
  return { day: there.slice(0, 10), time: there.slice(11, 16) };
}

/** Times of day to choose from; one between them that was written elsewhere is among them too. */
export function timesWith(time: string): readonly { readonly value: string; readonly label: string }[] {
  const halves = Array.from(
    { length: 48 },
    (_, place) => `${String(Math.floor(place / 2)).padStart(2, '0')}:${place % 2 === 0 ? '00' : '30'}`,
  );
  return [...new Set([...halves, time])].toSorted().map((value) => ({ value, label: value }));
}
