const company = { id: 'company_1', name: '灯台舎', avatarImagePath: null };

/** A room of the town, with the person of this number. */
export function roomOf(number: number): object {
  return {
    __typename: 'ChatRoom',
    id: `room_${number}`,
    hasUnread: false,
    ownUserId: 'user_9',
    isMuted: false,
    lastMessageAt: '2026-11-20T00:00:00Z',
    company,
    creator: {
      __typename: 'CreatorUser',
      id: `user_${number}`,
      profile: { lastName: '早瀬', firstName: `${number}番目`, profileImage: null },
    },
    latestMessage: null,
  };
}

/** An edge of a search: the message of this number, in the room of it. */
export function foundMessage(number: number): object {
  return {
    cursor: `c${number}`,
    node: {
      room: roomOf(number),
      message: {
        __typename: 'PlainMessage',
        id: `message_${number}`,
        sequence: number,
        change: number,
        clientId: `client_${number}`,
        sendAt: '2026-11-20T00:00:00Z',
        deletedAt: null,
        sender: { __typename: 'ChatUser', id: 'user_1', name: '早瀬 みお', roles: ['CREATOR_USER'] },
        replyTo: null,
        text: `${number}通目の納期`,
        offerId: null,
      },
    },
  };
}
