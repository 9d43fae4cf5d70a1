import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactElement } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { RoomListPaginationQuery } from '../../../../__generated__/RoomListPaginationQuery.graphql.ts';
import type { RoomList_rooms$key } from '../../../../__generated__/RoomList_rooms.graphql.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { reportError } from '../../page/errorReport.ts';
import { lookAtNewest } from './newestRooms.ts';
import type { Narrowed } from './newestRooms.ts';
import { watchRooms } from './roomNews.ts';
import { RequestsRow } from './RequestsRow.tsx';
import * as styles from './rooms.css.ts';
import { RoomListRow } from './RoomListRow.tsx';
import { MoreOfList } from '../../page/MoreOfList.tsx';

interface RoomListProps {
  readonly rooms: RoomList_rooms$key;
  readonly isCreator: boolean;
  readonly openId: string | null;
  /** As the rooms were asked for; by name, messages are searched below. */
  readonly narrowed: Narrowed;
  readonly onRequests: () => void;
}

/** The viewer's rooms, latest message first, kept up to date. */
export function RoomList({
  rooms: key,
  isCreator,
  openId,
  narrowed,
  onRequests,
}: RoomListProps): ReactElement {
  const environment = useRelayEnvironment();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
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
        chatRequestsCount
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
  // One after the other: an older answer must not take out what a newer one brought.
  const looking = useRef(Promise.resolve());
  const lookAgain = (): void => {
    looking.current = looking.current
      .then(() => lookAtNewest(environment, narrowed, edges.length))
      .catch(reportError);
  };
  const heard = useEffectEvent((roomId: string | null): void => {
    // A listed room updates in place; another one is new or has left. A request that was answered leaves its list.
    if (roomId === null || narrowed.filter === 'REQUEST' || !edges.some(({ node }) => node.id === roomId))
      lookAgain();
  });
  useEffect(() => watchRooms(environment, (roomId) => heard(roomId)), [environment]);

  const inOrder = edges.toSorted(
    (one, other) => Date.parse(other.node.lastMessageAt) - Date.parse(one.node.lastMessageAt),
  );
  if (edges.length === 0 && narrowed.name !== null)
    return <p className={styles.none}>名前に一致する相手はいません。</p>;
  const isNarrowed = narrowed.filter !== 'ALL';
  const requests = isCreator && !isNarrowed && narrowed.name === null ? data.chatRequestsCount : 0;
  if (edges.length === 0 && requests > 0)
    return (
      <>
        <RequestsRow count={requests} onOpen={onRequests} />
        <EmptyState title="やり取りはまだありません" headingLevel="h2" className={styles.noRooms}>
          リクエストを承認すると、ここに表示されます。
        </EmptyState>
      </>
    );
  if (edges.length === 0)
    return (
      <EmptyState
        title={isNarrowed ? '条件に合うメッセージはありません' : 'メッセージはまだありません'}
        headingLevel="h2"
        className={isNarrowed ? styles.nothing : styles.noRooms}
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
      {requests > 0 && <RequestsRow count={requests} onOpen={onRequests} />}
      <ul className={styles.list}>
        {inOrder.map(({ node }) => (
          <RoomListRow key={node.id} room={node} isCreator={isCreator} isOpen={node.id === openId} />
        ))}
      </ul>
      {hasNext && <MoreOfList count={30} loadNext={loadNext} isLoading={isLoadingNext} />}
    </>
  );
}
