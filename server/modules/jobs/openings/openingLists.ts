import type { Context } from '../../../lib/request/context.ts';
import { keysAsked } from '../../../lib/request/listFilters.ts';
import type { Several } from '../../../lib/request/listFilters.ts';
import { offsetPage, offsetWindow } from '../../../lib/request/paging.ts';
import type { OffsetPage } from '../../../lib/request/paging.ts';
import { actsFor, viewerId } from '../../../lib/request/viewer.ts';
import { visibleCompany } from '../../companies/company/companies.ts';
import { listedOpenings, ownStatuses, publicOpenings } from './openings.ts';
import * as sql from './openingListsSql.ts';
import type { OpeningFilters, OpeningKind, OpeningSort } from './openingListsSql.ts';
import type { OpeningRow, OpeningStatus } from './openingSql.ts';

export interface WindowArgs {
  readonly limit: number;
  readonly offset: number;
}

export interface OpeningFilterArgs {
  readonly resumerationTypes?: Several<OpeningKind>;
  readonly workingPlaceTypes?: Several<NonNullable<OpeningRow['workingPlaceType']>>;
  readonly prefectureIds?: Several<string>;
  readonly categoryIds?: Several<string>;
  readonly toolIds?: Several<string>;
  readonly occupationIds?: Several<string>;
  readonly tagIds?: Several<string>;
  readonly sort?: OpeningSort | null | undefined;
}

const some = <Value>(values: Several<Value>): readonly Value[] | null =>
  values == null || values.length === 0 ? null : [...new Set(values)];

function filtersOf(args: OpeningFilterArgs): OpeningFilters & {
  readonly resumerationTypes: readonly OpeningKind[] | null;
} {
  return {
    resumerationTypes: some(args.resumerationTypes),
    workingPlaceTypes: some(args.workingPlaceTypes),
    prefectureIds: keysAsked('Prefecture', args.prefectureIds),
    categoryIds: keysAsked('Category', args.categoryIds),
    toolIds: keysAsked('Tool', args.toolIds),
    occupationIds: keysAsked('Occupation', args.occupationIds),
    tagIds: keysAsked('JobOpeningTag', args.tagIds),
  };
}

/** Filtered lists are counted no further. */
const mostCounted = 2_000;

const summed = (totals: ReadonlyMap<string, number>, keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + (totals.get(key) ?? 0), 0);

const kinds = ['CONTRACT_UNIT', 'HOURLY_RATE', 'FULL_TIME'] as const;

/** Openings for members, in the order of `sort`. */
export async function openOpenings(
  context: Context,
  args: OpeningFilterArgs & WindowArgs,
  most = mostCounted,
): Promise<OffsetPage<OpeningRow>> {
  const { db } = context.services;
  const window = offsetWindow(args);
  const sort = args.sort ?? 'NEWEST';
  const { resumerationTypes: asked, ...others } = filtersOf(args);
  if (Object.values(others).every((values) => values === null)) {
    const [ids, totals] = await Promise.all([
      sql.publicIds(db, window, asked, sort),
      sql.totalsOf(db, 'public_job_openings'),
    ]);
    return offsetPage(window, await listedOpenings(context, ids), summed(totals, asked ?? kinds));
  }
  const filters = { resumerationTypes: asked, ...others };
  const [ids, counted] = await Promise.all([
    sql.fittingIds(db, { ...window, limit: window.limit + 1 }, filters, sort),
    sql.countFitting(db, filters, most + 1),
  ]);
  const page = offsetPage(
    window,
    await listedOpenings(context, ids.slice(0, window.limit)),
    Math.min(counted, most),
  );
  const hasNext = ids.length > window.limit;
  return { ...page, pageInfo: { ...page.pageInfo, hasNext, hasMoreThanTotal: counted > most } };
}

const mostOutside = 24;

/** The newest public ones. */
export async function outsideOpenings({ services }: Context, first: number): Promise<OpeningRow[]> {
  const limit = Math.min(Math.max(first, 1), mostOutside);
  return publicOpenings(services, await sql.outsideIds(services.db, limit));
}

