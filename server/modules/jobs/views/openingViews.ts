import type { Context } from '../../../lib/request/context.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import type { Services } from '../../../lib/request/services.ts';
import { actsFor, viewerId } from '../../../lib/request/viewer.ts';
import { originOf } from '../../products/views/origin.ts';
import type { GivenOrigin, Origin } from '../../products/views/origin.ts';
import { lookersKeptDays, rowsATurn, sumsKeptDays, tokyoDay, viewerKey } from '../../products/views/views.ts';
import type { ViewStatus } from '../../products/views/views.ts';
import { listedOpenings, openingKey, openingNotFound, visibleOpening } from '../openings/openings.ts';
import type { OpeningRow } from '../openings/openingSql.ts';
import * as sql from './openingViewsSql.ts';

/** More than a page of openings has. */
export const mostSeenAtOnce = 50;

/** The viewer opened a visible opening. */
export async function viewOpening(
  context: Context,
  { jobOpeningId, ...origin }: GivenOrigin & { readonly jobOpeningId: string },
): Promise<ViewStatus> {
  const opening = await visibleOpening(context, openingKey(jobOpeningId));
  if (!opening || opening.status === 'DRAFT') throw openingNotFound();
  const counted = await count(context, [opening], 'OPENED', originOf(origin));
  return counted > 0 ? 'CREATED' : 'NOT_CREATED';
}

/** Openings shown in a list; invisible ones are skipped. */
export async function seeOpenings(context: Context, ids: readonly string[]): Promise<number> {
  const keys = new Set(ids.flatMap((id) => keyOf(id, 'JobOpening') ?? []));
  if (keys.size === 0) return 0;
  return count(context, await listedOpenings(context, [...keys]), 'SEEN', { source: 'FEED', host: null });
}

/** Only open ones, and not views by their own company or by creators who hide from it. */
async function count(
  context: Context,
  openings: readonly OpeningRow[],
  kind: sql.OpeningLook['kind'],
  { source, host }: Origin,
): Promise<number> {
  const { db, clock } = context.services;
  const others = openings.filter(
    ({ publicAt, companyId }) => publicAt !== null && !actsFor(context.viewer, companyId),
  );
  const userId = viewerId(context.viewer);
  const hidden = new Set(
    userId === null || others.length === 0
      ? []
      : await sql.hiddenFrom(
          db,
          userId,
          others.map(({ companyId }) => companyId),
        ),
  );
  const openingIds = others.filter(({ companyId }) => !hidden.has(companyId)).map(({ id }) => id);
  if (openingIds.length === 0) return 0;
  const now = clock.now();
  const day = tokyoDay(now);
  return sql.insertLooks(db, {
    openingIds,
    day,
    now,
    kind,
    source,
    host,
    viewerKey: await viewerKey(context, day),
  });
}

/** Deletes viewers, and later the daily totals. */
export function sweepOpeningViews({ db, clock }: Pick<Services, 'clock' | 'db'>): Promise<number> {
  const now = clock.now();
  return sql.deleteLooksBefore(db, {
    lookersDay: tokyoDay(now, lookersKeptDays),
    sumsDay: tokyoDay(now, sumsKeptDays),
    limit: rowsATurn,
  });
}
