import * as v from 'valibot';
import { OutboxWorker } from '../../lib/outbox/outboxWorker.ts';
import type { Services } from '../../lib/request/services.ts';
import { keyOf } from '../../lib/request/globalId.ts';
import { roomChanged } from '../rooms/rooms.ts';
import { consultationEffects } from './consultations/telling.ts';
import { documentEffects } from './offers/documents.ts';
import { offerEffects } from './offers/telling.ts';
import { quoteEffects } from './quotes/quoteDocuments.ts';

/** Tells what the transactions so far set off. Mails stay where they are. */
export async function tellDealings(services: Services): Promise<void> {
  const handlers = {
    ...consultationEffects(services),
    ...offerEffects(services),
    ...documentEffects(services),
    ...quoteEffects(services),
  };
  await new OutboxWorker({ ...services, handlers }).drain();
}

/** The numbers of a room's changes that its people are told of. */
export async function changesTold({ db }: Pick<Services, 'db'>, chatRoomId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', roomChanged.kind)
    .orderBy('id')
    .execute();
  return rows
    .map(({ payload }) => v.parse(roomChanged.shape, payload))
    .filter(({ roomId }) => roomId === keyOf(chatRoomId, 'ChatRoom'))
    .map(({ change }) => change);
}
