import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import type { Services } from '../../../lib/request/services.ts';
import { answerRequest, putMessage, tellRoom } from '../../rooms/rooms.ts';
import type { RoomOfPair } from '../../rooms/rooms.ts';
import type { NewMessage } from '../../rooms/roomsSql.ts';
import { publishSoon } from '../events.ts';
import type { Published } from '../events.ts';
import { forgetRoom } from '../rooms/rooms.ts';
import { assertMayWrite } from './sending.ts';
import * as sql from './writeSql.ts';
import type { HeldRoom } from './writeSql.ts';

/** Cards of higher modules in rooms: consultations, offers and quotes, whose state changes. */

type Writing = Pick<Services, 'clock' | 'newId'>;

/** Published after the transaction. */
export interface Said {
  readonly room: RoomOfPair;
  readonly what: Published;
}

/** Locks the room; refused at `field` for somebody who is not in it or may not write. */
export async function holdForWriting(
  trx: Transaction<Tables>,
  roomId: string,
  userId: string,
  field: string,
): Promise<HeldRoom> {
  const room = await sql.holdRoom(trx, roomId, userId);
  if (!room) throw new DomainError('ArgumentInvalidError', 'この相手には送れません。', { field });
  try {
    assertMayWrite(room, userId);
  } catch (error) {
    throw error instanceof DomainError
      ? new DomainError('ArgumentInvalidError', error.message, { field })
      : error;
  }
  return room;
}

/** Locks the room even if nobody may write; undefined for non-members. */
export function holdAsMember(
  trx: Transaction<Tables>,
  roomId: string,
  userId: string,
): Promise<HeldRoom | undefined> {
  return sql.holdRoom(trx, roomId, userId);
}

export async function sayInRoom(
  trx: Transaction<Tables>,
  services: Writing,
  { id, companyId, creatorId }: RoomOfPair,
  message: Omit<NewMessage, 'clientId' | 'id' | 'now' | 'roomId'> & { readonly isToldApart?: boolean },
): Promise<Said> {
  const messageId = services.newId();
  const room = { id, companyId, creatorId };
  const change = await putMessage(trx, services, room, {
    ...message,
    id: messageId,
    clientId: services.newId(),
  });
  return { room, what: { kind: 'message', change, messageId } };
}

/** Gives a changed card the room's next number, so that it is shown anew. */
export async function changeCard(
  trx: Transaction<Tables>,
  services: Writing,
  { id, companyId, creatorId }: RoomOfPair,
  card: { readonly consultationId: string } | { readonly offerId: string } | { readonly quoteId: string },
): Promise<Said[]> {
  const room = { id, companyId, creatorId };
  const messageId = await sql.messageOfCard(trx, id, card);
  if (messageId === undefined) return [];
  const change = await sql.nextChange(trx, id);
  await sql.setChange(trx, messageId, change);
  await tellRoom(trx, services, room, change);
  return [{ room, what: { kind: 'message', change, messageId } }];
}

/** Gives the room its next number: each of its people reads anew what they see of it. */
export async function changeRoom(
  trx: Transaction<Tables>,
  services: Writing,
  room: RoomOfPair,
): Promise<Said> {
  return changed(trx, services, room, await sql.nextState(trx, room.id, {}));
}

async function changed(
  trx: Transaction<Tables>,
  services: Writing,
  { id, companyId, creatorId }: RoomOfPair,
  change: number,
): Promise<Said> {
  const room = { id, companyId, creatorId };
  await tellRoom(trx, services, room, change);
  return { room, what: { kind: 'state', change } };
}

/** Answering a card accepts the creator's message request. */
export async function letIn(trx: Transaction<Tables>, services: Writing, room: HeldRoom): Promise<Said[]> {
  if (room.requestState === null) return [];
  return [await changed(trx, services, room, await answerRequest(trx, room, true))];
}

export function tellSaid(context: Context, said: readonly Said[]): void {
  for (const { room, what } of said) {
    forgetRoom(context, room.id);
    publishSoon(context, room, what);
  }
}
