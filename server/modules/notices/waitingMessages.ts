import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../db/__generated__/tables.ts';
import { effect } from '../../lib/outbox/effects.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import type { Services } from '../../lib/request/services.ts';

/** How long a message may stay unread before a notice. */
export const messageWaitMs = 10 * 60_000;

/** Checks a side of a room for unread messages when it runs, whatever caused it. */
export const messagesWait = effect(
  'notices.messagesWait',
  v.object({ roomId: v.string(), toCreator: v.boolean() }),
);

/**
 * Plans a check ten minutes after a message. Messages to one side within the same ten minutes of the clock
 * share one check, which runs after they are over, so messages sent during it get another.
 */
export async function noteMessage(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  { roomId, toCreator }: { readonly roomId: string; readonly toCreator: boolean },
): Promise<void> {
  const stretch = Math.floor(services.clock.now().getTime() / messageWaitMs);
  await enqueue(
    trx,
    services,
    messagesWait,
    { roomId, toCreator },
    { delayMs: messageWaitMs, dedupeKey: `${roomId} ${toCreator} ${stretch}` },
  );
}

/** Plans the check again for when the oldest unread message has waited long enough. */
export async function lookAgain(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  { roomId, toCreator }: { readonly roomId: string; readonly toCreator: boolean },
  dueAt: Date,
): Promise<void> {
  await enqueue(
    trx,
    services,
    messagesWait,
    { roomId, toCreator },
    {
      delayMs: Math.max(dueAt.getTime() - services.clock.now().getTime(), 0),
      dedupeKey: `${roomId} ${toCreator} until ${dueAt.getTime()}`,
    },
  );
}
