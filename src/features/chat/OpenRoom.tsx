import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { OpenRoomQuery } from '../../../__generated__/OpenRoomQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import * as styles from './chat.css.ts';
import { RoomPanel } from './panel/RoomPanel.part.ts';
import { RoomPane } from './room/RoomPane.tsx';
import { WaitingRoom } from './room/WaitingRoom.tsx';

interface OpenRoomProps {
  readonly roomId: string;
  readonly isCreator: boolean;
  /** Opens at this message. */
  readonly at: number | null;
}

export function OpenRoom(props: OpenRoomProps): ReactElement {
  return (
    <Suspense fallback={<WaitingRoom />}>
      <Room {...props} />
    </Suspense>
  );
}

function Room({ roomId, isCreator, at }: OpenRoomProps): ReactElement {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { node: room, myChatSettings } = useRouteQuery<OpenRoomQuery>(
    graphql`
      query OpenRoomQuery($roomId: ID!) {
        node(id: $roomId) {
          ... on ChatRoom {
            ...RoomPane_room @alias(as: "pane")
            ...RoomPanel_room @alias(as: "panel")
          }
        }
        myChatSettings {
          enterSends
        }
      }
    `,
    { roomId },
  );
  if (room?.pane == null || room.panel == null)
    return (
      <EmptyState
        title="やり取りが見つかりません"
        headingLevel="h1"
        className={styles.missing}
        action={
          <Link to="/messages" className={buttonClass()}>
            メッセージの一覧へ
          </Link>
        }
      >
        削除されたか、表示する権限がありません。
      </EmptyState>
    );
  return (
    <div className={styles.open} data-panel={isPanelOpen ? '' : undefined}>
      <RoomPane
        room={room.pane}
        isCreator={isCreator}
        at={at}
        enterSends={myChatSettings.enterSends}
        onOpenPanel={() => setPanelOpen(!isPanelOpen)}
      />
      <aside className={styles.panel} aria-label="相手の情報">
        <RoomPanel
          waiting={null}
          room={room.panel}
          isCreator={isCreator}
          onClose={() => setPanelOpen(false)}
        />
      </aside>
    </div>
  );
}
