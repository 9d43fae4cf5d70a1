import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Context } from '../../lib/context.ts';
import { enqueue } from '../../lib/outbox.ts';
import type { OutboxHandler } from '../../lib/outbox.ts';
import type { Services } from '../../lib/services.ts';
import { viewerId } from '../../lib/viewer.ts';
import * as v from 'valibot';
import { topicOf } from './messages.ts';
import * as sql from './roomsSql.ts';

export interface RoomRow {
  readonly id: string;
}

/** The viewer's rooms of these ids; what is not theirs answers as what does not exist. */
export async function ownRooms(context: Context, ids: readonly string[]): Promise<(RoomRow | null)[]> {
  const userId = viewerId(context.viewer);
  if (userId === null) return ids.map(() => null);
  const rooms = await sql.roomsOfMember(context.services.db, ids, userId);
  return ids.map((id) => rooms.find((room) => room.id === id) ?? null);
}

export interface Talk {
  readonly companyId: string;
  readonly creatorId: string;
  /** Who opens the room, and says what it is about. */
  readonly byUserId: string;
  readonly origin: sql.NewRoom['origin'];
  readonly openingId: string;
}

/**
 * Opens the room of a company and a creator, or takes the one that they have, and puts an opening into it as what is talked of, in the
 * caller's transaction. Answers the room's id.
 */
export async function talkAbout(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  { companyId, creatorId, byUserId, origin, openingId }: Talk,
): Promise<string> {
  const now = services.clock.now();
  const room = { id: services.newId(), companyId, creatorId, createdById: byUserId, origin, now };
  const roomId = await sql.openRoom(trx, room);
  await sql.addMembers(trx, roomId, room);
  const id = services.newId();
  await sql.insertOpeningMessage(trx, {
    id,
    roomId,
    senderId: byUserId,
    clientId: services.newId(),
    openingId,
    now,
  });
  await enqueue(trx, services, 'chat.added', { roomId, messageId: id });
  return roomId;
}

const added = v.object({ roomId: v.string(), messageId: v.string() });

/** Effects of this module, by the kind they are enqueued under. */
export function chatEffects({ pubsub }: Pick<Services, 'pubsub'>): Readonly<Record<string, OutboxHandler>> {
  return {
    'chat.added': async (payload) => {
      const { roomId, messageId } = v.parse(added, payload);
      await pubsub.publish(topicOf(roomId), messageId);
    },
  };
}

/** Somebody of the company who was not in the room yet, such as a recruiter from outside, comes in. */
export async function joinRoom(
  trx: Transaction<Tables>,
  { clock }: Pick<Services, 'clock'>,
  { roomId, userId }: { readonly roomId: string; readonly userId: string },
): Promise<void> {
  await sql.addMember(trx, roomId, userId, clock.now());
}

/** Somebody leaves the company, and all its rooms with it. */
export async function leaveRooms(
  trx: Transaction<Tables>,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<void> {
  await sql.removeMember(trx, companyId, userId);
}
