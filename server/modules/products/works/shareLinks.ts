import { batched, groupBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { hashToken, newToken } from '../../accounts/credentials/oneTimeTokens.ts';
import { holdProduct } from '../writing/contentsSql.ts';
import { forgetOwn } from '../own/own.ts';
import { creatorId, productKey, productNotFound } from '../own/owner.ts';
import * as sql from './shareLinksSql.ts';
import type { ShareLinkRow } from './shareLinksSql.ts';

const mostDays = 90;
const mostLinks = 20;
const dayMs = 86_400_000;

export interface ShareLink extends ShareLinkRow {
  /** Only in the answer that created the link. */
  readonly url: string | null;
}

const linkLoader = batched<string, readonly ShareLinkRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.openLinks(services.db, ids, services.clock.now()), ({ productId }) => productId),
);
/** Addresses of links created in this request, for its answer. */
const newUrls = new WeakMap<Context, Map<string, string>>();

function withUrl(context: Context, link: ShareLinkRow): ShareLink {
  return { ...link, url: newUrls.get(context)?.get(link.id) ?? null };
}

/** Valid links to the viewer's own work. */
export async function shareLinksOf(context: Context, productId: string): Promise<ShareLink[]> {
  return ((await linkLoader(context).load(productId)) ?? []).map((link) => withUrl(context, link));
}

function forgetLinks(context: Context, productId: string): void {
  linkLoader(context).clear(productId);
  forgetOwn(context, productId);
}

/** Makes a link valid for so many days, while the work is shared by link. */
export async function createShareLink(context: Context, globalId: string, days: number): Promise<ShareLink> {
  const { services } = context;
  const authorId = creatorId(context);
  const productId = productKey(globalId);
  const refuse = (message: string) => new DomainError('UserInputInvalidError', message, { field: 'days' });
  if (days < 1 || days > mostDays)
    throw refuse(`リンクの期限は、1日から${mostDays}日のあいだで選んでください。`);
  const token = newToken();
  const createdAt = services.clock.now();
  const link: ShareLinkRow = {
    id: services.newId(),
    productId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * dayMs),
  };
  await services.db.transaction().execute(async (trx) => {
    const held = await holdProduct(trx, productId);
    if (held?.authorId !== authorId) throw productNotFound();
    const open = await sql.openLinks(trx, [productId], createdAt);
    if (open.length >= mostLinks)
      throw refuse(`リンクは${mostLinks}個まで作成できます。使わなくなったリンクを無効にしてください。`);
    await sql.insertLink(trx, link, hashToken(token));
  });
  const path = `/products/${encodeGlobalId('Product', productId)}?share=${token}`;
  const urls = newUrls.get(context) ?? new Map<string, string>();
  newUrls.set(context, urls.set(link.id, new URL(path, services.config.publicOrigin).href));
  forgetLinks(context, productId);
  return withUrl(context, link);
}

export async function revokeShareLink(context: Context, globalId: string): Promise<ShareLink> {
  const { db, clock } = context.services;
  const id = keyOf(globalId, 'ProductShareLink');
  const authorId = creatorId(context);
  const link = id === undefined ? undefined : await sql.revokeLink(db, id, authorId, clock.now());
  if (!link) throw new DomainError('ProductNotFoundError', 'このリンクは見つかりません。');
  forgetLinks(context, link.productId);
  return withUrl(context, link);
}
