import type { Audience, ViewSource } from '../../products/views/origin.ts';
import { seriesOf } from '../span.ts';
import type { Days, Series } from '../span.ts';

export interface WorkDay {
  readonly productId: string;
  readonly day: string;
  readonly views: number;
  readonly saves: number;
  readonly reached: number;
}

export interface WorkFigures {
  readonly productId: string;
  readonly views: Series;
  readonly saves: Series;
  readonly reached: Series;
}

/** Works with activity in these days, most viewed first. */
export function figuresOfWorks(days: Days, rows: readonly WorkDay[]): WorkFigures[] {
  const works = new Map<string, WorkDay[]>();
  for (const row of rows) {
    const known = works.get(row.productId);
    if (known) known.push(row);
    else works.set(row.productId, [row]);
  }
  return [...works]
    .map(([productId, own]) => ({
      productId,
      views: seriesOf(days, own, (row) => row.views),
      saves: seriesOf(days, own, (row) => row.saves),
      reached: seriesOf(days, own, (row) => row.reached),
    }))
    .filter(({ views, saves, reached }) => views.total + saves.total + reached.total > 0)
    .toSorted(
      (a, b) =>
        b.views.total - a.views.total ||
        b.saves.total - a.saves.total ||
        (a.productId < b.productId ? -1 : 1),
    );
}

export interface SourceSum {
  readonly source: ViewSource;
  readonly host: string;
  readonly audience: Audience;
  readonly views: number;
}

export interface SourceShare {
  readonly source: ViewSource;
  readonly views: number;
  /** Sites that link here, most views first. */
  readonly hosts: readonly { readonly host: string; readonly views: number }[];
}

const mostHosts = 5;

function gather<Key>(rows: readonly SourceSum[], keyOf: (row: SourceSum) => Key): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.views);
  return sums;
}

/** Where views came from, most first. */
export function sharesOfSources(rows: readonly SourceSum[]): SourceShare[] {
  const outside = rows.filter(({ source, host }) => source === 'OUTSIDE' && host !== '');
  const hosts = [...gather(outside, ({ host }) => host)]
    .map(([host, views]) => ({ host, views }))
    .toSorted((a, b) => b.views - a.views || (a.host < b.host ? -1 : 1))
    .slice(0, mostHosts);
  return [...gather(rows, ({ source }) => source)]
    .map(([source, views]) => ({ source, views, hosts: source === 'OUTSIDE' ? hosts : [] }))
    .toSorted((a, b) => b.views - a.views || (a.source < b.source ? -1 : 1));
}

export interface AudienceShare {
  readonly audience: Audience;
  readonly views: number;
}

export function sharesOfAudiences(rows: readonly SourceSum[]): AudienceShare[] {
  const sums = gather(rows, ({ audience }) => audience);
  const order = ['COMPANY', 'CREATOR', 'GUEST'] as const;
  return order.map((audience) => ({ audience, views: sums.get(audience) ?? 0 }));
}
