import { OpenRoom } from './OpenRoom.part.ts';
import { RoomPanel } from './panel/RoomPanel.part.ts';
import { MessageCard } from './room/cards/MessageCard.part.ts';

/** What an open room is made of, in the order in which it is needed. */
export const roomParts = [OpenRoom, MessageCard, RoomPanel] as const;
