import type { HeldRoom } from '../messages/writeSql.ts';
import type { RoomRow } from './roomsSql.ts';

/** Why nobody, or one side, can write in a room. */
export const roomStandings = [
  'OPEN',
  /** The creator has yet to let the first message in. */
  'REQUESTED',
  'DECLINED',
  'BLOCKED_BY_CREATOR',
  'BLOCKED_BY_COMPANY',
  'WITHDRAWN',
  'SUSPENDED',
] as const;
export type RoomStanding = (typeof roomStandings)[number];

type Facts = Pick<
  HeldRoom & RoomRow,
  'companyStatus' | 'creatorStatus' | 'isBlockedByCompany' | 'isBlockedByCreator' | 'requestState'
>;

export function standingOf(room: Facts): RoomStanding {
  if (room.creatorStatus === 'DELETED') return 'WITHDRAWN';
  if (room.creatorStatus !== 'ACTIVE' || room.companyStatus !== 'ACTIVE') return 'SUSPENDED';
  if (room.isBlockedByCreator) return 'BLOCKED_BY_CREATOR';
  if (room.isBlockedByCompany) return 'BLOCKED_BY_COMPANY';
  if (room.requestState === 'WAITING') return 'REQUESTED';
  return room.requestState === 'DECLINED' ? 'DECLINED' : 'OPEN';
}

/** While it waits to be let in, so much may be said at first. */
export const mostInRequest = 3;

type Side = 'COMPANY' | 'CREATOR';

/** What one side is told instead of the field to write in; null where it may write. Who was blocked is not told by whom. */
export function whyNot(
  standing: RoomStanding,
  side: Side,
  { lastSequence }: Pick<HeldRoom, 'lastSequence'>,
): string | null {
  switch (standing) {
    case 'OPEN':
      return null;
    case 'REQUESTED':
      if (side === 'CREATOR') return 'リクエストを承認すると返信できます。';
      return lastSequence < mostInRequest
        ? null
        : '相手がリクエストを承認すると、続きのメッセージを送れます。';
    case 'DECLINED':
      return side === 'CREATOR'
        ? '辞退したリクエストです。'
        : '相手がリクエストを辞退したため、メッセージを送れません。';
    case 'BLOCKED_BY_CREATOR':
      return side === 'CREATOR'
        ? 'この会社をブロックしています。解除するとメッセージを送れます。'
        : 'この相手にはメッセージを送れません。';
    case 'BLOCKED_BY_COMPANY':
      return side === 'COMPANY'
        ? 'このクリエイターをブロックしています。解除するとメッセージを送れます。'
        : 'この相手にはメッセージを送れません。';
    case 'WITHDRAWN':
      return '相手が退会したため、メッセージを送れません。';
    case 'SUSPENDED':
      return 'アカウントが停止されているため、メッセージを送れません。';
  }
}
