import { createContext, use } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type {
  OfficialJobOfferStatus,
  roomTalk_room$key,
} from '../../../../__generated__/roomTalk_room.graphql.ts';
import type { Interview } from '../interview/interviewMessage.ts';
import type { RoomMessage } from './session/roomMessage.ts';

interface StandingOfferOf {
  readonly id: string;
  readonly status: OfficialJobOfferStatus;
  /** Null where it follows from none. */
  readonly consultationId: string | null;
}

/** What cards need of their room. */
export interface RoomTalk {
  readonly isCreator: boolean;
  readonly canWrite: boolean;
  /** The newest message about each interview: it shows the current state. */
  readonly newestOfInterviews: ReadonlyMap<string, number>;
  /** Outside of openings, beside which no second is sent; none for those who send no offers. */
  readonly standingOffers: readonly StandingOfferOf[];
  /** A message from a mutation's answer. */
  readonly took: (message: RoomMessage) => void;
  /** Opens the company's form to propose other times. */
  readonly propose: (interview: Interview) => void;
}

export function readStandingOffers(room: roomTalk_room$key): readonly StandingOfferOf[] {
  const { standingOffers } = readInlineData(
    graphql`
      fragment roomTalk_room on ChatRoom @inline {
        standingOffers {
          id
          status
          consultationId
        }
      }
    `,
    room,
  );
  return standingOffers.map(({ id, status, consultationId }) => ({
    id,
    status,
    consultationId: consultationId ?? null,
  }));
}

/** Null outside of a room. */
export const RoomTalkContext = createContext<RoomTalk | null>(null);

export function useRoomTalk(): RoomTalk | null {
  return use(RoomTalkContext);
}

export function newestOfInterviews(messages: Iterable<RoomMessage>): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const { content, sequence } of messages)
    if (content.kind === 'interview') newest.set(content.interview.id, sequence);
  return newest;
}
