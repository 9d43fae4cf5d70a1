import { batched, indexBy } from '../../../lib/batch.ts';
import type { Context } from '../../../lib/context.ts';
import { seesMemberContent, viewerId } from '../../../lib/viewer.ts';
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
 * A work as the viewer may see it, or null; unknown and not for them answer alike. Their own works they see in any state, and one that is by
 * link with the link's token.
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

/** A work that guests may see, or null: not approved, not published and unknown answer alike. */
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

/** After a write in this request: what is answered is what now stands. */
export function forgetProduct(context: Context, id: string): void {
  loader(context).clear(id);
}
