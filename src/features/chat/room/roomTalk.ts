import { createContext, use } from 'react';
import type { Interview } from '../interview/interviewMessage.ts';
import type { RoomMessage } from './roomMessage.ts';

/** What cards need of their room. */
export interface RoomTalk {
  readonly isCreator: boolean;
  readonly canWrite: boolean;
  /** The newest message about each interview: it shows the current state. */
  readonly newestOfInterviews: ReadonlyMap<string, number>;
  /** A message from a mutation's answer. */
  readonly took: (message: RoomMessage) => void;
  /** Opens the company's form to propose other times. */
  readonly propose: (interview: Interview) => void;
}

/** Null outside of a room. */
export const RoomTalkContext = createContext<RoomTalk | null>(null);

export function useRoomTalk(): RoomTalk | null {
  return use(RoomTalkContext);
}

export function newestOfInterviews(messages: readonly RoomMessage[]): ReadonlyMap<string, number> {
  return new Map(
    messages.flatMap(({ content, sequence }) =>
      content.kind === 'interview' ? [[content.interview.id, sequence] as const] : [],
    ),
  );
}
