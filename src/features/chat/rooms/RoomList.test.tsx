import { screen } from '@testing-library/react';
import { graphql } from 'react-relay/hooks';
import { test } from 'vitest';
import type { RoomListTestQuery } from '../../../../__generated__/RoomListTestQuery.graphql.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { expectAskedAgain } from '../../../testing/askedAgain.tsx';
import { roomOf } from '../testing/messages.ts';
import { RoomList } from './RoomList.tsx';

function Rooms() {
  const rooms = useQuery<RoomListTestQuery>(
    graphql`
      query RoomListTestQuery {
        ...RoomList_rooms
      }
    `,
    {},
  );
  return <RoomList rooms={rooms} isCreator={false} openId={null} isNamed={false} isNarrowed={false} />;
}

test('more rooms that did not come are told below those that stand, and asked for again by each press', async () => {
  await expectAskedAgain({
    part: <Rooms />,
    root: (online) => ({
      chatRooms: ({ after }: { readonly after?: string | null }) =>
        after == null
          ? { edges: [{ cursor: 'c1', node: roomOf(1) }], pageInfo: { hasNextPage: true, endCursor: 'c1' } }
          : online({
              edges: [{ cursor: 'c2', node: roomOf(2) }],
              pageInfo: { hasNextPage: false, endCursor: null },
            })(),
    }),
    query: 'RoomListPaginationQuery',
    title: '続きを読み込めませんでした。',
    begin: (press) => press('さらに表示する'),
    shown: () => screen.findByRole('link', { name: /2番目/ }),
  });
});
