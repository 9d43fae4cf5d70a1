import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { expect, test, vi } from 'vitest';
import type { RoomListTestFilesQuery } from '../../../../__generated__/RoomListTestFilesQuery.graphql.ts';
import type { RoomListTestQuery } from '../../../../__generated__/RoomListTestQuery.graphql.ts';
import { localStore } from '../../../lib/browser/storage.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { expectAskedAgain } from '../../../testing/askedAgain.tsx';
import { renderBeforeTown } from '../../../testing/renderBeforeTown.tsx';
import { company, creator } from '../../session/testing/viewers.ts';
import { RoomFiles } from '../panel/RoomFiles.tsx';
import { unsentBox } from '../room/session/unsent.ts';
import { roomOf } from '../testing/messages.ts';
import { RoomList } from './RoomList.tsx';

const onRequests = vi.fn();

function Rooms({ isCreator = false }: { readonly isCreator?: boolean }) {
  const rooms = useQuery<RoomListTestQuery>(
    graphql`
      query RoomListTestQuery {
        ...RoomList_rooms
      }
    `,
    {},
  );
  return (
    <RoomList
      rooms={rooms}
      isCreator={isCreator}
      openId={null}
      narrowed={{ filter: 'ALL', name: null }}
      onRequests={onRequests}
    />
  );
}

