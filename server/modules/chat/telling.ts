import { handle } from '../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../lib/outbox/effects.ts';
import type { Services } from '../../lib/services.ts';
import { roomChanged } from '../rooms/rooms.ts';
import { publishRoom } from './events.ts';

/** Effects of this module, by the kind they are enqueued under. */
export function chatEffects(services: Pick<Services, 'log' | 'pubsub'>): EffectHandlers {
  return handle(roomChanged, ({ roomId, companyId, creatorId, change }) =>
    publishRoom(services, { id: roomId, companyId, creatorId }, { kind: 'reached', change }),
  );
}
