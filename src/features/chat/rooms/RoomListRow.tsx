import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoomListRow_room$key } from '../../../../__generated__/RoomListRow_room.graphql.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { UnreadDot } from '../../../ui/text/Unread.tsx';
import { actWords } from '../interview/interviewMessage.ts';
import type { InterviewContent } from '../interview/interviewMessage.ts';
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
          id
          profile {
            lastName
            firstName
            profileImage {
              url
            }
          }
        }
        latestMessage {
          id
          __typename
          deletedAt
          sender {
            id
          }
          ... on PlainMessage {
            text
          }
          ... on FileMessage {
            filename
          }
          ... on MediaMessage {
            mediaType
          }
          ... on JobOpeningMessage {
            jobOpening {
              title
            }
          }
          ... on InterviewMessage {
            act
            actTimes
          }
        }
      }
    `,
    key,
  );
  const person = room.creator.profile;
  const name = isCreator ? room.company.name : `${person.lastName} ${person.firstName}`;
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
          src={isCreator ? room.company.avatarImagePath : room.creator.profile.profileImage?.url}
          shape={isCreator ? 'square' : 'round'}
          size={40}
        />
        <span className={styles.words}>
          <span className={styles.top}>
            <span className={styles.name}>{name}</span>
            <RelativeTime className={styles.time} date={room.lastMessageAt} short />
          </span>
          <span className={styles.bottom}>
            <span className={styles.line}>{latestWords(room.latestMessage, room.ownUserId)}</span>
            {room.hasUnread && !room.isMuted && <UnreadDot />}
          </span>
        </span>
      </Link>
    </li>
  );
}

interface Latest {
  readonly __typename: string;
  readonly deletedAt?: string | null | undefined;
  readonly sender: { readonly id: string };
  readonly text?: string | null | undefined;
  readonly filename?: string | null | undefined;
  readonly mediaType?: string | null | undefined;
  readonly act?: InterviewContent['act'] | null | undefined;
  readonly actTimes?: readonly string[] | null | undefined;
  readonly jobOpening?: { readonly title: string } | null | undefined;
}

function latestWords(latest: Latest | null | undefined, ownId: string): string {
  if (latest == null) return 'メッセージはまだありません';
  const from = latest.sender.id === ownId ? 'あなた: ' : '';
  return `${from}${wordsOf(latest)}`;
}

function wordsOf(latest: Latest): string {
  const { __typename: kind, deletedAt, text, filename, mediaType, jobOpening, act, actTimes } = latest;
  if (deletedAt != null) return 'メッセージが削除されました';
  if (text != null) return text;
  if (kind === 'MediaMessage') return mediaType === 'VIDEO' ? '動画を送りました' : '画像を送りました';
  if (kind === 'FileMessage') return filename ?? 'ファイルを送りました';
  if (act != null) return actWords({ act, actTimes: actTimes ?? [] });
  if (kind === 'JobOpeningMessage') return jobOpening == null ? '募集' : `募集「${jobOpening.title}」`;
  return kind === 'JobConsultationMessage' ? '仕事の相談' : '新しいメッセージ';
}
