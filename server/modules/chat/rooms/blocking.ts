import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import { batched } from '../../../lib/request/batch.ts';
import * as sql from './blockingSql.ts';
import { chatPerson } from './people.ts';
import type { ChatPersonRow } from './peopleSql.ts';
import { membersOf, ownRooms } from './rooms.ts';
import type { RoomRow } from './roomsSql.ts';

function creatorOf({ viewer }: Context): string {
  const id = viewerId(viewer);
  if (id === null || !hasRole(viewer, 'CREATOR_USER'))
    throw new DomainError('ForbiddenError', 'この操作はクリエイターだけができます。');
  return id;
}

const unknownPerson = () =>
  new DomainError('UserNotFoundError', '相手が見つかりません。', { field: 'userId' });

/**
 * One person of a company writes nothing more to the creator; the company's others still do. A trigger numbers
 * the change in their rooms. Idempotent.
 */
export async function blockPerson(context: Context, globalId: string): Promise<void> {
  const { db, clock } = context.services;
  const creatorId = creatorOf(context);
  const personId = keyOf(globalId, 'ChatUser');
  const isMet =
    personId !== undefined &&
    (await db.transaction().execute((trx) => sql.insertPersonBlock(trx, creatorId, personId, clock.now())));
  if (!isMet) throw unknownPerson();
  blockedLoader(context).clear(creatorId);
}

export async function unblockPerson(context: Context, globalId: string): Promise<void> {
  const creatorId = creatorOf(context);
  const personId = keyOf(globalId, 'ChatUser');
  const wasBlocked =
    personId !== undefined &&
    (await context.services.db
      .transaction()
      .execute((trx) => sql.deletePersonBlock(trx, creatorId, personId)));
  if (!wasBlocked) throw unknownPerson();
  blockedLoader(context).clear(creatorId);
}

const blockedLoader = batched<string, readonly string[]>(async ({ services }, creatorIds) => {
  const blocked = await Promise.all(creatorIds.map((id) => sql.blockedPersonIds(services.db, id)));
  return new Map(creatorIds.map((id, index) => [id, blocked[index] ?? []]));
});

/** Newest first; empty for anyone but the creator who blocked them. */
export async function blockedPeople(context: Context, userId: string): Promise<ChatPersonRow[]> {
  if (viewerId(context.viewer) !== userId || !hasRole(context.viewer, 'CREATOR_USER')) return [];
  const ids = (await blockedLoader(context).load(userId)) ?? [];
  return Promise.all(ids.map((id) => chatPerson(context, id)));
}

/** Of these in the room; told to its creator alone. */
export async function blockedMembers(context: Context, room: RoomRow): Promise<ChatPersonRow[]> {
  if (room.creatorId !== viewerId(context.viewer)) return [];
  const ids = new Set((await blockedLoader(context).load(room.creatorId)) ?? []);
  return (await membersOf(context, room)).filter(({ userId }) => ids.has(userId));
}

/** Whom the viewer's company has blocked. */
export async function blockedRooms(context: Context, userId: string): Promise<RoomRow[]> {
  if (viewerId(context.viewer) !== userId) return [];
  const ids = await sql.blockedRoomIds(context.services.db, userId);
  return (await ownRooms(context, ids)).filter((room) => room !== null);
}
