import type { Context } from '../../lib/request/context.ts';
import { DomainError } from '../../lib/request/errors.ts';
import { keyOf } from '../../lib/request/globalId.ts';
import { fileReport, readReport } from '../reports/reports.ts';
import type { Telling } from '../reports/reports.ts';
import { messageKey } from './messages/messages.ts';
import * as sql from './reportingSql.ts';
import { roomNotFound } from './rooms/rooms.ts';
import { holdRoom } from './messages/writeSql.ts';

/** Messages stored with a report of a whole room. */
const keptOfRoom = 30;

/** Reports a message or a room to the operators, with a copy of its content. */
export async function reportChat(
  context: Context,
  input: Telling & { readonly roomId: string; readonly messageId?: string | null | undefined },
): Promise<void> {
  const { services } = context;
  const roomId = keyOf(input.roomId, 'ChatRoom');
  const messageId = input.messageId == null ? undefined : messageKey(input.messageId);
  if (roomId === undefined) throw roomNotFound();
  const told = await readReport(context, input);
  const { reporterId } = told;
  await services.db.transaction().execute(async (trx) => {
    // Locked, so that a simultaneous deletion is not half copied.
    const room = await holdRoom(trx, roomId, reporterId);
    if (!room) throw roomNotFound();
    const message = messageId === undefined ? undefined : await sql.messageOfRoom(trx, roomId, messageId);
    if (messageId !== undefined && (message === undefined || message.deletedAt !== null))
      throw new DomainError('MessageNotFoundError', 'メッセージが見つかりません。');
    if (message?.senderId === reporterId)
      throw new DomainError('ForbiddenError', '自分のメッセージは報告できません。');
    const messages = message === undefined ? await sql.lastOfRoom(trx, roomId, keptOfRoom) : [message];
    await fileReport(trx, services, {
      ...told,
      kind: message === undefined ? 'CHAT_ROOM' : 'CHAT_MESSAGE',
      subjectId: message?.id ?? roomId,
      snapshot: {
        roomId,
        companyId: room.companyId,
        creatorId: room.creatorId,
        messages: messages.map(({ sendAt, deletedAt, ...kept }) => ({
          ...kept,
          sendAt: sendAt.toISOString(),
          deletedAt: deletedAt?.toISOString() ?? null,
        })),
      },
      mediaIds: messages.flatMap(({ mediaId }) => mediaId ?? []),
    });
  });
}
