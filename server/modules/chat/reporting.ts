import type { Context } from '../../lib/context.ts';
import { DomainError } from '../../lib/errors.ts';
import { keyOf } from '../../lib/globalId.ts';
import { Inputs } from '../../lib/inputs.ts';
import { hit } from '../../lib/rateLimit.ts';
import type { RateLimit } from '../../lib/rateLimit.ts';
import { messageKey } from './messages/messages.ts';
import * as sql from './reportingSql.ts';
import type { ReportReason } from './reportingSql.ts';
import { roomNotFound } from './rooms/rooms.ts';
import { senderOf } from './messages/sending.ts';
import { holdRoom } from './messages/writeSql.ts';

export const reportReasons = [
  'HARASSMENT',
  'INAPPROPRIATE',
  'SPAM',
  'FRAUD',
  'OUTSIDE_DEALING',
  'FALSE_TERMS',
  'COPYRIGHT',
  'OTHER',
] as const satisfies readonly ReportReason[];

const reporting: RateLimit = { name: 'chat-report', hits: 30, windowMs: 86_400_000 };
const mostInDetail = 2_000;
/** Of a room that is reported as a whole, so much is kept as it stood. */
const keptOfRoom = 30;

/** Tells the operators of a message, or of the room. What it says stays with the report, whatever its sender does afterwards. */
export async function reportChat(
  context: Context,
  input: {
    readonly roomId: string;
    readonly messageId?: string | null | undefined;
    readonly reason: ReportReason;
    readonly detail?: string | null | undefined;
  },
): Promise<void> {
  const { services } = context;
  const reporterId = senderOf(context);
  const roomId = keyOf(input.roomId, 'ChatRoom');
  const messageId = input.messageId == null ? undefined : messageKey(input.messageId);
  if (roomId === undefined) throw roomNotFound();
  const inputs = new Inputs();
  const detail = inputs.lines('detail', '詳しい内容', input.detail, mostInDetail) ?? '';
  inputs.finish();
  await hit(services, reporting, reporterId);
  await services.db.transaction().execute(async (trx) => {
    // Held, so that what is deleted at the same moment is kept or gone, and not half of it.
    const room = await holdRoom(trx, roomId, reporterId);
    if (!room) throw roomNotFound();
    const message = messageId === undefined ? undefined : await sql.messageOfRoom(trx, roomId, messageId);
    if (messageId !== undefined && (message === undefined || message.deletedAt !== null))
      throw new DomainError('MessageNotFoundError', 'メッセージが見つかりません。');
    if (message?.senderId === reporterId)
      throw new DomainError('ForbiddenError', '自分のメッセージは報告できません。');
    const messages = message === undefined ? await sql.lastOfRoom(trx, roomId, keptOfRoom) : [message];
    await sql.insertReport(trx, {
      id: services.newId(),
      reporterId,
      kind: message === undefined ? 'CHAT_ROOM' : 'CHAT_MESSAGE',
      subjectId: message?.id ?? roomId,
      reason: input.reason,
      detail,
      snapshot: {
        roomId,
        companyId: room.companyId,
        creatorId: room.creatorId,
        messages,
      },
      mediaIds: messages.flatMap(({ mediaId }) => mediaId ?? []),
      now: services.clock.now(),
    });
  });
}
