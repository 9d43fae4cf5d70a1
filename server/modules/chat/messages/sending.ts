import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { isUuid } from '../../../lib/ids.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { replied } from '../../jobs/entries/replies.ts';
import { removeObjects } from '../../media/removal.ts';
import { publishSoon } from '../events.ts';
import type { Published } from '../events.ts';
import { messageKey } from './messages.ts';
import { messageOfClient, messagesByIds } from './messagesSql.ts';
import type { MessageRow } from './messagesSql.ts';
import { forgetRoom, roomNotFound } from '../rooms/rooms.ts';
import { sideOf, whyNot } from '../rooms/standing.ts';
import { putMessage, tellRoom } from '../../rooms/rooms.ts';
import type { NewMessage } from '../../rooms/roomsSql.ts';
import * as sql from './writeSql.ts';
import type { HeldRoom } from './writeSql.ts';

export const mostInMessage = 5_000;
/** A family of four, each of a colour of skin, is one sign of eleven code points. */
export const pointsInSign = 11;
const sendingLimit: RateLimit = { name: 'chat-message', hits: 600, windowMs: 3_600_000 };

/** A message's id from the page: sending it again adds no second. */
export interface Sent {
  readonly clientId?: string | null | undefined;
  readonly replyToId?: string | null | undefined;
}

export type Content = Pick<
  NewMessage,
  'albumId' | 'consultationId' | 'kind' | 'mediaId' | 'openingId' | 'text'
>;

export function senderOf({ viewer }: Context): string {
  const id = viewerId(viewer);
  if (id === null) throw new DomainError('ForbiddenError', 'この操作はできません。');
  return id;
}

export function clientKey({ services }: Context, given: string | null | undefined): string {
  if (given == null) return services.newId();
  if (!isUuid(given)) throw new DomainError('MessageIdInvalidError', 'メッセージの番号が正しくありません。');
  return given.toLowerCase();
}

export function assertMayWrite(room: HeldRoom, userId: string): void {
  const reason = whyNot(room, sideOf(room, userId));
  if (reason !== null) throw new DomainError('ForbiddenError', reason);
}

/** What somebody of the company writes replies to the creator's entries; what waits as a request does not reach them. */
export async function replyToEntries(
  trx: Transaction<Tables>,
  services: Context['services'],
  room: HeldRoom,
  senderId: string,
): Promise<void> {
  if (sideOf(room, senderId) === 'COMPANY' && room.requestState === null)
    await replied(trx, services, room, senderId);
}

/**
 * Stores a message at the end of its room, once, and tells everybody. `content` is made within the
 * transaction; a repeat does not call it and answers the stored message.
 */
export async function send(
  context: Context,
  roomGlobalId: string,
  sent: Sent,
  content: (trx: Transaction<Tables>, room: HeldRoom) => Promise<Content>,
): Promise<MessageRow> {
  const { services } = context;
  const senderId = senderOf(context);
  const roomId = keyOf(roomGlobalId, 'ChatRoom');
  const clientId = clientKey(context, sent.clientId);
  const replyToId = sent.replyToId == null ? undefined : messageKey(sent.replyToId);
  if (roomId === undefined) throw roomNotFound();
  await hit(services, sendingLimit, senderId);
  const { message, room, isNew } = await services.db.transaction().execute(async (trx) => {
    const held = await sql.holdRoom(trx, roomId, senderId);
    if (!held) throw roomNotFound();
    const known = await messageOfClient(trx, { roomId, senderId, clientId });
    if (known) return { message: known, room: held, isNew: false };
    assertMayWrite(held, senderId);
    if (replyToId !== undefined && !(await sql.isMessageOfRoom(trx, roomId, replyToId)))
      throw new DomainError('MessageNotFoundError', '返信先のメッセージが見つかりません。');
    const id = services.newId();
    const made = await content(trx, held);
    await putMessage(trx, services, held, {
      ...made,
      id,
      senderId,
      clientId,
      ...(replyToId !== undefined && { replyToId }),
    });
    await replyToEntries(trx, services, held, senderId);
    const [stored] = await messagesByIds(trx, [id]);
    if (!stored) throw new Error('A message that was stored is not there.');
    return { message: stored, room: held, isNew: true };
  });
  forgetRoom(context, roomId);
  if (isNew) publishSoon(context, room, { kind: 'message', change: message.change, messageId: message.id });
  return message;
}

export async function sendWords(
  context: Context,
  input: Sent & { readonly roomId: string; readonly text: string },
): Promise<MessageRow> {
  const inputs = new Inputs();
  const text = inputs.requiredLines('text', 'メッセージ', input.text, mostInMessage, pointsInSign);
  inputs.finish();
  return send(context, input.roomId, input, async () => ({ kind: 'PLAIN', text }));
}

const messageNotFound = () => new DomainError('MessageNotFoundError', 'メッセージが見つかりません。');

/** Deletes one's own message for both sides: text and file go, the place stays. */
export async function deleteMessage(context: Context, globalId: string): Promise<MessageRow> {
  const { services } = context;
  const userId = senderOf(context);
  const id = messageKey(globalId);
  const { room, message } = await services.db.transaction().execute(async (trx) => {
    const [found] = await messagesByIds(trx, [id]);
    const held = found && (await sql.holdRoom(trx, found.roomId, userId));
    // Read again: it may have been deleted while waiting for the lock.
    const [standing] = held ? await messagesByIds(trx, [id]) : [];
    if (!held || !standing) throw messageNotFound();
    if (standing.senderId !== userId)
      throw new DomainError(
        'MessageDeleteForbiddenError',
        '削除できるのは、自分が送ったメッセージだけです。',
      );
    if (
      standing.kind === 'JOB_CONSULTATION' ||
      standing.kind === 'JOB_OPENING' ||
      standing.kind === 'INTERVIEW'
    )
      throw new DomainError('MessageDeleteForbiddenError', 'このメッセージは削除できません。');
    if (standing.deletedAt !== null) throw messageNotFound();
    const change = await sql.nextChange(trx, held.id);
    await sql.clearMessage(trx, id, { change, now: services.clock.now() });
    if (standing.mediaId !== null)
      await removeObjects(trx, services, await sql.deleteAttachment(trx, standing.mediaId));
    await tellRoom(trx, services, held, change);
    const [cleared] = await messagesByIds(trx, [id]);
    return { room: held, message: cleared ?? standing };
  });
  forgetRoom(context, room.id);
  const told: Published = { kind: 'message', change: message.change, messageId: message.id };
  publishSoon(context, room, told);
  return message;
}
