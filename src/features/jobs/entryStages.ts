/** Where an entry stands, as the creator who made it reads it: shape first, the word beside it. */
export const entryStages = {
  NEW: { shape: 'half', tone: 'creator', word: '返事を待っています' },
  CONSIDERING: { shape: 'half', tone: 'creator', word: '書類を見てもらっています' },
  INTERVIEW: { shape: 'half', tone: 'creator', word: '面談に進みました' },
  OFFERED: { shape: 'filled', tone: 'creator', word: 'オファーが届きました' },
  HIRED: { shape: 'filled', tone: 'creator', word: '成立しました' },
  DECLINED: { shape: 'ring', tone: 'quiet', word: '見送りになりました' },
  WITHDRAWN: { shape: 'ring', tone: 'quiet', word: '辞退しました' },
} as const;

export type EntryStage = keyof typeof entryStages;

/** The company still owes its first answer. */
export function awaitsReply(stage: EntryStage, firstRepliedAt: string | null | undefined): boolean {
  return firstRepliedAt == null && (stage === 'NEW' || stage === 'CONSIDERING');
}
