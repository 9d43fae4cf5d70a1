import { OutboxWorker } from '../../lib/outbox/outboxWorker.ts';
import type { Services } from '../../lib/services.ts';
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
