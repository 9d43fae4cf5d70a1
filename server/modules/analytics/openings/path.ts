/** How far entries came, after how many days, and how soon they were answered. */

export interface EntryPath {
  readonly stage: 'CONSIDERING' | 'DECLINED' | 'HIRED' | 'INTERVIEW' | 'NEW' | 'OFFERED' | 'WITHDRAWN';
  readonly enteredAt: Date;
  readonly replyBy: Date;
  readonly firstRepliedAt: Date | null;
  readonly consideredAt: Date | null;
  readonly interviewedAt: Date | null;
  readonly offeredAt: Date | null;
  readonly hiredAt: Date | null;
}

const dayMs = 86_400_000;

/** null for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const below = sorted[Math.ceil(sorted.length / 2) - 1];
  return middle === undefined || below === undefined ? null : (middle + below) / 2;
}

const daysBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / dayMs;
const tenth = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);

export const steps = ['CONSIDERING', 'INTERVIEW', 'OFFERED', 'HIRED'] as const;
export type Step = (typeof steps)[number];

export interface Reached {
  readonly step: Step;
  /** How many came at least this far. */
  readonly people: number;
  /** From each one's step before it. */
  readonly medianDays: number | null;
}

function timesOf(entry: EntryPath): Readonly<Record<Step, Date | null>> {
  const { consideredAt, interviewedAt, offeredAt, hiredAt } = entry;
  return { CONSIDERING: consideredAt, INTERVIEW: interviewedAt, OFFERED: offeredAt, HIRED: hiredAt };
}

/** The furthest step, from 0; -1 if only entered. The present stage counts even without a recorded move. */
function farthest(entry: EntryPath): number {
  const times = timesOf(entry);
  return steps.findLastIndex((step) => times[step] !== null || entry.stage === step);
}

export function reachedOf(entries: readonly EntryPath[]): Reached[] {
  return steps.map((step, place) => {
    const waits = entries.flatMap((entry) => {
      const times = timesOf(entry);
      const at = times[step];
      if (at === null) return [];
      const earlier = steps.slice(0, place).flatMap((one) => times[one] ?? []);
      const from = earlier
        .filter((moment) => moment <= at)
        .reduce((last, moment) => (moment > last ? moment : last), entry.enteredAt);
      return [Math.max(0, daysBetween(from, at))];
    });
    return {
      step,
      people: entries.filter((entry) => farthest(entry) >= place).length,
      medianDays: tenth(median(waits)),
    };
  });
}

export const replyBuckets = ['DAY', 'DAYS_3', 'DAYS_7', 'DAYS_14', 'LATE'] as const;
export type ReplyBucket = (typeof replyBuckets)[number];
const bucketDays = { DAY: 1, DAYS_3: 3, DAYS_7: 7, DAYS_14: 14 } as const;

export interface Replies {
  /** Share answered in time, of those answered or due; null if none. */
  readonly ratePercent: number | null;
  readonly medianDays: number | null;
  /** Neither answered nor due yet. */
  readonly waiting: number;
  readonly buckets: readonly { readonly bucket: ReplyBucket; readonly people: number }[];
}

/** Leaves out those who withdrew before an answer was due. */
export function repliesOf(entries: readonly EntryPath[], now: Date): Replies {
  const counts = new Map<ReplyBucket, number>();
  const count = (bucket: ReplyBucket): void => void counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  const waits: number[] = [];
  let waiting = 0;
  for (const { stage, enteredAt, replyBy, firstRepliedAt } of entries) {
    if (firstRepliedAt === null) {
      if (stage === 'WITHDRAWN') continue;
      if (replyBy < now) count('LATE');
      else waiting += 1;
      continue;
    }
    const days = daysBetween(enteredAt, firstRepliedAt);
    waits.push(days);
    if (firstRepliedAt > replyBy) count('LATE');
    else if (days <= bucketDays.DAY) count('DAY');
    else if (days <= bucketDays.DAYS_3) count('DAYS_3');
    else if (days <= bucketDays.DAYS_7) count('DAYS_7');
    else count('DAYS_14');
  }
  const buckets = replyBuckets.map((bucket) => ({ bucket, people: counts.get(bucket) ?? 0 }));
  const judged = buckets.reduce((sum, { people }) => sum + people, 0);
  const late = counts.get('LATE') ?? 0;
  return {
    ratePercent: judged === 0 ? null : Math.round((100 * (judged - late)) / judged),
    medianDays: tenth(median(waits)),
    waiting,
    buckets,
  };
}
