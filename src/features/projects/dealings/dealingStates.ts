import type { EntryStage } from '../../../lib/words/entryStages.ts';

export const dealingStates = [
  { state: 'todo', title: '次にすること', lead: 'あなたの返答を待っています。期限の近い順です。' },
  { state: 'waiting', title: '返信待ち', lead: '会社は期限までに返信します。' },
  { state: 'going', title: '選考中・進行中', lead: '話が進んでいるものと、成立したものです。' },
  { state: 'over', title: '終了', lead: '見送り、辞退、取り下げと、期限が過ぎたものです。' },
] as const;

export type DealingState = (typeof dealingStates)[number]['state'];

/** Where an offer stands for who received it. */
export const offerStates = {
  SENT: { state: 'todo', shape: 'half', tone: 'creator', word: '返答待ち' },
  ACCEPTED: { state: 'going', shape: 'filled', tone: 'creator', word: '成立' },
  DECLINED: { state: 'over', shape: 'ring', tone: 'quiet', word: '辞退' },
  WITHDRAWN: { state: 'over', shape: 'ring', tone: 'quiet', word: '取り下げ' },
  EXPIRED: { state: 'over', shape: 'ring', tone: 'quiet', word: '期限切れ' },
} as const;

/** Where a consultation stands for who received it. */
export const consultationStates = {
  SENT: { state: 'todo', shape: 'half', tone: 'creator', word: '返答待ち' },
  ACCEPTED: { state: 'going', shape: 'filled', tone: 'creator', word: '相談中' },
  DECLINED: { state: 'over', shape: 'ring', tone: 'quiet', word: '見送り' },
  WITHDRAWN: { state: 'over', shape: 'ring', tone: 'quiet', word: '取り下げ' },
  EXPIRED: { state: 'over', shape: 'ring', tone: 'quiet', word: '期限切れ' },
} as const;

interface Entry {
  readonly stage: EntryStage;
  readonly firstRepliedAt?: string | null | undefined;
}

/** Where an entry stands for who made it: what matters to them is whether anybody has answered. */
export function stateOf({ stage, firstRepliedAt }: Entry): DealingState {
  switch (stage) {
    case 'DECLINED':
    case 'WITHDRAWN':
      return 'over';
    case 'INTERVIEW':
    case 'OFFERED':
    case 'HIRED':
      return 'going';
    case 'NEW':
    case 'CONSIDERING':
      return firstRepliedAt == null ? 'waiting' : 'going';
  }
}
