import { batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import type { Viewer } from '../../../lib/request/viewer.ts';
import { ownStatuses } from '../../jobs/openings/openings.ts';
import { openingById } from '../messages/messages.ts';
import type { OpeningCardRow } from '../messages/messagesSql.ts';
import type { RoomRow } from './roomsSql.ts';
import * as sql from './tiesSql.ts';
import type { TieKind, TieRow } from './tiesSql.ts';

export const tieKinds = [
  'ENGAGEMENT',
  'OFFER',
  'CONSULTATION',
  'ENTRY',
] as const satisfies readonly TieKind[];

/** As far as their pages open to the viewer. */
function kindsFor(viewer: Viewer): readonly TieKind[] {
  if (viewer.kind !== 'user') return [];
  if (hasRole(viewer, 'CREATOR_USER') || hasRole(viewer, 'CORPORATE_USER')) return tieKinds;
  return hasRole(viewer, 'CORPORATE_AGENT') ? ['ENGAGEMENT', 'CONSULTATION', 'ENTRY'] : ['ENTRY'];
}

const tieLoader = batched<string, readonly TieRow[]>(async ({ services, viewer }, roomIds) => {
  const isCreator = viewer.kind === 'user' && hasRole(viewer, 'CREATOR_USER');
  const ties = await sql.tiesOfRooms(services.db, roomIds, {
    kinds: kindsFor(viewer),
    statuses: isCreator || viewer.kind !== 'user' ? null : ownStatuses(viewer),
  });
  return groupBy(roomIds, ties, ({ roomId }) => roomId);
});

/** What ties both sides of a room, as far as the viewer may see it. */
export async function tiesOf(context: Context, { id }: RoomRow): Promise<readonly TieRow[]> {
  return (await tieLoader(context).load(id)) ?? [];
}

const beginLoader = batched<string, { readonly openingId: string }>(async ({ services }, roomIds) =>
  indexBy(await sql.beginnings(services.db, roomIds), ({ roomId }) => roomId),
);

/** The opening that the talk came from; told to the creator alone. */
export async function beganWith(
  context: Context,
  { id, creatorId }: RoomRow,
): Promise<OpeningCardRow | null> {
  if (creatorId !== viewerId(context.viewer)) return null;
  const found = await beginLoader(context).load(id);
  return found === undefined ? null : openingById(context, found.openingId);
}
