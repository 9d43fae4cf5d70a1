import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { markTab } from '../../features/page/documentTitle.ts';
import { useSession } from '../../features/session/session.ts';
import { whenIdle } from '../../lib/browser/whenIdle.ts';

/** Keeps the number of unread rooms current, also in the tab's title; sends what was left unsent. */
export function useUnreadRooms(count: number): void {
  const environment = useRelayEnvironment();
  const { learn } = useSession();
  useEffect(() => {
    let isOver = false;
    let stop = (): void => undefined;
    const begin = async (): Promise<void> => {
      const { watchUnreadRooms } = await import('../../features/chat/rooms/unreadRooms.ts');
      const { carryUnsent } = await import('../../features/chat/room/session/carryUnsent.ts');
      if (isOver) return;
      const stops = [
        watchUnreadRooms(environment, (unreadRoomsCount) => learn({ unreadRoomsCount })),
        carryUnsent(environment),
      ];
      stop = () => {
        for (const end of stops) end();
      };
    };
    const cancel = whenIdle(() => {
      // The number stays as loaded.
      begin().catch(() => undefined);
    });
    return () => {
      isOver = true;
      cancel();
      stop();
    };
  }, [environment, learn]);
  useEffect(() => {
    markTab(count);
    return () => markTab(0);
  }, [count]);
}
