import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { RoomSession } from './roomSession.ts';
import type { RoomView } from './roomSession.ts';

/** The open room: one session for as long as it is shown. */
export function useRoom(
  roomId: string,
  userId: string,
  at: number | null,
): { readonly session: RoomSession; readonly view: RoomView } {
  const environment = useRelayEnvironment();
  const [session] = useState(() => new RoomSession({ environment, roomId, userId, at }));
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  const view = useSyncExternalStore(session.subscribe, session.view);
  return { session, view };
}
