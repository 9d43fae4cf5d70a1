import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { offsetPage, offsetWindow } from '../../../lib/request/paging.ts';
import type { OffsetPage } from '../../../lib/request/paging.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import type { WindowArgs } from '../openings/openingLists.ts';
import { listedOpenings, openingNotFound, visibleOpening } from '../openings/openings.ts';
import type { OpeningRow } from '../openings/openingSql.ts';
import * as sql from './bookmarksSql.ts';

export interface BookmarkedPage extends OffsetPage<OpeningRow> {
  readonly endedCount: number;
}

/** The viewer's saved openings that are still open, newest first, and how many have ended. */
export async function bookmarkedOpenings(context: Context, args: WindowArgs): Promise<BookmarkedPage> {
  const { db } = context.services;
  const window = offsetWindow(args);
  const userId = viewerId(context.viewer);
  if (userId === null) return { ...offsetPage(window, [], 0), endedCount: 0 };
  const [ids, { open, ended }] = await Promise.all([
    sql.bookmarkedIds(db, window, userId),
    sql.totalsOf(db, userId),
  ]);
  return { ...offsetPage(window, await listedOpenings(context, ids), open), endedCount: ended };
}

const loader = batched<string, string>(async ({ services, viewer }, openingIds) => {
  const userId = viewerId(viewer);
  if (userId === null) return new Map();
  return indexBy(await sql.bookmarkedOf(services.db, userId, openingIds), (id) => id);
});

export async function isBookmarked(context: Context, { id }: Pick<OpeningRow, 'id'>): Promise<boolean> {
  return viewerId(context.viewer) !== null && (await loader(context).load(id)) !== undefined;
}

function ownerOf(context: Context): string {
  const userId = viewerId(context.viewer);
  if (userId === null) throw new DomainError('ForbiddenError', 'この操作はできません。');
  return userId;
}

/** An invisible opening counts as not existing. */
export async function keepOpening(context: Context, openingId: string): Promise<OpeningRow> {
  const { db, clock } = context.services;
  const userId = ownerOf(context);
  const opening = await visibleOpening(context, openingId);
  if (opening?.publicAt == null) throw openingNotFound();
  await sql.insertBookmark(db, userId, openingId, clock.now());
  loader(context).clear(openingId);
  return opening;
}

/** Also works for one that is no longer visible. */
export async function letOpeningGo(context: Context, openingId: string): Promise<OpeningRow | null> {
  const wasKept = await sql.deleteBookmark(context.services.db, ownerOf(context), openingId);
  const opening = await visibleOpening(context, openingId);
  if (!wasKept && opening === null) throw openingNotFound();
  loader(context).clear(openingId);
  return opening;
}
