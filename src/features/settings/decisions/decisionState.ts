import { formatDate } from '../../../lib/text/dates.ts';

interface Facts {
  readonly endedWhy?: string | null | undefined;
  readonly contestUntil: string;
  readonly mayContest: boolean;
  readonly contestedAt?: string | null | undefined;
  readonly isOverturned?: boolean | null | undefined;
}

export function decisionState({
  endedWhy,
  contestUntil,
  mayContest,
  contestedAt,
  isOverturned,
}: Facts): string {
  if (isOverturned === true || endedWhy === 'OVERTURNED') return '取り消し';
  if (endedWhy === 'LIFTED') return '解除';
  const end = endedWhy === 'EXPIRED' ? '期間終了' : '停止中';
  if (isOverturned === false) return `${end}、異議の確認後も変更なし`;
  if (contestedAt != null) return `${end}、異議を確認中`;
  return mayContest ? `${end}、異議は${formatDate(contestUntil)}まで` : end;
}
