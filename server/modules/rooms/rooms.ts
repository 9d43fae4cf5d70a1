import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../db/__generated__/tables.ts';
import { effect } from '../../lib/outbox/effects.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import type { Services } from '../../lib/services.ts';
import { noteMessage } from '../notices/waitingMessages.ts';
import * as sql from './roomsSql.ts';
import type { NewMessage, NewRoom } from './roomsSql.ts';

/** What modules below `chat` do to chat rooms: it reads them, and tells whoever listens of what changed. */

export interface RoomOfPair {
  readonly id: string;
  readonly companyId: string;
  readonly creatorId: string;
}

/** That a room has reached a number: told once more by the outbox, for the case that what was published at the commit did not arrive. */
export const roomChanged = effect(
  'chat.changed',
  v.object({ roomId: v.string(), companyId: v.string(), creatorId: v.string(), change: v.number() }),
);

/** Long enough for what is published right after the commit to arrive first. */
const netMs = 2_000;

type Writing = Pick<Services, 'clock' | 'newId'>;

export async function tellRoom(
  trx: Transaction<Tables>,
  services: Writing,
  { id, companyId, creatorId }: RoomOfPair,
  change: number,
): Promise<void> {
  await enqueue(trx, services, roomChanged, { roomId: id, companyId, creatorId, change }, { delayMs: netMs });
}

export interface Talk {
  readonly companyId: string;
  readonly creatorId: string;
  /** Who opens the room. */
  readonly byUserId: string;
  readonly origin: NewRoom['origin'];
}

export interface Acquaintance {
  readonly isFollowed: boolean;
  readonly hasEntered: boolean;
  readonly talkFrom: string;
}

/** Whether a company is one that a creator knows, and who may begin a talk with them. */
export function acquaintance(
  trx: Transaction<Tables>,
  pair: Pick<RoomOfPair, 'companyId' | 'creatorId'>,
): Promise<Acquaintance> {
  return sql.isKnownTo(trx, pair);
}

/** Opens the room of a company and a creator in the caller's transaction, or takes the one that they have. */
export async function openRoom(
  trx: Transaction<Tables>,
  services: Writing,
  { companyId, creatorId, byUserId, origin }: Talk,
): Promise<{ readonly roomId: string; readonly isNew: boolean }> {
  const { isFollowed, hasEntered, talkFrom } = await sql.isKnownTo(trx, { companyId, creatorId });
  const isLetIn =
    byUserId === creatorId ||
    talkFrom === 'EVERYBODY' ||
    (talkFrom === 'KNOWN' && (isFollowed || hasEntered));
  const room = await sql.openRoom(trx, {
    id: services.newId(),
    companyId,
    creatorId,
    createdById: byUserId,
    origin,
    isRequest: !isLetIn,
    now: services.clock.now(),
  });
  return { roomId: room.id, isNew: room.isNew };
}

interface Said extends Omit<NewMessage, 'now' | 'roomId'> {
  /** A notice of its own tells of it, so that none tells of a message that waits. */
  readonly isToldApart?: boolean;
}

/** Puts a message at the end of a room that the caller's transaction holds. Answers the number of the change. */
export async function putMessage(
  trx: Transaction<Tables>,
  services: Writing,
  room: RoomOfPair,
  { isToldApart = false, ...message }: Said,
): Promise<number> {
  const change = await sql.insertMessage(trx, { ...message, roomId: room.id, now: services.clock.now() });
  await tellRoom(trx, services, room, change);
  if (!isToldApart)
    await noteMessage(trx, services, { roomId: room.id, toCreator: message.senderId !== room.creatorId });
  return change;
}

/** Puts an opening into the room of a company and a creator as what is talked of. Answers the room's id. */
export async function talkAbout(
  trx: Transaction<Tables>,
  services: Writing,
  talk: Talk & { readonly openingId: string },
): Promise<string> {
  const { roomId } = await openRoom(trx, services, talk);
  await putMessage(
    trx,
    services,
    { ...talk, id: roomId },
    {
      id: services.newId(),
      senderId: talk.byUserId,
      clientId: services.newId(),
      kind: 'JOB_OPENING',
      openingId: talk.openingId,
      isToldApart: talk.origin === 'ENTRY',
    },
  );
  return roomId;
}

/**
 * Rooms that somebody has the 担当 of, before they leave the company. The trigger hands them to colleagues; what is answered then tells
 * open pages.
 */
export async function handingOver(
  trx: Transaction<Tables>,
  member: { readonly companyId: string; readonly userId: string },
): Promise<(services: Writing) => Promise<void>> {
  const ids = await sql.roomsAssignedTo(trx, member);
  return async (services) => {
    for (const { lastChange, ...room } of await sql.roomNumbers(trx, ids))
      await tellRoom(trx, services, room, lastChange);
  };
}
