import type { HeldRoom } from '../messages/writeSql.ts';
import type { RoomRow } from './roomsSql.ts';

export const roomStandings = {
  OPEN: {},
  REQUESTED: { description: 'The creator has not accepted the first message.' },
  DECLINED: {},
  BLOCKING: { description: 'The viewer’s own side has blocked the other.' },
  BLOCKED: {
    description:
      'The other side takes no messages from here; whether of the person or of the company is not told.',
  },
  WITHDRAWN: {},
  SUSPENDED: {},
} as const;
export type RoomStanding = keyof typeof roomStandings;

export type Side = 'COMPANY' | 'CREATOR';

export function sideOf({ creatorId }: { readonly creatorId: string }, userId: string | null): Side {
  return creatorId === userId ? 'CREATOR' : 'COMPANY';
}

export type Facts = Pick<
  HeldRoom & RoomRow,
  | 'companyStatus'
  | 'creatorStatus'
  | 'isBlockedByCompany'
  | 'isBlockedByCreator'
  | 'isPersonBlocked'
  | 'requestState'
>;

/** As one side sees it: who blocks knows it, who is blocked does not learn of what. */
export function standingOf(room: Facts, side: Side): RoomStanding {
  if (room.creatorStatus === 'DELETED') return 'WITHDRAWN';
  if (room.creatorStatus !== 'ACTIVE' || room.companyStatus !== 'ACTIVE') return 'SUSPENDED';
  const blocks = { CREATOR: room.isBlockedByCreator, COMPANY: room.isBlockedByCompany };
  if (blocks[side]) return 'BLOCKING';
  if (blocks[side === 'CREATOR' ? 'COMPANY' : 'CREATOR'] || room.isPersonBlocked) return 'BLOCKED';
  if (room.requestState === 'WAITING') return 'REQUESTED';
  return room.requestState === 'DECLINED' ? 'DECLINED' : 'OPEN';
}

/** Messages allowed while the request waits. */
export const mostInRequest = 3;

export const notToThem = 'この相手にはメッセージを送れません。';

/** Shown in place of the field; null where this side may write. */
export function whyNot(room: Facts & Pick<HeldRoom, 'lastSequence'>, side: Side): string | null {
  switch (standingOf(room, side)) {
    case 'OPEN':
      return null;
    case 'REQUESTED':
      if (side === 'CREATOR') return 'リクエストを承認すると返信できます。';
      return room.lastSequence < mostInRequest
        ? null
        : '相手がリクエストを承認すると、続きのメッセージを送れます。';
    case 'DECLINED':
      return side === 'CREATOR'
        ? '辞退したリクエストです。'
        : '相手がリクエストを辞退したため、メッセージを送れません。';
    case 'BLOCKING':
      return side === 'CREATOR'
        ? 'この会社をブロックしています。解除するとメッセージを送れます。'
        : 'このクリエイターをブロックしています。解除するとメッセージを送れます。';
    case 'BLOCKED':
      return notToThem;
    case 'WITHDRAWN':
      return '相手が退会したため、メッセージを送れません。';
    case 'SUSPENDED':
      return 'アカウントが停止されているため、メッセージを送れません。';
  }
}
