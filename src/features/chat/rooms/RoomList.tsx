import { useEffect, useEffectEvent } from 'react';
import type { ReactElement } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { RoomListPaginationQuery } from '../../../../__generated__/RoomListPaginationQuery.graphql.ts';
import type { RoomList_rooms$key } from '../../../../__generated__/RoomList_rooms.graphql.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { watchRooms } from './roomNews.ts';
import * as styles from './rooms.css.ts';
import { RoomListRow } from './RoomListRow.tsx';
import { MoreOfList } from '../../feeds/MoreOfList.tsx';

interface RoomListProps {
  readonly rooms: RoomList_rooms$key;
  readonly isCreator: boolean;
  readonly openId: string | null;
  /** By a name: what was said is searched for below. */
  readonly isNamed: boolean;
  /** What the list is narrowed to, for the words of an empty one. */
  readonly isNarrowed: boolean;
}

/** The viewer's rooms, the newest word first, kept as they are. */
export function RoomList({
  rooms: key,
  isCreator,
  openId,
  isNamed,
  isNarrowed,
}: RoomListProps): ReactElement {
  const environment = useRelayEnvironment();
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    RoomListPaginationQuery,
    RoomList_rooms$key
  >(
    graphql`
      fragment RoomList_rooms on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
        filter: { type: "ChatRoomFilter", defaultValue: ALL }
        name: { type: "String" }
      )
      @refetchable(queryName: "RoomListPaginationQuery") {
        chatRooms(first: $count, after: $cursor, filter: $filter, name: $name)
          @connection(key: "RoomList_chatRooms") {
          edges {
            node {
              id
              lastMessageAt
              ...RoomListRow_room
            }
          }
        }
      }
    `,
    key,
  );
  const edges = data.chatRooms.edges;
  const lookAgain = (): void => {
    refetch({}, { fetchPolicy: 'store-and-network' });
  };
  const heard = useEffectEvent((roomId: string | null): void => {
    // A room of the list changes in its place; another one has just begun, or left.
    if (roomId === null || !edges.some(({ node }) => node.id === roomId)) lookAgain();
  });
  useEffect(() => watchRooms(environment, (roomId) => heard(roomId)), [environment]);

  const inOrder = edges.toSorted(
    (one, other) => Date.parse(other.node.lastMessageAt) - Date.parse(one.node.lastMessageAt),
  );
  if (edges.length === 0 && isNamed) return <p className={styles.none}>名前に一致する相手はいません。</p>;
  if (edges.length === 0)
    return (
      <EmptyState
        title={isNarrowed ? '条件に合うメッセージはありません' : 'メッセージはまだありません'}
        headingLevel="h2"
      >
        {isNarrowed
          ? '絞り込みを変更すると、ほかのメッセージを表示できます。'
          : isCreator
            ? '応募した会社や、あなたをフォローしている会社とやり取りできます。'
            : 'クリエイターのページや応募者の一覧から、メッセージを送れます。'}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {inOrder.map(({ node }) => (
          <RoomListRow key={node.id} room={node} isCreator={isCreator} isOpen={node.id === openId} />
        ))}
      </ul>
      {hasNext && <MoreOfList count={30} loadNext={loadNext} isLoading={isLoadingNext} />}
    </>
  );
}
