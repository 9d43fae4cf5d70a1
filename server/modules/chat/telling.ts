import { handle } from '../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../lib/outbox/effects.ts';
import type { Services } from '../../lib/request/services.ts';
import { roomChanged, roomStatesChanged } from '../rooms/rooms.ts';
import { publishRoom } from './events.ts';

export function chatEffects(services: Pick<Services, 'log' | 'newId' | 'pubsub'>): EffectHandlers {
  return {
    ...handle(roomChanged, ({ roomId, companyId, creatorId, change }) =>
      publishRoom(services, { id: roomId, companyId, creatorId }, { kind: 'reached', change }),
    ),
    ...handle(roomStatesChanged, async ({ rooms }) => {
      for (const { roomId, companyId, creatorId, change } of rooms)
        await publishRoom(services, { id: roomId, companyId, creatorId }, { kind: 'state', change });
    }),
  };
}
