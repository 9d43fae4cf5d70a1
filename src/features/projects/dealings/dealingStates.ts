import type { EntryStage } from '../../../lib/words/entryStages.ts';

export const dealingStates = [
  { state: 'waiting', title: '返信待ち', lead: '会社は期限までに返信します。' },
  { state: 'going', title: '選考中・進行中', lead: '会社から返信があったものです。' },
  { state: 'over', title: '終了', lead: '見送りと、辞退した応募です。' },
] as const;

export type DealingState = (typeof dealingStates)[number]['state'];

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
