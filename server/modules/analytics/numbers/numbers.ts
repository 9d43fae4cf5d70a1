import type { Services } from '../../../lib/request/services.ts';
import { takeTallies } from '../../../lib/process/numberTally.ts';
import { daysOf, seriesOf } from '../span.ts';
import type { Days, Series, Span } from '../span.ts';
import * as sql from './numbersSql.ts';
import type { DayRow, Levels } from './numbersSql.ts';

const eventsATurn = 5_000;
const keptDays = 730;
const rowsATurn = 5_000;
const dayMs = 86_400_000;

type Needs = Pick<Services, 'clock' | 'db'>;

/** Adds new events to their hours' sums, and records what waits. Several servers may run it. */
export async function keepNumbers({ db, clock }: Needs): Promise<void> {
  const now = clock.now();
  await sql.insertEvents(
    db,
    takeTallies().map(([measure, amount]) => ({ measure, key: '', amount })),
    now,
  );
  while ((await sql.gatherEvents(db, eventsATurn)) === eventsATurn);
  const { moneyUnderWay, ...waiting } = await sql.readLevels(db, now);
  await sql.writeLevels(db, [...Object.entries(waiting), ['moneyUnderWay', moneyUnderWay]], now);
  await sql.deleteNumbersBefore(db, new Date(now.getTime() - keptDays * dayMs), rowsATurn);
}

/** One line of the numbers. Means are of what was decided or answered that day. */
export interface Measure {
  readonly id: string;
  readonly name: string;
  readonly unit: '%' | '人' | '件' | '円' | '分' | '回' | '通';
  readonly series: Series;
  /** For a level the last value counts, it is not added up; shares and means are computed anew. */
  readonly kind: 'level' | 'mean' | 'sum';
  /**
   * Days (also the total and the period before) with nothing to divide by, where a share or mean is unknown.
   */
  readonly nothing?: { readonly total: boolean; readonly today: boolean };
}

export interface NumbersGroup {
  readonly id: string;
  readonly name: string;
  readonly measures: readonly Measure[];
}

export interface Numbers {
  readonly days: Days;
  readonly now: Levels;
  readonly groups: readonly NumbersGroup[];
  readonly reviewers: readonly { readonly name: string; readonly series: Series }[];
}

interface Line {
  readonly id: string;
  readonly name: string;
  readonly unit: Measure['unit'];
  readonly of: readonly [measure: string, key?: string];
  /** Divide by the sum of these; a share is in percent. */
  readonly by?: readonly (readonly [measure: string, key?: string])[];
  readonly kind?: 'level';
}

const groups: readonly { readonly id: string; readonly name: string; readonly lines: readonly Line[] }[] = [
  {
    id: 'review',
    name: '審査',
    lines: [
      { id: 'waiting', name: '審査待ちの作品', unit: '件', of: ['works'], kind: 'level' },
      { id: 'waitingMinutes', name: '最も古い審査待ち', unit: '分', of: ['worksMinutes'], kind: 'level' },
      { id: 'asked', name: '審査の申請', unit: '件', of: ['review', 'IN_PROGRESS'] },
      { id: 'approved', name: '承認', unit: '件', of: ['review', 'APPROVED'] },
      { id: 'rejected', name: '差し戻し', unit: '件', of: ['review', 'REJECTED'] },
      {
        id: 'reviewMinutes',
        name: '審査にかかった時間(平均)',
        unit: '分',
        of: ['review_minutes'],
        by: [
          ['review', 'APPROVED'],
          ['review', 'REJECTED'],
        ],
      },
    ],
  },
  {
    id: 'signUp',
    name: '登録',
    lines: [
      { id: 'signUpBegun', name: 'メールの登録', unit: '人', of: ['sign_up', 'EMAIL_VERIFICATION'] },
      { id: 'signUpProfile', name: 'プロフィールの手前', unit: '人', of: ['sign_up', 'PROFILE'] },
      { id: 'signUpEngagement', name: '働き方の手前', unit: '人', of: ['sign_up', 'ENGAGEMENT_TYPE'] },
      { id: 'signUpJob', name: '仕事の条件の手前', unit: '人', of: ['sign_up', 'JOB_PROFILE'] },
      { id: 'signUpDone', name: '登録完了', unit: '人', of: ['sign_up', 'COMPLETED'] },
      { id: 'leads', name: '会社の申し込み', unit: '件', of: ['lead', 'NEW'] },
      { id: 'leadsWaiting', name: '対応待ちの申し込み', unit: '件', of: ['leads'], kind: 'level' },
      { id: 'companyPeople', name: '会社の利用者', unit: '人', of: ['sign_up', 'COMPANY'] },
    ],
  },
  {
    id: 'matching',
    name: '作品と募集',
    lines: [
      { id: 'works', name: '公開された作品', unit: '件', of: ['work', 'PUBLISHED'] },
      { id: 'openings', name: '公開された募集', unit: '件', of: ['opening', 'PUBLISHED'] },
      { id: 'entries', name: '応募', unit: '件', of: ['entry'] },
      { id: 'replies', name: '返信', unit: '件', of: ['reply'] },
      {
        id: 'repliesInTime',
        name: '返信率(期限が来た応募)',
        unit: '%',
        of: ['answer_due', 'IN_TIME'],
        by: [['answer_due']],
      },
      {
        id: 'replyMinutes',
        name: '返信までの時間(平均)',
        unit: '分',
        of: ['reply_minutes'],
        by: [['reply']],
      },
    ],
  },
  {
    id: 'deals',
    name: '取引',
    lines: [
      { id: 'offers', name: '送られたオファー', unit: '件', of: ['offer', 'SENT'] },
      { id: 'offersAccepted', name: '承諾', unit: '件', of: ['offer', 'ACCEPTED'] },
      { id: 'engagements', name: '始まった仕事', unit: '件', of: ['engagement', 'BEGUN'] },
      { id: 'moneyUnderWay', name: '進行中の報酬(税抜)', unit: '円', of: ['moneyUnderWay'], kind: 'level' },
      { id: 'moneyPaid', name: '支払われた報酬(税抜)', unit: '円', of: ['money', 'PAID'] },
    ],
  },
  {
    id: 'health',
    name: '検索・メール・エラー',
    lines: [
      { id: 'searches', name: '検索(種類ごと)', unit: '回', of: ['search'] },
      { id: 'searchesEmpty', name: '0件だった検索', unit: '%', of: ['search_empty'], by: [['search']] },
      { id: 'mailsRefused', name: '届かなかったメール', unit: '通', of: ['mail', 'REFUSED'] },
      { id: 'outbox', name: '処理待ち', unit: '件', of: ['outbox'], kind: 'level' },
      { id: 'outboxMinutes', name: '最も古い処理待ち', unit: '分', of: ['outboxMinutes'], kind: 'level' },
      { id: 'reports', name: '未対応の通報', unit: '件', of: ['reports'], kind: 'level' },
      { id: 'errors', name: 'サーバーのエラー', unit: '回', of: ['error'] },
    ],
  },
];

