import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../db/__generated__/tables.ts';
import { effect } from '../../lib/outbox/effects.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import type { Services } from '../../lib/services.ts';

/** So long a message waits to be read before anybody is told of it. */
export const messageWaitMs = 10 * 60_000;

/** That messages may wait for one side of a room: looked at when it is run, whatever caused it. */
export const messagesWait = effect(
  'notices.messagesWait',
  v.object({ roomId: v.string(), toCreator: v.boolean() }),
);

/**
 * Has a room looked at ten minutes after a message. All that is said to one side within ten minutes of the clock is one effect: it is run
 * when these are over, so that what is said while it runs has another.
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

/** Once more, when the oldest message that somebody has not read has waited long enough. */
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
