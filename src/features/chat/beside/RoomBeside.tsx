import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RoomBesideQuery } from '../../../../__generated__/RoomBesideQuery.graphql.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { RoomPane } from '../room/RoomPane.tsx';

interface RoomBesideProps {
  readonly roomId: string;
  readonly onClose: () => void;
}

/** A room beside something else, for companies; without the panel. */
export function RoomBeside({ roomId, onClose }: RoomBesideProps): ReactElement {
  const { node: room, myChatSettings } = useQuery<RoomBesideQuery>(
    graphql`
      query RoomBesideQuery($roomId: ID!) {
        node(id: $roomId) {
          ... on ChatRoom {
            ...RoomPane_room @alias(as: "pane")
          }
        }
        myChatSettings {
          enterSends
        }
      }
    `,
    { roomId },
    { fetchPolicy: 'store-and-network' },
  );
  if (room?.pane == null)
    return (
      <EmptyState title="やり取りが見つかりません" headingLevel="h2">
        削除されたか、表示する権限がありません。
      </EmptyState>
    );
  return (
    <RoomPane room={room.pane} isCreator={false} enterSends={myChatSettings.enterSends} onClose={onClose} />
  );
}
