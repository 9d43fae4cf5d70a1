import * as v from 'valibot';
import { batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { addDays, isBankHoliday } from '../../../lib/dates/paymentDates.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import type { Services } from '../../../lib/request/services.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { putMessage } from '../../rooms/rooms.ts';
import { publishOwn, publishRoom } from '../events.ts';
import { messageOfClient } from '../messages/messagesSql.ts';
import { actOnRoom } from '../rooms/roomActs.ts';
import type { RoomRow } from '../rooms/roomsSql.ts';
import {
  assertMayWrite,
  clientKey,
  mostInMessage,
  pointsInSign,
  replyToEntries,
  senderOf,
} from '../messages/sending.ts';
import { sideOf, whyNot } from '../rooms/standing.ts';
import { holdRoom } from '../messages/writeSql.ts';
import * as sql from './laterSql.ts';
import type { LaterRow } from './laterSql.ts';

/** Scheduled messages. */

export const laterDue = effect('chat.laterDue', v.object({ id: v.string() }));

const laterLoader = batched<string, readonly LaterRow[]>(async ({ services, viewer }, roomIds) => {
  const userId = viewerId(viewer);
  const rows = userId === null ? [] : await sql.laterOfRooms(services.db, roomIds, userId);
  return groupBy(roomIds, rows, ({ roomId }) => roomId);
});

/** Only the viewer's own, in order. */
export async function laterOf(context: Context, { id }: RoomRow): Promise<readonly LaterRow[]> {
  return (await laterLoader(context).load(id)) ?? [];
}

const titleLoader = batched<string, { readonly title: string }>(async ({ services }, roomIds) =>
  indexBy(await sql.openingTitles(services.db, roomIds), ({ roomId }) => roomId),
);

/** The opening the creator last applied to, for the company's templates. */
export async function openingTitleOf(context: Context, { id, creatorId }: RoomRow): Promise<string | null> {
  if (viewerId(context.viewer) === creatorId) return null;
  const title = (await titleLoader(context).load(id))?.title ?? '';
  return title === '' ? null : title;
}

const dayMs = 86_400_000;
const tokyoMs = 9 * 3_600_000;

/** 9:00 in Tokyo on the next business day. */
export function nextBusinessMorning(now: Date): Date {
  let day = addDays(new Date(now.getTime() + tokyoMs).toISOString().slice(0, 10), 1);
  while (isBankHoliday(day)) day = addDays(day, 1);
  return new Date(`${day}T09:00:00+09:00`);
}

const farthestMs = 90 * dayMs;
const mostWaiting = 20;
const scheduling: RateLimit = { name: 'chat-later', hits: 200, windowMs: 3_600_000 };

function readInput(services: Services, text: string, sendAt: Date): { readonly text: string } {
  const inputs = new Inputs();
  const words = inputs.requiredLines('text', 'メッセージ', text, mostInMessage, pointsInSign);
  const now = services.clock.now().getTime();
  if (sendAt.getTime() <= now) inputs.wrong('sendAt', 'これからの日時を入力してください。');
  if (sendAt.getTime() > now + farthestMs) inputs.wrong('sendAt', '90日以内の日時を入力してください。');
  inputs.finish();
  return { text: words };
}

const delayOf = ({ clock }: Services, sendAt: Date): { readonly delayMs: number } => ({
  delayMs: Math.max(sendAt.getTime() - clock.now().getTime(), 0),
});

/** Schedules a message. Repeating with the same client id adds none, even after it was sent. */
export async function sendLater(
  context: Context,
  input: {
    readonly roomId: string;
    readonly text: string;
    readonly sendAt: Date;
    readonly clientId?: string | null | undefined;
  },
): Promise<RoomRow> {
  const { services } = context;
  const { text } = readInput(services, input.text, input.sendAt);
  const clientId = clientKey(context, input.clientId);
  await hit(services, scheduling, senderOf(context));
  const room = await actOnRoom(context, input.roomId, async ({ trx, room: held, userId: senderId }) => {
    if (await messageOfClient(trx, { roomId: held.id, senderId, clientId })) return undefined;
    const waiting = await sql.laterOfRooms(trx, [held.id], senderId);
    if (waiting.some((one) => one.clientId === clientId)) return undefined;
    assertMayWrite(held, senderId);
    if (waiting.length >= mostWaiting)
      throw new DomainError('ArgumentInvalidError', `予約できるメッセージは${mostWaiting}件までです。`, {
        field: 'sendAt',
      });
    const id = services.newId();
    await sql.insertLater(trx, {
      id,
      roomId: held.id,
      senderId,
      clientId,
      text,
      sendAt: input.sendAt,
      refusal: null,
      changedAt: services.clock.now(),
    });
    await enqueue(trx, services, laterDue, { id }, delayOf(services, input.sendAt));
    return undefined;
  });
  laterLoader(context).clear(room.id);
  return room;
}

const gone = () =>
  new DomainError('ArgumentInvalidError', '予約が見つかりません。すでに送信されたか、取り消されています。', {
    field: 'id',
  });

async function own(context: Context, globalId: string): Promise<LaterRow> {
  const id = keyOf(globalId, 'ScheduledMessage');
  const row = id === undefined ? undefined : await sql.laterById(context.services.db, id);
  if (row?.senderId !== senderOf(context)) throw gone();
  return row;
}

export async function changeLater(
  context: Context,
  input: { readonly id: string; readonly text: string; readonly sendAt: Date },
): Promise<RoomRow> {
  const { services } = context;
  const { text } = readInput(services, input.text, input.sendAt);
  const { id, roomId } = await own(context, input.id);
  const room = await actOnRoom(context, { key: roomId }, async ({ trx }) => {
    if (!(await sql.laterById(trx, id))) throw gone();
    await sql.updateLater(trx, { id, text, sendAt: input.sendAt, changedAt: services.clock.now() });
    await enqueue(trx, services, laterDue, { id }, delayOf(services, input.sendAt));
    return undefined;
  });
  laterLoader(context).clear(room.id);
  return room;
}

export async function cancelLater(context: Context, globalId: string): Promise<RoomRow> {
  const { id, roomId } = await own(context, globalId);
  const room = await actOnRoom(context, { key: roomId }, async ({ trx }) => {
    if (!(await sql.laterById(trx, id))) throw gone();
    await sql.deleteLater(trx, id);
    return undefined;
  });
  laterLoader(context).clear(room.id);
  return room;
}

const ended = {
  DECLINED: '予約のあとに応募が見送りになったため、送信しませんでした。',
  WITHDRAWN: '予約のあとに応募が辞退されたため、送信しませんでした。',
} as const;

/**
 * Checks and sends a due message, or stores why it cannot be sent. Dropped when the sender left the room. The
 * room is locked and the row deleted in the message's transaction, so that it is sent exactly once.
 */
async function sendDue(services: Services, id: string): Promise<void> {
  const known = await sql.laterById(services.db, id);
  if (!known) return;
  const sent = await services.db.transaction().execute(async (trx) => {
    const room = await holdRoom(trx, known.roomId, known.senderId);
    const row = await sql.laterById(trx, id);
    // Postponed meanwhile: the new time's effect sends it.
    if (!row || row.refusal !== null || row.sendAt > services.clock.now()) return undefined;
    const { senderId, clientId, text } = row;
    if (!room || !(await sql.isActive(trx, senderId))) {
      await sql.deleteLater(trx, id);
      return undefined;
    }
    const side = sideOf(room, senderId);
    const end = side === 'CREATOR' ? undefined : await sql.endedSince(trx, room, row.changedAt);
    const refusal = whyNot(room, side) ?? (end === undefined ? null : ended[end]);
    if (refusal !== null) {
      await sql.refuseLater(trx, id, refusal);
      return { room, said: null };
    }
    await sql.deleteLater(trx, id);
    if (await messageOfClient(trx, { roomId: room.id, senderId, clientId })) return { room, said: null };
    const messageId = services.newId();
    const change = await putMessage(trx, services, room, {
      id: messageId,
      senderId,
      clientId,
      kind: 'PLAIN',
      text,
    });
    await replyToEntries(trx, services, room, senderId);
    return { room, said: { change, messageId } };
  });
  if (!sent) return;
  publishOwn(services, sent.room, known.senderId);
  if (sent.said === null) return;
  await publishRoom(services, sent.room, {
    kind: 'message',
    ...sent.said,
  }).catch((error: unknown) =>
    services.log.warn({ err: error }, 'a message that was sent later is told by the outbox'),
  );
}

export function laterEffects(services: Services): EffectHandlers {
  return handle(laterDue, ({ id }) => sendDue(services, id));
}
