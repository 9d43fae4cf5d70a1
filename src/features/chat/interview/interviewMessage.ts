import { formatDate, formatTime } from '../../../ui/text/formatDate.ts';

/** What a message about an interview did, and the interview's state when it was loaded. */
export interface InterviewContent {
  readonly kind: 'interview';
  readonly act: 'CANCELLED' | 'NONE_FITS' | 'PICKED' | 'PROPOSED';
  readonly actTimes: readonly string[];
  readonly interview: Interview;
}

export interface Interview {
  readonly id: string;
  readonly state: 'CANCELLED' | 'FIXED' | 'NONE_FITS' | 'PROPOSED';
  readonly version: number;
  readonly minutes: number;
  readonly place: string | null;
  /** The times the creator may pick from. */
  readonly times: readonly string[];
  readonly startsAt: string | null;
  readonly openingTitle: string | null;
}

/** 4月9日(木) 15:00〜15:30 */
export function spanWords(startsAt: string, minutes: number): string {
  const end = Date.parse(startsAt) + minutes * 60_000;
  return `${formatDate(startsAt, { year: 'auto', time: true })}〜${formatTime(end)}`;
}

/** One line about what a message did: for lists, quotes and superseded cards. */
export function actWords({ act, actTimes }: Pick<InterviewContent, 'act' | 'actTimes'>): string {
  const [time] = actTimes;
  const date = time === undefined ? '' : formatDate(time, { year: 'auto', time: true });
  switch (act) {
    case 'PROPOSED':
      return `面談の日程の候補を${actTimes.length}件提案しました`;
    case 'PICKED':
      return `面談の日時を${date}に決めました`;
    case 'NONE_FITS':
      return '面談の日程が合わないと返答しました';
    case 'CANCELLED':
      return date === '' ? '面談の日程の提案を取り下げました' : `${date}の面談を取り消しました`;
  }
}