test('more rooms that did not come are told below those that stand, and asked for again by each press', async () => {
  await expectAskedAgain({
    part: <Rooms />,
    root: (online) => ({
      chatRequestsCount: 0,
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

/** The room of this number, with its last message on this day. */
const roomOfDay = (number: number, day: number): object => ({
  ...roomOf(number),
  lastSequence: 1,
  lastReadSequence: 1,
  unreadCount: 0,
  isArchived: false,
  lastMessageAt: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
});
const shownRooms = (): readonly (string | undefined)[] =>
  screen.getAllByRole('link').map((link) => /\d+番目/.exec(link.textContent)?.[0]);

test('what one has paged to stays when the list is looked at again, and what left its beginning goes', async () => {
  const beginning = (rooms: readonly object[]) => ({
    edges: rooms.map((node, index) => ({ cursor: `c${index}`, node })),
    pageInfo: { hasNextPage: true, endCursor: `c${rooms.length - 1}` },
  });
  let newest = [roomOfDay(1, 20), roomOfDay(2, 19)];
  const { user, tell } = await renderBeforeTown(
    <Rooms />,
    {
      chatRequestsCount: 0,
      chatRooms: ({ after }: { readonly after?: string | null }) =>
        after == null
          ? beginning(newest)
          : {
              edges: [{ cursor: 'c9', node: roomOfDay(3, 18) }],
              pageInfo: { hasNextPage: false, endCursor: 'c9' },
            },
    },
    company,
  );
  await user.click(await screen.findByRole('button', { name: 'さらに表示する' }));
  await screen.findByRole('link', { name: /3番目/ });
  newest = [roomOfDay(4, 21), roomOfDay(2, 19)];
  await act(() => tell('roomNewsSubscription', { myChatRoomChanged: roomOfDay(4, 21) }));
  await waitFor(() => expect(shownRooms()).toEqual(['4番目', '2番目', '3番目']));
  // All were loaded before, and still are.
  expect(screen.queryByRole('button', { name: 'さらに表示する' })).toBeNull();
});

function FilesOfFirst() {
  const { node } = useQuery<RoomListTestFilesQuery>(
    graphql`
      query RoomListTestFilesQuery {
        node(id: "room_1") {
          ... on ChatRoom {
            ...RoomFiles_room @alias(as: "files")
          }
        }
      }
    `,
    {},
  );
  return node?.files == null ? null : <RoomFiles room={node.files} />;
}

function Beside() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Rooms />
      <button type="button" onClick={() => setIsOpen(true)}>
        情報を開く
      </button>
      {isOpen && (
        <Suspense>
          <FilesOfFirst />
        </Suspense>
      )}
    </>
  );
}

test('a message that the panel beside hears of first is told in the list with its sender', async () => {
  const latestMessage = {
    __typename: 'PlainMessage',
    id: 'message_7',
    deletedAt: null,
    sender: { __typename: 'ChatUser', id: 'user_9' },
    text: '入稿しました',
  };
  const { user } = await renderBeforeTown(
    <Beside />,
    {
      chatRequestsCount: 0,
      chatRooms: {
        edges: [{ cursor: 'c1', node: roomOf(1) }],
        pageInfo: { hasNextPage: false, endCursor: 'c1' },
      },
      node: { ...roomOf(1), latestMessage, attachments: [] },
    },
    company,
  );
  await screen.findByText('メッセージはまだありません');
  await user.click(screen.getByRole('button', { name: '情報を開く' }));
  await screen.findByText('あなた: 入稿しました');
});

test('an empty list fills with the first room, and pages on from it', async () => {
  let rooms: readonly object[] = [];
  const { tell } = await renderBeforeTown(
    <Rooms />,
    {
      chatRequestsCount: 0,
      chatRooms: () => ({
        edges: rooms.map((node) => ({ cursor: 'c1', node })),
        pageInfo: { hasNextPage: rooms.length > 0, endCursor: rooms.length > 0 ? 'c1' : null },
      }),
    },
    company,
  );
  await screen.findByText('メッセージはまだありません');
  rooms = [roomOfDay(1, 20)];
  await act(() => tell('roomNewsSubscription', { myChatRoomChanged: roomOfDay(1, 20) }));
  await screen.findByRole('link', { name: /1番目/ });
  expect(screen.getByRole('button', { name: 'さらに表示する' })).toBeTruthy();
});

test('a room says that something in it is not sent yet, until it is', async () => {
  await renderBeforeTown(
    <Rooms />,
    {
      chatRequestsCount: 0,
      chatRooms: {
        edges: [1, 2].map((number) => ({ cursor: `c${number}`, node: roomOf(number) })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
    company,
  );
  const row = await screen.findByRole('link', { name: /1番目/ });
  expect(row.textContent).not.toContain('未送信');
  const box = unsentBox(localStore, 'user_9', 'room_1');
  const unsent = { clientId: 'c', text: '初校です', replyToId: null, writtenAt: 0, after: 0, refusal: null };
  act(() => box.write([unsent]));
  expect(row.textContent).toContain('未送信');
  expect(screen.getByRole('link', { name: /2番目/ }).textContent).not.toContain('未送信');
  act(() => box.write([]));
  expect(row.textContent).not.toContain('未送信');
});

test('a creator reads how many requests wait, is led to them, and the number stays true', async () => {
  let waiting = 2;
  let rooms: readonly object[] = [];
  const { user, tell, container } = await renderBeforeTown(
    <Rooms isCreator />,
    {
      chatRequestsCount: () => waiting,
      chatRooms: () => ({
        edges: rooms.map((node) => ({ cursor: 'c1', node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      }),
    },
    creator,
  );
  await user.click(await screen.findByRole('button', { name: /^リクエスト 2件/ }));
  expect(onRequests).toHaveBeenCalledOnce();
  expect(screen.getByText('リクエストを承認すると、ここに表示されます。')).toBeTruthy();
  expect(container.textContent).not.toContain('未読');

  const heard = (count: number, number: number) =>
    act(() => {
      waiting = count;
      return tell('roomNewsSubscription', { myChatRoomChanged: roomOfDay(number, 20) });
    });
  await heard(100, 2);
  await screen.findByRole('button', { name: /^リクエスト 99件以上/ });
  rooms = [roomOfDay(1, 20)];
  await heard(1, 1);
  await screen.findByRole('button', { name: /^リクエスト 1件/ });
  await screen.findByRole('link', { name: /灯台舎/ });
  await heard(0, 3);
  await waitFor(() => expect(screen.queryByRole('button', { name: /リクエスト/ })).toBeNull());
  expect(screen.getByRole('link', { name: /灯台舎/ })).toBeTruthy();
});

test('a company reads of no requests', async () => {
  await renderBeforeTown(
    <Rooms />,
    {
      chatRequestsCount: 2,
      chatRooms: {
        edges: [{ cursor: 'c1', node: roomOf(1) }],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
    company,
  );
  await screen.findByRole('link', { name: /1番目/ });
  expect(screen.queryByRole('button', { name: /リクエスト/ })).toBeNull();
});
