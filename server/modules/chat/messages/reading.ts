import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { publishRead } from '../../notices/events.ts';
import { publishOwn, publishRoom, publishSoon } from '../events.ts';
import { messageKey } from './messages.ts';
import { messagesByIds } from './messagesSql.ts';
import { forgetRoom, ownRoom, roomNotFound } from '../rooms/rooms.ts';
import type { RoomRow } from '../rooms/roomsSql.ts';
import { showsReceipts } from '../rooms/roomsSql.ts';
import { sideOf, standingOf } from '../rooms/standing.ts';
import * as sql from './writeSql.ts';

/**
 * Records how far the viewer has read: to a message or everything. The others are told if both sides show
 * receipts.
 */
export async function readMessages(
  context: Context,
  input: { readonly roomId: string; readonly messageId?: string | null | undefined },
): Promise<RoomRow> {
  const { services } = context;
  const userId = viewerId(context.viewer);
  const roomId = keyOf(input.roomId, 'ChatRoom');
  const room = roomId === undefined ? null : await ownRoom(context, roomId);
  if (userId === null || !room) throw roomNotFound();
  const sequence = await sequenceOf(context, room, input.messageId);
  const isShown =
    !(room.requestState !== null && room.creatorId === userId) && (await showsReceipts(services.db, userId));
  const told = await services.db.transaction().execute(async (trx) => {
    const held = await sql.holdRoom(trx, room.id, userId);
    if (!held) throw roomNotFound();
    const hadNotice = await sql.hasUnreadNotice(trx, room.id, userId);
    const read = await sql.markRead(trx, {
      roomId: room.id,
      userId,
      sequence,
      now: services.clock.now(),
    });
    if (!read) return undefined;
    if (!isShown) return { change: null, sequence: read.to, hadNotice };
    const change = await sql.nextChange(trx, room.id);
    await sql.setReadChange(trx, { roomId: room.id, userId, change });
    return { change, sequence: read.to, hadNotice };
  });
  forgetRoom(context, room.id);
  // Marks the room's notices read too.
  if (told?.hadNotice) publishRead(services, userId);
  if (told?.change != null)
    publishSoon(context, room, { kind: 'read', change: told.change, userId, sequence: told.sequence });
  else if (told) publishOwn(services, room, userId);
  const now = await ownRoom(context, room.id);
  if (!now) throw roomNotFound();
  return now;
}

async function sequenceOf(
  { services }: Context,
  room: RoomRow,
  given: string | null | undefined,
): Promise<number> {
  if (given == null) return room.lastSequence;
  const [message] = await messagesByIds(services.db, [messageKey(given)]);
  if (message?.roomId !== room.id)
    throw new DomainError('MessageNotFoundError', 'メッセージが見つかりません。');
  return message.sequence;
}

const typingMs = 6_000;

/** Published only, not stored. */
export async function tellTyping(context: Context, roomGlobalId: string): Promise<void> {
  const { services } = context;
  const userId = viewerId(context.viewer);
  const roomId = keyOf(roomGlobalId, 'ChatRoom');
  const room = roomId === undefined ? null : await ownRoom(context, roomId);
  if (userId === null || !room) throw roomNotFound();
  if (standingOf(room, sideOf(room, userId)) !== 'OPEN') return;
  const until = services.clock.now().getTime() + typingMs;
  await publishRoom(services, room, { kind: 'typing', userId, until }).catch((error: unknown) =>
    services.log.debug({ err: error }, 'that somebody writes was not told'),
  );
}
