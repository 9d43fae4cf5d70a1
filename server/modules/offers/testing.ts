import { OutboxWorker } from '../../lib/outbox/outboxWorker.ts';
import type { Services } from '../../lib/services.ts';
import { consultationEffects } from './consultations/telling.ts';
import { offerEffects } from './offers/telling.ts';

/** Tells what the transactions so far set off. Mails stay where they are. */
export async function tellDealings(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'log' | 'newId'>,
): Promise<void> {
  const handlers = { ...consultationEffects(services), ...offerEffects(services) };
  await new OutboxWorker({ ...services, handlers }).drain();
}
