/* oxlint-disable relay/must-colocate-fragment-spreads -- brings the list's rows up to date */
import { ConnectionHandler, fetchQuery, graphql } from 'relay-runtime';
import type { IEnvironment, RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type {
  ChatRoomFilter,
  newestRoomsQuery,
  newestRoomsQuery$data,
} from '../../../../__generated__/newestRoomsQuery.graphql.ts';

export interface Narrowed {
  readonly filter: ChatRoomFilter;
  readonly name: string | null;
}

/** As many rooms as the server answers at once. */
const mostAtOnce = 100;

/**
 * Loads the beginning of the list again and puts it in front of what was paged to: what came in is added, what
 * left is taken out, and what lies further down stays. How many requests wait is asked with it.
 */
export async function lookAtNewest(
  environment: IEnvironment,
  { filter, name }: Narrowed,
  shown: number,
): Promise<void> {
  const answer = await fetchQuery<newestRoomsQuery>(
    environment,
    graphql`
      query newestRoomsQuery($count: Int!, $filter: ChatRoomFilter!, $name: String) {
        chatRequestsCount
        chatRooms(first: $count, filter: $filter, name: $name) {
          edges {
            node {
              id
              lastMessageAt
              ...RoomListRow_room
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    { count: Math.min(Math.max(shown, 30), mostAtOnce), filter, name },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (answer === undefined) return;
  environment.commitUpdate((store) => {
    const list = ConnectionHandler.getConnection(store.getRoot(), 'RoomList_chatRooms', { filter, name });
    if (list != null) place(store, list, answer.chatRooms);
  });
}

function place(
  store: RecordSourceProxy,
  list: RecordProxy,
  { edges, pageInfo }: newestRoomsQuery$data['chatRooms'],
): void {
  const standing = new Map(
    (list.getLinkedRecords('edges') ?? []).map((edge) => [edge.getLinkedRecord('node')?.getDataID(), edge]),
  );
  const newest = new Set(edges.map(({ node }) => node.id));
  const end = pageInfo.hasNextPage ? Date.parse(edges.at(-1)?.node.lastMessageAt ?? '') : -Infinity;
  const further = [...standing].flatMap(([id, edge]) => {
    const at = edge.getLinkedRecord('node')?.getValue('lastMessageAt');
    return id !== undefined && !newest.has(id) && typeof at === 'string' && Date.parse(at) < end
      ? [edge]
      : [];
  });
  const placed = edges.flatMap(({ node }) => {
    const record = store.get(node.id);
    if (record == null) return [];
    return [standing.get(node.id) ?? ConnectionHandler.createEdge(store, list, record, 'ChatRoomEdge')];
  });
  list.setLinkedRecords([...placed, ...further], 'edges');
  if (further.length > 0) return;
  const info = list.getLinkedRecord('pageInfo');
  info?.setValue(pageInfo.hasNextPage, 'hasNextPage');
  info?.setValue(pageInfo.endCursor ?? null, 'endCursor');
}
