/* oxlint-disable relay/must-colocate-fragment-spreads -- events bring the open room's parts up to date */
import { fetchQuery, graphql, requestSubscription } from 'relay-runtime';
import type { Disposable, IEnvironment } from 'relay-runtime';
import type { roomCallsChangesQuery } from '../../../../../__generated__/roomCallsChangesQuery.graphql.ts';
import type { roomCallsPageQuery } from '../../../../../__generated__/roomCallsPageQuery.graphql.ts';
import type { roomCallsReadMutation } from '../../../../../__generated__/roomCallsReadMutation.graphql.ts';
import type { roomCallsRoomQuery } from '../../../../../__generated__/roomCallsRoomQuery.graphql.ts';
import type { roomCallsSendMutation } from '../../../../../__generated__/roomCallsSendMutation.graphql.ts';
import type { roomCallsSubscription } from '../../../../../__generated__/roomCallsSubscription.graphql.ts';
import type { roomCallsTypingMutation } from '../../../../../__generated__/roomCallsTypingMutation.graphql.ts';
import { withTime } from '../../../../lib/failureWords.ts';
import { commit } from '../../../../relay/commit.ts';
import { mutationErrors } from '../../../../relay/mutationErrors.ts';
import { readOnce } from '../../../../relay/readOnce.ts';
import { readMessage } from './roomMessage.ts';
import type { RoomMessage } from './roomMessage.ts';
import type { Read, RoomChange, Stretch } from './roomModel.ts';

export interface LoadedPage extends Stretch<RoomMessage> {
  readonly reached: number;
  readonly reads: readonly Read[];
}

const anew = { fetchPolicy: 'network-only' } as const;

/** Which page: the newest, the one before or after a cursor, or around a message. */
export type Where =
  | { readonly before: string }
  | { readonly after: string }
  | { readonly around: number }
  | null;

/** Null for a room that is not the viewer's (any more). */
export async function loadPage(
  environment: IEnvironment,
  roomId: string,
  where: Where,
): Promise<LoadedPage | null> {
  const answer = await readOnce<roomCallsPageQuery>(
    environment,
    graphql`
      query roomCallsPageQuery(
        $roomId: ID!
        $first: Int
        $after: String
        $last: Int
        $before: String
        $around: Int
      ) {
        node(id: $roomId) {
          ... on ChatRoom {
            lastChange
            reads {
              userId
              sequence
            }
          }
        }
        messages(
          roomId: $roomId
          first: $first
          after: $after
          last: $last
          before: $before
          around: $around
        ) {
          edges {
            node {
              ...roomMessage_message
            }
          }
          pageInfo {
            hasPreviousPage
            startCursor
            hasNextPage
            endCursor
          }
        }
      }
    `,
    { roomId, ...(where !== null && 'after' in where ? { first: 30 } : { last: 30 }), ...where },
  );
  const page = answer?.messages;
  if (page == null) return null;
  return {
    messages: page.edges.map(({ node }) => readMessage(node)),
    older: page.pageInfo.hasPreviousPage ? (page.pageInfo.startCursor ?? null) : null,
    newer: page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null,
    reached: answer?.node?.lastChange ?? 0,
    reads: (answer?.node?.reads ?? []).map(({ userId, sequence }) => ({ userId, sequence })),
  };
}

/** Loads the room again after an act elsewhere that changes it. */
export async function lookAtRoom(environment: IEnvironment, roomId: string): Promise<void> {
  await fetchQuery<roomCallsRoomQuery>(
    environment,
    graphql`
      query roomCallsRoomQuery($roomId: ID!) {
        node(id: $roomId) {
          ... on ChatRoom {
            ...RoomPane_room @alias(as: "pane")
          }
        }
      }
    `,
    { roomId },
    anew,
  ).toPromise();
}

export interface Missed {
  readonly messages: readonly RoomMessage[];
  readonly reached: number;
  readonly hasMore: boolean;
  readonly reads: readonly Read[];
}

