import type { DraftKind } from './newDraft.ts';

export const kindNames: Readonly<Record<DraftKind, string>> = {
  contract: '単発の依頼',
  hourly: '時間制の仕事',
  fulltime: '正社員の募集',
};
