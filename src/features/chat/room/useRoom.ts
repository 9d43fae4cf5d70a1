import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { carryOn, handOver } from './session/carryUnsent.ts';
import { MessageCard } from './cards/MessageCard.part.ts';
import { hasCard } from './session/roomMessage.ts';
import type { RoomMessage } from './session/roomMessage.ts';
import { RoomSession } from './session/roomSession.ts';
import type { RoomView } from './session/roomSession.ts';

/** Cards come with the page that they stand in, so that nothing moves. */
const prepare = (messages: readonly RoomMessage[]): Promise<void> | null =>
  messages.some(hasCard) ? MessageCard.preload() : null;

/** One session for as long as the room is shown. */
export function useRoom(
  roomId: string,
  userId: string,
  at: number | null,
): { readonly session: RoomSession; readonly view: RoomView } {
  const environment = useRelayEnvironment();
  const [session] = useState(() => new RoomSession({ environment, roomId, userId, at, prepare }));
  useEffect(() => {
    handOver(environment, roomId);
    session.open();
    return () => {
      session.close();
      carryOn(environment, roomId, userId);
    };
  }, [environment, roomId, session, userId]);
  const view = useSyncExternalStore(session.subscribe, session.view);
  return { session, view };
}
