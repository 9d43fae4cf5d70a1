import { createContext, use } from 'react';
import type { Interview } from '../interview/interviewMessage.ts';
import type { RoomMessage } from './roomMessage.ts';

/** What cards among the messages need of the room they stand in. */
export interface RoomTalk {
  readonly isCreator: boolean;
  readonly canWrite: boolean;
  /** Place of the newest message about each interview: there it stands as it is now. */
  readonly newestOfInterviews: ReadonlyMap<string, number>;
  /** A message that the server answered. */
  readonly took: (message: RoomMessage) => void;
  /** Opens the form with which a company proposes others for an interview. */
  readonly propose: (interview: Interview) => void;
}

/** Null where messages are shown outside of their room. */
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
