import type { RoundState } from '../rounds/roundsSql.ts';

/** 条件の変更: applies new terms to a work's rounds; delivered ones stay. */

export interface StandingRound {
  readonly id: string;
  readonly number: number;
  readonly state: RoundState;
  readonly title: string | null;
  readonly netPrice: number | null;
  readonly deliverBy: string | null;
  readonly agreedDueOn: string | null;
}

export interface WantedRound {
  readonly number: number;
  readonly title: string | null;
  readonly netPrice: number | null;
  readonly deliverBy: string | null;
  readonly agreedDueOn: string | null;
}

export interface Problem {
  readonly field: 'milestones' | 'netPrice' | 'paymentDueOn' | 'serviceTo';
  readonly message: string;
}

export type Change<Wanted> =
  | {
      readonly problem: null;
      readonly put: readonly { readonly id: string; readonly to: Wanted }[];
      readonly add: readonly Wanted[];
      readonly remove: readonly string[];
    }
  | { readonly problem: Problem };

const open: ReadonlySet<RoundState> = new Set(['CORRECTION_ASKED', 'UNDER_WAY']);
export const isOpen = ({ state }: Pick<StandingRound, 'state'>): boolean => open.has(state);

const wrong = (field: Problem['field'], message: string): { readonly problem: Problem } => ({
  problem: { field, message },
});

const days = ['title', 'netPrice', 'deliverBy', 'agreedDueOn'] as const;

/** For non-hourly work. フリーランス法5条1項2号: delivered work may not be paid less. */
export function changedRounds<Wanted extends WantedRound>(
  standing: readonly StandingRound[],
  wanted: readonly Wanted[],
): Change<Wanted> {
  const put: { readonly id: string; readonly to: Wanted }[] = [];
  const remove: string[] = [];
  for (const round of standing) {
    const to = wanted.find(({ number }) => number === round.number);
    if (!isOpen(round)) {
      const isSame = to !== undefined && days.every((name) => to[name] === round[name]);
      if (!isSame)
        return wrong(
          'milestones',
          `第${round.number}回は納品済みのため、変えられません。元の条件のままにしてください。`,
        );
      continue;
    }
    if (to === undefined) {
      if (round.state === 'CORRECTION_ASKED')
        return wrong('milestones', `第${round.number}回は一度納品されているため、なくせません。`);
      remove.push(round.id);
      continue;
    }
    const isLess =
      round.state === 'CORRECTION_ASKED' &&
      round.netPrice !== null &&
      to.netPrice !== null &&
      to.netPrice < round.netPrice;
    if (isLess)
      return wrong(
        wanted.length > 1 ? 'milestones' : 'netPrice',
        '一度納品された仕事の報酬は、減らせません(フリーランス法5条)。',
      );
    put.push({ id: round.id, to });
  }
  const known = new Set(standing.map(({ number }) => number));
  return { problem: null, put, add: wanted.filter(({ number }) => !known.has(number)), remove };
}

export interface StandingMonth {
  readonly from: string;
  readonly to: string;
  readonly netHourPrice: number | null;
  /** The last day with hours. */
  readonly lastWorkedOn: string | null;
}

/** For hourly work's open month: recorded hours may not be paid less. */
export function changedMonth(
  month: StandingMonth,
  terms: {
    readonly netHourPrice: number | null;
    readonly serviceTo: string | null;
    /** The month's end by the new closing day. */
    readonly closesOn: string;
  },
):
  | { readonly problem: Problem }
  | { readonly problem: null; readonly to: string; readonly netHourPrice: number | null } {
  const { from, lastWorkedOn } = month;
  const { serviceTo, netHourPrice } = terms;
  if (serviceTo !== null && serviceTo < from)
    return wrong('serviceTo', '期間の末日は、現在の月の初日以降の日付を入力してください。');
  if (serviceTo !== null && lastWorkedOn !== null && serviceTo < lastWorkedOn)
    return wrong('serviceTo', '期間の末日は、稼働時間が入力されている日以降の日付を入力してください。');
  const isWorked = lastWorkedOn !== null;
  const to = isWorked && terms.closesOn < lastWorkedOn ? month.to : terms.closesOn;
  const hour =
    isWorked && month.netHourPrice !== null && netHourPrice !== null
      ? Math.max(month.netHourPrice, netHourPrice)
      : netHourPrice;
  return { problem: null, to: serviceTo !== null && serviceTo < to ? serviceTo : to, netHourPrice: hour };
}
