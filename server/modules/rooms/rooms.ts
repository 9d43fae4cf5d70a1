import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../db/__generated__/tables.ts';
import { effect } from '../../lib/outbox/effects.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import type { Services } from '../../lib/request/services.ts';
import { noteMessage } from '../notices/waitingMessages.ts';
import * as sql from './roomsSql.ts';
import type { NewMessage, NewRoom } from './roomsSql.ts';

/** Writes to chat rooms for the modules below `chat`, which reads and publishes. */

export interface RoomOfPair {
  readonly id: string;
  readonly companyId: string;
  readonly creatorId: string;
}

/** A room reached a number; sent again by the outbox in case the publication at the commit was lost. */
export const roomChanged = effect(
  'chat.changed',
  v.object({ roomId: v.string(), companyId: v.string(), creatorId: v.string(), change: v.number() }),
);

/** Rooms changed in who is in them, a block or a suspension. Triggers number these changes and enqueue this. */
export const roomStatesChanged = effect(
  'chat.statesChanged',
  v.object({
    rooms: v.array(
      v.object({ roomId: v.string(), companyId: v.string(), creatorId: v.string(), change: v.number() }),
    ),
  }),
);

/** Lets the publication at the commit arrive first. */
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

/** Whether a creator knows a company, and who may begin a talk with the creator. */
export function acquaintance(
  trx: Transaction<Tables>,
  pair: Pick<RoomOfPair, 'companyId' | 'creatorId'>,
): Promise<Acquaintance> {
  return sql.isKnownTo(trx, pair);
}

/** Opens or finds the pair's room in the caller's transaction. */
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

/**
 * Who enters an opening wants an answer: a request of that company, even one turned away, is let in. It waits anew
 * for those who let nobody begin.
 */
export async function letAnswer(
  trx: Transaction<Tables>,
  services: Writing,
  pair: Pick<RoomOfPair, 'companyId' | 'creatorId'>,
): Promise<void> {
  const request = await sql.holdRequest(trx, pair);
  if (!request) return;
  const { talkFrom } = await sql.isKnownTo(trx, pair);
  const state = talkFrom === 'NOBODY' ? 'WAITING' : null;
  if (state === request.state) return;
  const change = await sql.setRequest(trx, { id: request.id, creatorId: pair.creatorId }, state);
  await tellRoom(trx, services, { ...pair, id: request.id }, change);
}

/** The creator's answer to a request, in a room that the caller has locked. Answers the change's number. */
export function answerRequest(
  trx: Transaction<Tables>,
  room: Pick<RoomOfPair, 'creatorId' | 'id'>,
  accepts: boolean,
): Promise<number> {
  return sql.setRequest(trx, room, accepts ? null : 'DECLINED');
}

interface Said extends Omit<NewMessage, 'now' | 'roomId'> {
  /** Another notice tells of it, so no notice of a message is sent. */
  readonly isToldApart?: boolean;
}

/** Adds a message to a room locked by the caller. Answers the change's number. */
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

/** Adds an opening's card to the pair's room. Answers the room's id. */
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
