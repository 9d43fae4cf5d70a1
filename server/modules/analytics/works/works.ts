import type { Context } from '../../../lib/request/context.ts';
import { csv } from '../../../lib/text/csv.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { daysOf, seriesOf } from '../span.ts';
import type { Days, Series, Span } from '../span.ts';
import { figuresOfWorks, sharesOfAudiences, sharesOfSources } from './figures.ts';
import type { AudienceShare, SourceShare, WorkFigures } from './figures.ts';
import * as sql from './worksSql.ts';

export interface WorksAnalytics {
  readonly days: Days;
  readonly views: Series;
  readonly saves: Series;
  readonly visits: Series;
  /** Companies that contacted the creator for the first time. */
  readonly reached: Series;
  readonly works: readonly WorkFigures[];
  readonly sources: readonly SourceShare[];
  readonly audiences: readonly AudienceShare[];
}

export async function worksAnalytics({ services, viewer }: Context, span: Span): Promise<WorksAnalytics> {
  const { db, clock } = services;
  const userId = viewerId(viewer);
  if (userId === null) throw new DomainError('ForbiddenError', 'この操作はできません。');
  const days = daysOf(span, clock.now());
  const since = days.before?.[0] ?? days.since;
  const [workDays, pageDays, sources] = await Promise.all([
    sql.workDays(db, userId, since),
    sql.pageDays(db, userId, since),
    sql.workSources(db, userId, days.since),
  ]);
  return {
    days,
    views: seriesOf(days, workDays, (row) => row.views),
    saves: seriesOf(days, workDays, (row) => row.saves),
    visits: seriesOf(days, pageDays, (row) => row.visits),
    reached: seriesOf(days, pageDays, (row) => row.reached),
    works: figuresOfWorks(days, workDays),
    sources: sharesOfSources(sources),
    audiences: sharesOfAudiences(sources),
  };
}

/** By day and work. */
export async function worksCsv(context: Context, span: Span): Promise<string> {
  const { days, works, visits, reached } = await worksAnalytics(context, span);
  const names = await sql.namesOfWorks(
    context.services.db,
    works.map(({ productId }) => productId),
  );
  return csv([
    ['日付', '対象', '作品', '閲覧(訪問)', '保存', '新しく声がかかった会社'],
    ...days.days.flatMap((day, place) => [
      [day, 'プロフィール', '', visits.byDay[place] ?? 0, '', reached.byDay[place] ?? 0],
      ...works
        .map(({ productId, ...figures }) => [
          day,
          '作品',
          names.get(productId) ?? '',
          figures.views.byDay[place] ?? 0,
          figures.saves.byDay[place] ?? 0,
          figures.reached.byDay[place] ?? 0,
        ])
        .filter((row) => row.slice(3).some((value) => value !== 0)),
    ]),
  ]);
}
