import { openingKinds } from '../../../../lib/words/openingKinds.ts';
import type { openingStatus } from '../../../../lib/words/openingStatus.ts';

/** How openings are told apart at the desk: the state by its shape, the kind by its word. */
export type OpeningStatus = keyof typeof openingStatus;
export type OpeningKind = keyof typeof openingKinds;

export const openingTone = {
  PUBLIC: 'company',
  PRIVATE: 'company',
  DRAFT: 'quiet',
  CLOSED: 'ink',
} as const satisfies Record<OpeningStatus, string>;

export const openingKind = {
  CONTRACT_UNIT: {
    word: openingKinds.CONTRACT_UNIT,
    path: 'contract',
    hoped: '希望額',
    reward: 'CONTRACT_UNIT',
  },
  HOURLY_RATE: { word: openingKinds.HOURLY_RATE, path: 'hourly', hoped: '希望時給', reward: 'HOURLY_RATE' },
  FULL_TIME: { word: openingKinds.FULL_TIME, path: 'fulltime', hoped: '希望時給', reward: 'HOURLY_RATE' },
} as const satisfies Record<OpeningKind, object>;

/** The page on which a draft is written on. */
export function draftEditLink(kind: OpeningKind, id: string) {
  const { path } = openingKind[kind];
  const to: `/jobs/draft/${typeof path}/$id/edit` = `/jobs/draft/${path}/$id/edit`;
  return { to, params: { id } };
}

const dayMs = 86_400_000;

/** 12日: for how long it has stood there. */
export function ageWords(since: string, now: number): string {
  const days = Math.floor((now - Date.parse(since)) / dayMs);
  if (days < 1) return '今日';
  return days < 365 ? `${days}日` : `${Math.floor(days / 365)}年`;
}