type Part = readonly [measure: string, key?: string];

function measureOf(days: Days, line: Line, sums: readonly DayRow[], levels: readonly DayRow[]): Measure {
  const { id, name, unit, of, by, kind } = line;
  const only = (rows: readonly DayRow[], [measure, key]: Part): DayRow[] =>
    rows.filter((row) => row.measure === measure && (key === undefined || row.key === key));
  const amount = (row: DayRow): number => row.amount;
  if (kind === 'level') return { id, name, unit, kind, series: levelSeries(days, only(levels, of)) };
  const top = seriesOf(days, only(sums, of), amount);
  if (by === undefined) return { id, name, unit, kind: 'sum', series: top };
  const whole = seriesOf(
    days,
    by.flatMap((part) => only(sums, part)),
    amount,
  );
  const times = unit === '%' ? 100 : 1;
  const share = (part: number, all: number): number => (all === 0 ? 0 : Math.round((times * part) / all));
  return {
    id,
    name,
    unit,
    kind: 'mean',
    nothing: { total: whole.total === 0, today: (whole.byDay.at(-1) ?? 0) === 0 },
    series: {
      total: share(top.total, whole.total),
      before:
        top.before === null || whole.before === null || whole.before === 0
          ? null
          : share(top.before, whole.before),
      byDay: top.byDay.map((value, place) => share(value, whole.byDay[place] ?? 0)),
    },
  };
}

/** A day without a note has the level of the day before. */
export function levelSeries(days: Days, rows: readonly DayRow[]): Series {
  const noted = new Map(rows.map(({ day, amount }) => [day, amount]));
  let last = 0;
  for (const day of days.before ?? []) last = noted.get(day) ?? last;
  // Unknown before the first note.
  const before = days.before?.some((day) => noted.has(day)) === true ? last : null;
  const byDay = days.days.map((day) => (last = noted.get(day) ?? last));
  return { total: last, before, byDay };
}

/** The numbers by day in Japan, up to this minute. */
export async function numbersOf(services: Needs, span: Span): Promise<Numbers> {
  const { db, clock } = services;
  await keepNumbers(services);
  const now = clock.now();
  const days = daysOf(span, now);
  const since = new Date(`${days.before?.[0] ?? days.since}T00:00:00.000+09:00`);
  const [sums, levels, reviewers, standing] = await Promise.all([
    sql.daySums(db, since, now),
    sql.dayLevels(db, since),
    sql.reviewerDays(db, since),
    sql.readLevels(db, now),
  ]);
  const names = [...new Set(reviewers.map(({ name }) => name))].toSorted();
  return {
    days,
    now: standing,
    groups: groups.map(({ id, name, lines }) => ({
      id,
      name,
      measures: lines.map((line) => measureOf(days, line, sums, levels)),
    })),
    reviewers: names.map((name) => ({
      name,
      series: seriesOf(
        days,
        reviewers.filter((row) => row.name === name),
        ({ amount }) => amount,
      ),
    })),
  };
}