export async function loadMissed(
  environment: IEnvironment,
  roomId: string,
  after: number,
): Promise<Missed | null> {
  const answer = await fetchQuery<roomCallsChangesQuery>(
    environment,
    graphql`
      query roomCallsChangesQuery($roomId: ID!, $after: Int!) {
        chatChanges(roomId: $roomId, after: $after) {
          reached
          hasMore
          messages {
            ...roomMessage_message
          }
          room {
            ...RoomPane_room
            ...RoomNotes_room
            reads {
              userId
              sequence
            }
          }
        }
      }
    `,
    { roomId, after },
    anew,
  ).toPromise();
  const changes = answer?.chatChanges;
  if (changes == null) return null;
  return {
    messages: changes.messages.map(readMessage),
    reached: changes.reached,
    hasMore: changes.hasMore,
    reads: (changes.room?.reads ?? []).map(({ userId, sequence }) => ({ userId, sequence })),
  };
}

interface Listener {
  readonly onChange: (change: RoomChange<RoomMessage>) => void;
  readonly onEnd: (failure: Error | null) => void;
}

/** So long it is believed that somebody writes; they say it more often. */
const typingMs = 6_000;

export function listenToRoom(
  environment: IEnvironment,
  roomId: string,
  { onChange, onEnd }: Listener,
): Disposable {
  return requestSubscription<roomCallsSubscription>(environment, {
    subscription: graphql`
      subscription roomCallsSubscription($roomId: ID!) {
        chatRoomChanged(roomId: $roomId) {
          change
          message {
            ...roomMessage_message
          }
          read {
            userId
            sequence
          }
          typing {
            userId
          }
          room {
            ...RoomPane_room
            ...RoomNotes_room
          }
        }
      }
    `,
    variables: { roomId },
    onNext: (answer) => {
      const event = answer?.chatRoomChanged;
      if (event == null) return;
      onChange({
        change: event.change ?? null,
        message: event.message == null ? null : readMessage(event.message),
        read: event.read ?? null,
        typing:
          event.typing == null
            ? null
            : // By this browser's clock: the server's may be another.
              { userId: event.typing.userId, until: Date.now() + typingMs },
      });
    },
    onError: onEnd,
    onCompleted: () => onEnd(null),
  });
}

/** The reason of a refusal. */
export class SendRefusal extends Error {
  override readonly name = 'SendRefusal';
}

export function orRefusal<Response extends object>(response: Response): Response {
  const [refusal] = mutationErrors(response);
  if (refusal !== undefined) throw new SendRefusal(withTime(refusal));
  return response;
}

export interface Words {
  readonly roomId: string;
  readonly text: string;
  readonly clientId: string;
  readonly replyToId: string | null;
}

export async function sendWords(environment: IEnvironment, input: Words): Promise<RoomMessage> {
  const { addMessage } = orRefusal(
    await commit<roomCallsSendMutation>(
      environment,
      graphql`
        mutation roomCallsSendMutation($input: AddMessageInput!) {
          addMessage(input: $input) {
            errors {
              ...mutationErrors @relay(mask: false)
            }
            message {
              ...roomMessage_message
            }
          }
        }
      `,
      { input },
    ),
  );
  if (addMessage.message == null) throw new SendRefusal('メッセージを送れませんでした。');
  return readMessage(addMessage.message);
}

/** Unread marks elsewhere follow from the room's record. */
export async function markRead(environment: IEnvironment, roomId: string, messageId: string): Promise<void> {
  await commit<roomCallsReadMutation>(
    environment,
    graphql`
      mutation roomCallsReadMutation($input: ReadMessageInput!) {
        readMessage(input: $input) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          success
          chatRoom {
            id
            hasUnread
            unreadCount
            lastReadSequence
          }
        }
      }
    `,
    { input: { roomId, messageId } },
  );
}

export async function tellTyping(environment: IEnvironment, roomId: string): Promise<void> {
  await commit<roomCallsTypingMutation>(
    environment,
    graphql`
      mutation roomCallsTypingMutation($roomId: ID!) {
        tellTyping(roomId: $roomId) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          ok
        }
      }
    `,
    { roomId },
  );
}