const empty = (window: WindowArgs): OffsetPage<OpeningRow> => offsetPage(window, [], 0);

async function inStates(
  context: Context,
  companyId: string,
  window: WindowArgs,
  status: OpeningStatus | null | undefined,
): Promise<OffsetPage<OpeningRow>> {
  const { db } = context.services;
  const allowed = ownStatuses(context.viewer);
  const asked = status == null ? allowed : allowed.filter((one) => one === status);
  const [ids, totals] = await Promise.all([
    sql.idsOfCompany(db, window, companyId, asked.length === 4 ? null : asked),
    sql.totalsOf(db, 'company_job_openings', companyId),
  ]);
  return offsetPage(window, await listedOpenings(context, ids), summed(totals, asked));
}

/** The viewer's company's openings in the states visible to them, last edited first. */
export async function ownOpenings(
  context: Context,
  args: WindowArgs & { readonly jobOpeningStatus?: OpeningStatus | null | undefined },
): Promise<OffsetPage<OpeningRow>> {
  const window = offsetWindow(args);
  const { viewer } = context;
  return viewer.kind === 'user' && viewer.companyId !== null
    ? inStates(context, viewer.companyId, window, args.jobOpeningStatus)
    : empty(window);
}

/** A company's openings as visitors see them, newest first. Only its own people may ask for other states. */
export async function openingsOfCompany(
  context: Context,
  companyId: string | undefined,
  args: WindowArgs & { readonly jobOpeningStatus?: OpeningStatus | null | undefined },
): Promise<OffsetPage<OpeningRow>> {
  const { db } = context.services;
  const window = offsetWindow(args);
  const status = args.jobOpeningStatus ?? 'PUBLIC';
  if (companyId === undefined || !(await visibleCompany(context, companyId))) return empty(window);
  if (status !== 'PUBLIC')
    return actsFor(context.viewer, companyId) ? inStates(context, companyId, window, status) : empty(window);
  const [ids, totals] = await Promise.all([
    sql.publicIdsOfCompany(db, window, companyId),
    sql.totalsOf(db, 'company_public_job_openings', companyId),
  ]);
  return offsetPage(window, await listedOpenings(context, ids), summed(totals, ['ALL']));
}

export interface EnteredPage extends OffsetPage<OpeningRow> {
  readonly publicCount: number;
  readonly closedCount: number;
  readonly totalCount: number;
}

/** Entry states in a list's tabs: PRIVATE counts as ended, and can be asked for alone. */
const statesOf = {
  PUBLIC: ['PUBLIC'],
  CLOSED: ['PRIVATE', 'CLOSED'],
  PRIVATE: ['PRIVATE'],
  DRAFT: [],
} as const;

/** Openings the viewer applied to, newest first. */
export async function enteredOpenings(
  context: Context,
  args: WindowArgs & { readonly jobOpeningStatus?: OpeningStatus | null | undefined },
): Promise<EnteredPage> {
  const { db } = context.services;
  const window = offsetWindow(args);
  const creatorId = viewerId(context.viewer);
  if (creatorId === null) return { ...empty(window), publicCount: 0, closedCount: 0, totalCount: 0 };
  const status = args.jobOpeningStatus ?? null;
  const isRecruiting = status === null ? null : status === 'PUBLIC';
  const [ids, totals] = await Promise.all([
    status === 'DRAFT' ? [] : sql.enteredIds(db, window, creatorId, isRecruiting, status === 'PRIVATE'),
    sql.totalsOf(db, 'creator_entries', creatorId),
  ]);
  const publicCount = summed(totals, statesOf.PUBLIC);
  const closedCount = summed(totals, statesOf.CLOSED);
  const totalCount = publicCount + closedCount;
  const total = status === null ? totalCount : summed(totals, statesOf[status]);
  const page = offsetPage(window, await listedOpenings(context, ids), total);
  return { ...page, publicCount, closedCount, totalCount };
}
