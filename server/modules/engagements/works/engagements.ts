import { batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { connection } from '../../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/request/paging.ts';
import { hasRole } from '../../../lib/request/viewer.ts';
import type { Viewer } from '../../../lib/request/viewer.ts';
import * as deliveriesSql from '../rounds/deliveriesSql.ts';
import type { DeliveryRow } from '../rounds/deliveriesSql.ts';
import * as filesSql from '../rounds/filesSql.ts';
import type { FileRow } from '../rounds/filesSql.ts';
import * as hoursSql from '../rounds/hoursSql.ts';
import type { HoursRow } from '../rounds/hoursSql.ts';
import * as roundsSql from '../rounds/roundsSql.ts';
import type { RoundRow } from '../rounds/roundsSql.ts';
import * as sql from './engagementsSql.ts';
import type { EngagementRow, EngagementSide } from './engagementsSql.ts';
import * as eventsSql from './eventsSql.ts';
import type { EngagementEventRow } from './eventsSql.ts';

/** The viewer's own as a creator, or their company's. */
export function engagementSideOf(viewer: Viewer): EngagementSide | undefined {
  if (viewer.kind !== 'user') return undefined;
  if (hasRole(viewer, 'CREATOR_USER')) return { creatorId: viewer.userId };
  return viewer.companyId !== null && hasRole(viewer, 'CORPORATE_USER', 'CORPORATE_AGENT')
    ? { companyId: viewer.companyId }
    : undefined;
}

export const viewerKinds = ['CREATOR', 'OWNER', 'AGENT'] as const;

export function viewerKindOf(viewer: Viewer): (typeof viewerKinds)[number] {
  if (hasRole(viewer, 'CREATOR_USER')) return 'CREATOR';
  return hasRole(viewer, 'CORPORATE_USER') ? 'OWNER' : 'AGENT';
}

const loader = batched<string, EngagementRow>(async ({ services, viewer }, ids) => {
  const side = engagementSideOf(viewer);
  return side ? indexBy(await sql.engagementsByIds(services.db, side, ids), ({ id }) => id) : new Map();
});

/** Somebody else's counts as not existing. */
export async function ownEngagement(
  context: Context,
  key: string | null | undefined,
): Promise<EngagementRow | null> {
  return key == null ? null : ((await loader(context).load(key)) ?? null);
}

export const engagementKey = (globalId: string): string | undefined => keyOf(globalId, 'Engagement');

export async function engagementOfOffer(context: Context, offerId: string): Promise<EngagementRow | null> {
  const side = engagementSideOf(context.viewer);
  const key = keyOf(offerId, 'OfficialJobOffer');
  if (!side || key === undefined) return null;
  return (await sql.engagementOfOffer(context.services.db, side, key)) ?? null;
}

const ofOfferLoader = batched<string, EngagementRow>(async ({ services, viewer }, ids) => {
  const side = engagementSideOf(viewer);
  return side
    ? indexBy(await sql.engagementsOfOffers(services.db, side, ids), ({ offerId }) => offerId)
    : new Map();
});

/** The work an offer started or changes. */
export async function workOfOffer(
  context: Context,
  { id, amendsEngagementId }: { readonly id: string; readonly amendsEngagementId: string | null },
): Promise<EngagementRow | null> {
  return amendsEngagementId === null
    ? ((await ofOfferLoader(context).load(id)) ?? null)
    : ownEngagement(context, amendsEngagementId);
}

export async function engagementsOf(context: Context, page: KeysetPage): Promise<Connection<EngagementRow>> {
  const side = engagementSideOf(context.viewer);
  const rows = side ? await sql.engagementsPage(context.services.db, side, page) : [];
  return connection(page, rows, ({ startedAt, id }) => ({ at: startedAt, id }));
}

export async function ownRound(context: Context, globalId: string): Promise<RoundRow | null> {
  const key = keyOf(globalId, 'EngagementRound');
  const round = key === undefined ? undefined : await roundsSql.roundById(context.services.db, key);
  return round && (await ownEngagement(context, round.engagementId)) ? round : null;
}

const mostDue = 200;

/** By payment day. */
export async function roundsDue(context: Context): Promise<RoundRow[]> {
  const side = engagementSideOf(context.viewer);
  return side ? roundsSql.roundsDue(context.services.db, side, mostDue) : [];
}

export const engagementNotFound = () =>
  new DomainError('ArgumentInvalidError', '仕事が見つかりません。', { field: 'engagementId' });
export const roundNotFound = () =>
  new DomainError('ArgumentInvalidError', '仕事が見つかりません。', { field: 'roundId' });

const roundsLoader = batched<string, readonly RoundRow[]>(async ({ services }, ids) =>
  groupBy(ids, await roundsSql.roundsOf(services.db, ids), ({ engagementId }) => engagementId),
);
const eventsLoader = batched<string, readonly EngagementEventRow[]>(async ({ services }, ids) =>
  groupBy(ids, await eventsSql.eventsOf(services.db, ids), ({ engagementId }) => engagementId),
);
const deliveriesLoader = batched<string, readonly DeliveryRow[]>(async ({ services }, ids) =>
  groupBy(ids, await deliveriesSql.deliveriesOf(services.db, ids), ({ roundId }) => roundId),
);
const filesLoader = batched<string, readonly FileRow[]>(async ({ services }, ids) =>
  groupBy(ids, await filesSql.filesOf(services.db, ids), ({ roundId }) => roundId),
);
const hoursLoader = batched<string, readonly HoursRow[]>(async ({ services }, ids) =>
  groupBy(ids, await hoursSql.hoursOf(services.db, ids), ({ roundId }) => roundId),
);

export const roundsOf = async (context: Context, { id }: EngagementRow): Promise<readonly RoundRow[]> =>
  (await roundsLoader(context).load(id)) ?? [];
export const eventsOf = async (
  context: Context,
  { id }: EngagementRow,
): Promise<readonly EngagementEventRow[]> => (await eventsLoader(context).load(id)) ?? [];
export const deliveriesOf = async (context: Context, { id }: RoundRow): Promise<readonly DeliveryRow[]> =>
  (await deliveriesLoader(context).load(id)) ?? [];
export const hoursOf = async (context: Context, { id }: RoundRow): Promise<readonly HoursRow[]> =>
  (await hoursLoader(context).load(id)) ?? [];

/** Of a delivery, or waiting for one, which only the creator sees. */
export async function filesOf(
  context: Context,
  roundId: string,
  deliveryId: string | null,
): Promise<readonly FileRow[]> {
  if (deliveryId === null && !hasRole(context.viewer, 'CREATOR_USER')) return [];
  const all = (await filesLoader(context).load(roundId)) ?? [];
  return all.filter((file) => file.deliveryId === deliveryId);
}

/** After a write in this request. */
export function forgetEngagement(context: Context, id: string, roundId: string | null): void {
  for (const known of [loader, roundsLoader, eventsLoader]) known(context).clear(id);
  if (roundId !== null)
    for (const known of [deliveriesLoader, filesLoader, hoursLoader]) known(context).clear(roundId);
}
