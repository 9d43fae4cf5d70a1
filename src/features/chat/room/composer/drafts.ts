import { isString } from '../../../../lib/guards.ts';
import { localStore } from '../../../../lib/browser/storage.ts';

/** Text being written in a room, kept in this browser by person and room. */
const keyOf = (userId: string, roomId: string): string => `chat.draft.${userId}.${roomId}`;

export function readDraft(userId: string, roomId: string): string {
  return localStore.read(keyOf(userId, roomId), isString) ?? '';
}

/** Before what is written there already. */
export function addToDraft(userId: string, roomId: string, text: string): void {
  writeDraft(userId, roomId, withDraft(text, readDraft(userId, roomId)));
}

export const withDraft = (text: string, draft: string): string => (draft === '' ? text : `${text}\n${draft}`);

export function writeDraft(userId: string, roomId: string, text: string): void {
  if (text === '') localStore.remove(keyOf(userId, roomId));
  else localStore.write(keyOf(userId, roomId), text);
}
