/** The stages of an entry, for the creator who made it. */
export const entryStages = {
  NEW: { shape: 'half', tone: 'creator', word: '返信待ち' },
  CONSIDERING: { shape: 'half', tone: 'creator', word: '書類選考中' },
  INTERVIEW: { shape: 'half', tone: 'creator', word: '面談' },
  OFFERED: { shape: 'filled', tone: 'creator', word: 'オファー' },
  HIRED: { shape: 'filled', tone: 'creator', word: '成立' },
  DECLINED: { shape: 'ring', tone: 'quiet', word: '見送り' },
  WITHDRAWN: { shape: 'ring', tone: 'quiet', word: '辞退' },
} as const;

export type EntryStage = keyof typeof entryStages;

/** The company still owes its first answer. */
export function awaitsReply(stage: EntryStage, firstRepliedAt: string | null | undefined): boolean {
  return firstRepliedAt == null && (stage === 'NEW' || stage === 'CONSIDERING');
}
