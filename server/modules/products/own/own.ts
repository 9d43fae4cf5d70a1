import { batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { connection } from '../../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/request/paging.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import type { MediaRow } from '../../media/sql.ts';
import { forgetProduct } from '../works/byId.ts';
import * as sql from './ownSql.ts';
import type { OwnFilter, OwnMediaRow, OwnProductRow, ReviewActivityRow } from './ownSql.ts';
import { forgetMedia, mediaOf } from '../works/products.ts';

const ownLoader = batched<string, OwnProductRow>(async ({ services, viewer }, ids) => {
  const authorId = viewerId(viewer);
  const rows = authorId === null ? [] : await sql.ownByIds(services.db, ids, authorId);
  return indexBy(rows, ({ id }) => id);
});
const revisionMediaLoader = batched<string, readonly OwnMediaRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.mediaOfRevisions(services.db, ids), ({ holderId }) => holderId),
);
const companyLoader = batched<string, readonly { companyId: string }[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.allowedCompanyIds(services.db, ids), ({ productId }) => productId),
);
const activityLoader = batched<string, readonly ReviewActivityRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.reviewActivities(services.db, ids), ({ productId }) => productId),
);

/** In any state; null for somebody else's. */
export async function ownProduct(context: Context, id: string): Promise<OwnProductRow | null> {
  return (await ownLoader(context).load(id)) ?? null;
}

export function ownProducts(context: Context, ids: readonly string[]): Promise<(OwnProductRow | null)[]> {
  return Promise.all(ids.map((id) => ownProduct(context, id)));
}

export interface OwnList extends Connection<OwnProductRow> {
  readonly filter: OwnFilter;
}

/** Newest first. */
export async function ownFeed(context: Context, filter: OwnFilter, page: KeysetPage): Promise<OwnList> {
  const authorId = viewerId(context.viewer);
  const rows = authorId === null ? [] : await sql.ownProducts(context.services.db, authorId, filter, page);
  return { ...connection(page, rows, ({ createdAt, id }) => ({ at: createdAt, id })), filter };
}

/** 0 unless a creator. */
export async function countOwn(context: Context, userId: string, filter: OwnFilter = {}): Promise<number> {
  const { services, viewer } = context;
  if (viewerId(viewer) !== userId || !hasRole(viewer, 'CREATOR_USER')) return 0;
  return sql.countOwn(services.db, userId, filter);
}

export function countOwnFeed(context: Context, filter: OwnFilter): Promise<number> {
  return countOwn(context, viewerId(context.viewer) ?? '', filter);
}

/** As last edited by the author. */
export async function ownMediaOf(
  context: Context,
  { id, revisionId }: Pick<OwnProductRow, 'id' | 'revisionId'>,
): Promise<readonly MediaRow[]> {
  if (revisionId === null) return mediaOf(context, id);
  return (await revisionMediaLoader(context).load(revisionId)) ?? [];
}

export async function allowedCompanyIdsOf(context: Context, id: string): Promise<string[]> {
  return ((await companyLoader(context).load(id)) ?? []).map(({ companyId }) => companyId);
}

export async function reviewActivitiesOf(
  context: Context,
  id: string,
): Promise<readonly ReviewActivityRow[]> {
  return (await activityLoader(context).load(id)) ?? [];
}

/** After a write in this request. */
export function forgetOwn(context: Context, id: string): void {
  ownLoader(context).clear(id);
  companyLoader(context).clear(id);
  activityLoader(context).clear(id);
  revisionMediaLoader(context).clearAll();
  forgetProduct(context, id);
  forgetMedia(context, id);
}
