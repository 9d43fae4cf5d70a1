import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useRoomBlock_room$key } from '../../../../__generated__/useRoomBlock_room.graphql.ts';
import { reportError } from '../../page/errorReport.ts';
import { lookAtRoom } from './session/roomCalls.ts';
import { useRoomAct } from './useRoomAct.ts';

interface RoomBlock {
  /** By one's own side: who is blocked is not told by whom. */
  readonly isBlocking: boolean;
  readonly toggle: () => Promise<void>;
}

/** Whether the whole other side is blocked: for a company its room, for a creator the company. */
export function useRoomBlock(key: useRoomBlock_room$key, isCreator: boolean): RoomBlock {
  const room = useFragment(
    graphql`
      fragment useRoomBlock_room on ChatRoom {
        id
        standing
        company {
          id
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const act = useRoomAct();
  const isBlocking = room.standing === 'BLOCKING';
  const toggle = async (): Promise<void> => {
    if (!isCreator) {
      await act(isBlocking ? 'ブロックを解除しました。' : 'ブロックしました。', ({ blockRoom }) =>
        blockRoom(environment, room.id, !isBlocking),
      );
      return;
    }
    await act(isBlocking ? 'ブロックを解除しました。' : 'この会社をブロックしました。', (acts) =>
      (isBlocking ? acts.unblockCompany : acts.blockCompany)(environment, room.company.id),
    );
    // Blocking is for the whole product; the room's standing follows from it.
    await lookAtRoom(environment, room.id).catch(reportError);
  };
  return { isBlocking, toggle };
}
