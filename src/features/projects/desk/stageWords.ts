/** The stages of an entry as recruiters speak of them: shape first, the word beside it. Table and board call them the same. */
import type { EntryStage } from '../../../lib/words/entryStages.ts';

export type { EntryStage } from '../../../lib/words/entryStages.ts';

interface StageWords {
  readonly word: string;
  readonly shape: 'filled' | 'half' | 'ring';
  readonly tone: 'creator' | 'company' | 'ink' | 'quiet';
  /** On a button that moves somebody there. */
  readonly act: string;
}

export const stages: Readonly<Record<EntryStage, StageWords>> = {
  NEW: { word: '新着', shape: 'ring', tone: 'creator', act: '新着に戻す' },
  CONSIDERING: { word: '書類', shape: 'half', tone: 'company', act: '書類選考へ' },
  INTERVIEW: { word: '面談', shape: 'filled', tone: 'company', act: '面談へ' },
  OFFERED: { word: 'オファー', shape: 'filled', tone: 'ink', act: 'オファーを送る' },
  HIRED: { word: '成立', shape: 'filled', tone: 'company', act: '成立' },
  DECLINED: { word: '見送り', shape: 'ring', tone: 'quiet', act: '見送る' },
  WITHDRAWN: { word: '辞退', shape: 'ring', tone: 'quiet', act: '辞退' },
};

/** The way that leads to a deal, in its order. */
export const way = ['NEW', 'CONSIDERING', 'INTERVIEW', 'OFFERED', 'HIRED'] as const;

/** The board's columns. Who withdrew is no longer anybody's to move. */
export const columns = [...way, 'DECLINED'] as const;
export type ColumnStage = (typeof columns)[number];

/** Where a company may put somebody by hand. */
export const targets = ['NEW', 'CONSIDERING', 'INTERVIEW'] as const;

/** These follow from official offers alone: what is said where somebody wants to put a candidate there. */
const byOffer: Partial<Readonly<Record<EntryStage, string>>> = {
  OFFERED: '「オファー」には、オファーを送ると自動で移ります。',
  HIRED: '「成立」には、オファーが承諾されると自動で移ります。',
};

/** As lines of a menu that nobody can choose. */
export const byOfferEntries = [
  { id: 'OFFERED', label: 'オファー', note: 'オファーを送ると移ります', disabled: true },
  { id: 'HIRED', label: '成立', note: 'オファーの承諾で移ります', disabled: true },
] as const;

export const ofOffers = (stage: EntryStage): string | null => byOffer[stage] ?? null;

const over: ReadonlySet<EntryStage> = new Set(['HIRED', 'DECLINED', 'WITHDRAWN']);

/** Nothing is waited for any more. */
export function isOver(stage: EntryStage): boolean {
  return over.has(stage);
}

/** A step along the way or back; null where there is none. */
export function stepFrom(stage: EntryStage, by: 1 | -1): EntryStage | null {
  const at = way.findIndex((each) => each === stage);
  return at < 0 ? null : (way[at + by] ?? null);
}
