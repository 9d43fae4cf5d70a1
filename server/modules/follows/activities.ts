import type { Context } from '../../lib/request/context.ts';
import { connection } from '../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../lib/request/paging.ts';
import { visibleCreator } from '../creators/profiles/creators.ts';
import type { CreatorRow } from '../creators/profiles/sql.ts';
import { memberScope } from '../viewer/visibility.ts';
import { visibleProduct } from '../products/works/byId.ts';
import type { ProductRow } from '../products/works/sql.ts';
import * as sql from './activitiesSql.ts';
import type { ActivityRow } from './activitiesSql.ts';

/** Newest first; empty for someone who follows nobody. */
export async function followingActivities(
  context: Context,
  page: KeysetPage,
): Promise<Connection<ActivityRow>> {
  const rows = await sql.followeesActivities(context.services.db, page, memberScope(context.viewer));
  return connection(page, rows, ({ occurredAt, id }) => ({ at: occurredAt, id }));
}

export async function doerOf(context: Context, { userId }: ActivityRow): Promise<CreatorRow> {
  const creator = await visibleCreator(context, userId);
  if (!creator) throw new Error(`The creator ${userId} of an activity that is shown is not visible.`);
  return creator;
}

export async function productOf(context: Context, { productId }: ActivityRow): Promise<ProductRow | null> {
  return productId === null ? null : visibleProduct(context, productId);
}
