import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { handle } from '../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../lib/outbox/effects.ts';
import type { Services } from '../../lib/request/services.ts';
import { notify } from '../notices/notices.ts';
import { lookAgain, messagesWait, messageWaitMs } from '../notices/waitingMessages.ts';
import * as sql from './waitingMessagesSql.ts';

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

const mostWords = 140;

/** The beginning of what was said, as mails and devices show it. */
export function excerptOf(text: string): string {
  const letters = [...text];
  return letters.length > mostWords ? `${letters.slice(0, mostWords - 1).join('')}…` : text;
}

/** One notice for all unread messages of a room, until the reader has been there. */
export async function tellWaiting(
  services: Needs,
  room: { readonly roomId: string; readonly toCreator: boolean },
): Promise<void> {
  const now = services.clock.now().getTime();
  await services.db.transaction().execute(async (trx) => {
    let next: number | undefined;
    for (const waiting of await sql.waitingReaders(trx, room.roomId, room.toCreator)) {
      const dueAt = waiting.since.getTime() + messageWaitMs;
      if (dueAt > now) {
        next = Math.min(next ?? dueAt, dueAt);
        continue;
      }
      const { count, from, hidesWords, isCreator, lastReadSequence, senderName, text, until } = waiting;
      await notify(trx, services, {
        userId: waiting.userId,
        type: 'CHAT_MESSAGE',
        actorId: waiting.senderId,
        chatRoomId: room.roomId,
        detail: { from, until },
        dedupeKey: `room ${room.roomId} ${lastReadSequence}`,
        letter: (to) => ({
          template: 'messagesWaiting',
          to,
          data: {
            senderName,
            companyName: isCreator ? waiting.companyName : null,
            count,
            words: hidesWords || text === null ? null : excerptOf(text),
            url: new URL(
              `/messages/${encodeGlobalId('ChatRoom', room.roomId)}?m=${from}`,
              services.config.publicOrigin,
            ).href,
          },
        }),
      });
    }
    if (next !== undefined) await lookAgain(trx, services, room, new Date(next));
  });
}

export function waitingEffects(services: Needs): EffectHandlers {
  return handle(messagesWait, (room) => tellWaiting(services, room));
}
