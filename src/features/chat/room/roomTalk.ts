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

export function newestOfInterviews(messages: Iterable<RoomMessage>): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const { content, sequence } of messages)
    if (content.kind === 'interview') newest.set(content.interview.id, sequence);
  return newest;
}
