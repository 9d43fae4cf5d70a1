import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoomListRow_room$key } from '../../../../__generated__/RoomListRow_room.graphql.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { UnreadDot } from '../../../ui/text/Unread.tsx';
import { useHasUnsent } from '../room/session/useHasUnsent.ts';
import { creatorFace } from '../../people/creatorFace.ts';
import { LatestLine } from './LatestLine.tsx';
import * as styles from './rooms.css.ts';

interface RoomListRowProps {
  readonly room: RoomListRow_room$key;
  readonly isCreator: boolean;
  readonly isOpen: boolean;
}

export function RoomListRow({ room: key, isCreator, isOpen }: RoomListRowProps): ReactElement {
  const room = useFragment(
    graphql`
      fragment RoomListRow_room on ChatRoom {
        id
        hasUnread
        ownUserId
        isMuted
        lastMessageAt
        company {
          id
          name
          avatarImagePath
        }
        creator {
          ...creatorFace_creator
        }
        ...LatestLine_room
      }
    `,
    key,
  );
  const hasUnsent = useHasUnsent(room.ownUserId, room.id);
  const creator = creatorFace(room.creator);
  const name = isCreator ? room.company.name : creator.name;
  return (
    <li>
      <Link
        className={styles.row}
        to="/messages/$roomId"
        params={{ roomId: room.id }}
        aria-current={isOpen ? 'page' : undefined}
        data-unread={room.hasUnread ? '' : undefined}
      >
        <Avatar
          name={name}
          src={isCreator ? room.company.avatarImagePath : creator.picture}
          shape={isCreator ? 'square' : 'round'}
          size={40}
        />
        <span className={styles.words}>
          <span className={styles.top}>
            <span className={styles.name}>{name}</span>
            <RelativeTime className={styles.time} date={room.lastMessageAt} short />
          </span>
          <span className={styles.bottom}>
            <span className={styles.line}>
              {hasUnsent && !isOpen && <span className={styles.unsent}>未送信 </span>}
              <LatestLine room={room} />
            </span>
            {room.hasUnread && !room.isMuted && <UnreadDot />}
          </span>
        </span>
      </Link>
    </li>
  );
}
