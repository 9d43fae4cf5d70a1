import { connection } from '../../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/request/paging.ts';
import { after, batched, groupBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import type { Services } from '../../../lib/request/services.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { scopeOf } from '../../viewer/visibility.ts';
import { swatchesOf } from '../../media/palette/palette.ts';
import type { Swatch } from '../../media/palette/palette.ts';
import type { MediaRow } from '../../media/sql.ts';
import * as sql from './sql.ts';
import type { ProductRow, SiteFigures } from './sql.ts';

function inFeedOrder(page: KeysetPage, rows: readonly ProductRow[]): Connection<ProductRow> {
  // Rows of these lists always have their sort moment.
  return connection(page, rows, ({ publicAt, editedAt, key }) => ({ at: publicAt ?? editedAt, id: key }));
}

export async function publicFeed(context: Context, page: KeysetPage): Promise<Connection<ProductRow>> {
  return inFeedOrder(page, await sql.publicProducts(context.services.db, page, scopeOf(context.viewer)));
}

/** A creator's public works, newest first; none for an unknown or hidden one. */
export async function publicFeedOf(
  context: Context,
  authorId: string | undefined,
  page: KeysetPage,
): Promise<Connection<ProductRow>> {
  const scope = scopeOf(context.viewer);
  const rows =
    authorId === undefined ? [] : await sql.publicProducts(context.services.db, page, scope, authorId);
  return inFeedOrder(page, rows);
}

const mostPicks = 24;

export function editorsPicks(context: Context, first: number): Promise<ProductRow[]> {
  return sql.editorsPicks(
    context.services.db,
    Math.min(Math.max(first, 1), mostPicks),
    scopeOf(context.viewer),
  );
}

const mediaLoader = batched<string, readonly MediaRow[]>(async (context, productIds) =>
  groupBy(
    productIds,
    await sql.mediaOfProducts(context.services.db, productIds),
    ({ productId }) => productId,
  ),
);

export function mediaOf(
  context: Context,
  productId: string,
): readonly MediaRow[] | Promise<readonly MediaRow[]> {
  return after(mediaLoader(context).load(productId), (media) => media ?? []);
}

const paletteLoader = batched<string, readonly number[]>((context, productIds) =>
  sql.palettesOf(context.services.db, productIds),
);

export function colorsOf(
  context: Context,
  productId: string,
): readonly Swatch[] | Promise<readonly Swatch[]> {
  return after(paletteLoader(context).load(productId), (palette) => swatchesOf(palette ?? []));
}

/** After a write in this request. */
export function forgetMedia(context: Context, productId: string): void {
  mediaLoader(context).clear(productId);
}

const bookmarkLoader = batched<string, true>(async (context, productIds) => {
  const userId = viewerId(context.viewer);
  const kept = userId === null ? [] : await sql.bookmarkedAmong(context.services.db, userId, productIds);
  return new Map(kept.map((id) => [id, true]));
});

export function isBookmarked(context: Context, productId: string): boolean | Promise<boolean> {
  return context.viewer.kind === 'guest'
    ? false
    : after(bookmarkLoader(context).load(productId), (kept) => kept === true);
}

/** After a write in this request. */
export function forgetBookmark(context: Context, productId: string): void {
  bookmarkLoader(context).clear(productId);
}

const dayMs = 86_400_000;
const figuresAgeMs = 30_000;
const knownFigures = new WeakMap<Services, { at: number; figures: Promise<SiteFigures> }>();

/** The top page's numbers, cached for half a minute. */
export function siteFigures({ services }: Context): Promise<SiteFigures> {
  const now = services.clock.now().getTime();
  const known = knownFigures.get(services);
  if (known && now - known.at < figuresAgeMs && now >= known.at) return known.figures;
  const figures = sql.siteFigures(services.db, new Date(now - dayMs));
  knownFigures.set(services, { at: now, figures });
  figures.catch(() => knownFigures.delete(services));
  return figures;
}
