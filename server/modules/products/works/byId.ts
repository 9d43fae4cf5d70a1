import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { seesMemberContent, viewerId } from '../../../lib/request/viewer.ts';
import { hashToken } from '../../accounts/credentials/oneTimeTokens.ts';
import { scopeOf } from '../../viewer/visibility.ts';
import * as sql from './byIdSql.ts';
import type { ProductRow } from './sql.ts';

function read(
  { services, viewer }: Context,
  ids: readonly string[],
  tokenHash: string | null,
): Promise<ProductRow[]> {
  const asking = { scope: scopeOf(viewer), isMember: seesMemberContent(viewer), tokenHash };
  return sql.visibleByIds(services.db, ids, asking, services.clock.now());
}

const loader = batched<string, ProductRow>(async (context, ids) =>
  indexBy(await read(context, ids, null), ({ key }) => key),
);

/**
 * Null for unknown and invisible ones alike. Authors see their own in any state, and works by link need its
 * token.
 */
export async function visibleProduct(
  context: Context,
  id: string,
  shareToken?: string | null,
): Promise<ProductRow | null> {
  if (shareToken == null) return (await loader(context).load(id)) ?? null;
  const [product] = await read(context, [id], hashToken(shareToken));
  return product ?? null;
}

export function visibleProducts(context: Context, ids: readonly string[]): Promise<(ProductRow | null)[]> {
  return Promise.all(ids.map((id) => visibleProduct(context, id)));
}

/** Null for unapproved, unpublished and unknown ones alike. */
export async function publicProduct(context: Context, id: string): Promise<ProductRow | null> {
  const [product] = await sql.publicByIds(context.services.db, [id], scopeOf(context.viewer));
  return product ?? null;
}

export function productExists({ services }: Context, id: string): Promise<boolean> {
  return sql.exists(services.db, id);
}

export async function isOwnProduct(context: Context, id: string | undefined): Promise<boolean> {
  const userId = viewerId(context.viewer);
  return id !== undefined && userId !== null && sql.isAuthor(context.services.db, id, userId);
}

/** After a write in this request. */
export function forgetProduct(context: Context, id: string): void {
  loader(context).clear(id);
}
