import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { markTab } from '../../features/page/documentTitle.ts';
import { useSession } from '../../features/session/session.ts';
import { whenIdle } from '../../lib/browser/whenIdle.ts';

/** Keeps the count of unread rooms true while one is here, wherever that is, and puts it before the tab's name. */
export function useUnreadRooms(count: number): void {
  const environment = useRelayEnvironment();
  const { learn } = useSession();
  useEffect(() => {
    let isOver = false;
    let stop = (): void => undefined;
    const begin = async (): Promise<void> => {
      const { watchUnreadRooms } = await import('../../features/chat/rooms/unreadRooms.ts');
      if (!isOver) stop = watchUnreadRooms(environment, (unreadRoomsCount) => learn({ unreadRoomsCount }));
    };
    const cancel = whenIdle(() => {
      // The mark stays as it came with the page.
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
