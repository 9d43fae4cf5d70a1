import { createHmac } from 'node:crypto';
import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { networkOf } from '../../../lib/process/network.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import type { Services } from '../../../lib/request/services.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import { visibleCreator } from '../../creators/profiles/creators.ts';
import { visibleProduct } from '../works/byId.ts';
import { productKey, productNotFound } from '../own/owner.ts';
import type { OwnProductRow } from '../own/ownSql.ts';
import * as sql from './viewsSql.ts';
import type { RecentRow, Spans, VisitsRow } from './viewsSql.ts';
import { audienceOf, originOf } from './origin.ts';
import type { GivenOrigin } from './origin.ts';

const dayMs = 86_400_000;
const tokyoMs = 9 * 3_600_000;

/** Enough for an office behind one address. Only for guests, since members are counted by account. */
const guestViews: RateLimit = { name: 'guest-views', hits: 1000, windowMs: 3_600_000 };

/** `2026-04-01` in Japan. */
export function tokyoDay(now: Date, daysBefore = 0): string {
  return new Date(now.getTime() + tokyoMs - daysBefore * dayMs).toISOString().slice(0, 10);
}

const spansOf = (now: Date): Spans => {
  const since = (days: number) => {
    const day = tokyoDay(now, days - 1);
    return { day, at: new Date(new Date(`${day}T00:00:00.000Z`).getTime() - tokyoMs) };
  };
  return { week: since(7), month: since(30) };
};

/**
 * Identifies a viewer for counting once a day. A guest is a hash that changes daily and reveals nothing else.
 */
export async function viewerKey({ services, viewer, request }: Context, day: string): Promise<string> {
  const userId = viewerId(viewer);
  if (userId !== null) return userId;
  await hit(services, guestViews, networkOf(request.ip));
  return createHmac('sha256', services.tokenSecret)
    .update(['guest view', day, request.ip, request.userAgent].join('\n'))
    .digest('base64url');
}

/** CREATED for the day's first view; later ones and the author's own do not count. */
export type ViewStatus = 'CREATED' | 'NOT_CREATED';

async function count(
  context: Context,
  ownerId: string,
  insert: (view: Omit<sql.View, 'id'>) => Promise<boolean>,
): Promise<ViewStatus> {
  if (viewerId(context.viewer) === ownerId) return 'NOT_CREATED';
  const now = context.services.clock.now();
  const day = tokyoDay(now);
  const isFirst = await insert({ day, now, viewerKey: await viewerKey(context, day) });
  return isFirst ? 'CREATED' : 'NOT_CREATED';
}

export async function viewProduct(
  context: Context,
  {
    productId,
    shareToken,
    ...origin
  }: GivenOrigin & { readonly productId: string; readonly shareToken?: string | null | undefined },
): Promise<ViewStatus> {
  const product = await visibleProduct(context, productKey(productId), shareToken);
  if (!product) throw productNotFound();
  return count(context, product.authorId, (view) =>
    sql.insertProductView(context.services.db, {
      ...view,
      ...originOf(origin),
      audience: audienceOf(context.viewer),
      id: product.key,
    }),
  );
}

export async function viewCreatorProfile(context: Context, userId: string): Promise<ViewStatus> {
  const id = keyOf(userId, 'CreatorUser');
  const creator = id === undefined ? null : await visibleCreator(context, id);
  if (!creator) throw new DomainError('UserNotFoundError', 'クリエイターが見つかりません。');
  return count(context, creator.key, (view) =>
    sql.insertProfileView(context.services.db, { ...view, id: creator.key }),
  );
}

export interface ProductStatistics extends Omit<RecentRow, 'id'> {
  readonly viewsTotal: number;
  readonly bookmarksTotal: number;
}

const recentLoader = batched<string, RecentRow>(async ({ services }, ids) =>
  indexBy(await sql.recentOfProducts(services.db, ids, spansOf(services.clock.now())), ({ id }) => id),
);

/** For the viewer's own work. Seven days include today. */
export async function statisticsOf(
  context: Context,
  { id, viewsCount, bookmarksCount }: OwnProductRow,
): Promise<ProductStatistics> {
  const recent = await recentLoader(context).load(id);
  return {
    views7Days: recent?.views7Days ?? 0,
    views30Days: recent?.views30Days ?? 0,
    bookmarks7Days: recent?.bookmarks7Days ?? 0,
    bookmarks30Days: recent?.bookmarks30Days ?? 0,
    viewsTotal: viewsCount,
    bookmarksTotal: bookmarksCount,
  };
}

/** Views of the viewer's own page; null without one. */
export async function profileStatistics(
  { services, viewer }: Context,
  userId: string,
): Promise<VisitsRow | null> {
  if (viewerId(viewer) !== userId || !hasRole(viewer, 'CREATOR_USER')) return null;
  return sql.visitsOfProfile(services.db, userId, spansOf(services.clock.now()));
}

/** Days that viewers and daily totals are kept. */
export const lookersKeptDays = 35;
export const sumsKeptDays = 90;
export const rowsATurn = 20_000;

/** Deletes viewers, and later daily totals. Overall totals stay. */
export async function sweepViews({ db, clock }: Pick<Services, 'clock' | 'db'>): Promise<number> {
  const now = clock.now();
  const lookers = await sql.deleteViewsBefore(db, tokyoDay(now, lookersKeptDays), rowsATurn);
  return lookers + (await sql.deleteSumsBefore(db, tokyoDay(now, sumsKeptDays), rowsATurn));
}
