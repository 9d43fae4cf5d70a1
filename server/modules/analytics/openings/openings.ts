import type { Context } from '../../../lib/request/context.ts';
import { csv } from '../../../lib/text/csv.ts';
import type { CsvCell } from '../../../lib/text/csv.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import type { ViewSource } from '../../products/views/origin.ts';
import { daysOf, seriesOf } from '../span.ts';
import type { Days, Series, Span } from '../span.ts';
import * as sql from './openingsSql.ts';
import type { EntryPathRow, OpeningDayRow, OpeningHeadRow, OpeningSourceRow } from './openingsSql.ts';
import { reachedOf, repliesOf } from './path.ts';
import type { Reached, Replies } from './path.ts';

interface Figures {
  readonly seen: Series;
  readonly opened: Series;
  readonly saved: Series;
  readonly entered: Series;
  readonly reached: readonly Reached[];
  readonly replies: Replies;
}

export interface OpeningFigures extends Figures {
  readonly openingId: string;
  readonly title: string;
  readonly status: OpeningHeadRow['status'];
  readonly publishedOn: string;
}

export interface EntrySource {
  readonly source: ViewSource;
  readonly opened: number;
  readonly entered: number;
}

export interface OpeningsAnalytics extends Figures {
  readonly days: Days;
  readonly openings: readonly OpeningFigures[];
  readonly sources: readonly EntrySource[];
}

interface Rows {
  readonly days: readonly OpeningDayRow[];
  readonly entries: readonly EntryPathRow[];
}

/** For one opening or all. Counts only those who entered in these days, however far they came since. */
function figuresOf(span: Days, { days, entries }: Rows, now: Date): Figures {
  const inSpan = entries.filter(({ enteredAt }) => enteredAt >= span.sinceAt);
  const entered = entries.map(({ enteredOn }) => ({ day: enteredOn }));
  return {
    seen: seriesOf(span, days, (row) => row.seen),
    opened: seriesOf(span, days, (row) => row.opened),
    saved: seriesOf(span, days, (row) => row.saved),
    entered: seriesOf(span, entered, () => 1),
    reached: reachedOf(inSpan),
    replies: repliesOf(inSpan, now),
  };
}

function byOpening<Row extends { readonly openingId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const known = found.get(row.openingId);
    if (known) known.push(row);
    else found.set(row.openingId, [row]);
  }
  return found;
}

function sourcesOf(rows: readonly OpeningSourceRow[]): EntrySource[] {
  const sums = new Map<ViewSource, { opened: number; entered: number }>();
  for (const { source, opened, entered } of rows) {
    const sum = sums.get(source) ?? { opened: 0, entered: 0 };
    sums.set(source, { opened: sum.opened + opened, entered: sum.entered + entered });
  }
  return [...sums]
    .map(([source, sum]) => ({ source, ...sum }))
    .toSorted((a, b) => b.entered - a.entered || b.opened - a.opened || (a.source < b.source ? -1 : 1));
}

/** How a company's openings did: open ones, and others with activity in these days. */
export async function openingsAnalytics(
  { services, viewer }: Context,
  span: Span,
): Promise<OpeningsAnalytics> {
  const { db, clock } = services;
  const companyId = viewer.kind === 'user' ? viewer.companyId : null;
  if (companyId === null) throw new DomainError('ForbiddenError', 'この操作はできません。');
  const now = clock.now();
  const days = daysOf(span, now);
  const since = days.before?.[0] ?? days.since;
  const [heads, dayRows, entries, sources] = await Promise.all([
    sql.publishedOpenings(db, companyId),
    sql.openingDays(db, companyId, since),
    sql.entryPaths(db, companyId, new Date(`${since}T00:00:00.000+09:00`)),
    sql.openingSources(db, companyId, days.since),
  ]);
  const daysBy = byOpening(dayRows);
  const entriesBy = byOpening(entries);
  const openings = heads.flatMap(({ id, isOpen, title, status, publishedOn }) => {
    const figures = figuresOf(days, { days: daysBy.get(id) ?? [], entries: entriesBy.get(id) ?? [] }, now);
    const { seen, opened, saved, entered } = figures;
    const isQuiet = seen.total + opened.total + saved.total + entered.total === 0;
    return isQuiet && !isOpen ? [] : [{ openingId: id, title, status, publishedOn, ...figures }];
  });
  return {
    days,
    ...figuresOf(days, { days: dayRows, entries }, now),
    openings,
    sources: sourcesOf(sources),
  };
}

const statusWords = { CLOSED: '募集終了', DRAFT: '下書き', PRIVATE: '非公開', PUBLIC: '募集中' } as const;
const orNothing = (value: number | null): CsvCell => value ?? '';

/** By opening, and by day and opening. */
export async function openingsCsv(context: Context, span: Span): Promise<string> {
  const { days, openings } = await openingsAnalytics(context, span);
  return csv([
    [
      '募集',
      '状態',
      '公開日',
      '一覧での表示',
      '閲覧',
      '保存',
      '応募',
      '書類選考',
      '面談',
      'オファー',
      '成立',
      '書類選考までの日数(中央値)',
      '面談までの日数(中央値)',
      'オファーまでの日数(中央値)',
      '成立までの日数(中央値)',
      '返信率(%)',
      '返信までの日数(中央値)',
      '返信待ち',
    ],
    ...openings.map((one): CsvCell[] => [
      one.title,
      statusWords[one.status],
      one.publishedOn,
      one.seen.total,
      one.opened.total,
      one.saved.total,
      one.entered.total,
      ...one.reached.map(({ people }) => people),
      ...one.reached.map(({ medianDays }) => orNothing(medianDays)),
      orNothing(one.replies.ratePercent),
      orNothing(one.replies.medianDays),
      one.replies.waiting,
    ]),
    [],
    ['日付', '募集', '一覧での表示', '閲覧', '保存', '応募'],
    ...days.days.flatMap((day, place) =>
      openings
        .map(({ title, ...one }): CsvCell[] => [
          day,
          title,
          ...[one.seen, one.opened, one.saved, one.entered].map((series) => series.byDay[place] ?? 0),
        ])
        .filter((row) => row.slice(2).some((value) => value !== 0)),
    ),
  ]);
}
