import { isoDay } from '../../../ui/text/formatDate.ts';
import type { RoomMessage } from './roomMessage.ts';
import type { Unsent } from './unsent.ts';

/** The rows of a room's list. */
export type RoomRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: RoomMessage;
      /** The first of a group shows the sender. */
      readonly isFirst: boolean;
    }
  | {
      readonly kind: 'album';
      readonly key: string;
      readonly messages: readonly [RoomMessage, ...RoomMessage[]];
      readonly isFirst: boolean;
    }
  | { readonly kind: 'unsent'; readonly key: string; readonly unsent: Unsent; readonly isFirst: boolean };

/** After such a pause the sender is shown again. */
const groupMs = 5 * 60_000;

interface Shown {
  readonly messages: readonly RoomMessage[];
  readonly unsent: readonly Unsent[];
  /** The last message read when the room was opened; null if all were. */
  readonly readBefore: number | null;
  readonly userId: string;
}

export function rowsOf({ messages, unsent, readBefore, userId }: Shown): readonly RoomRow[] {
  const rows: RoomRow[] = [];
  const seen = new Set<string>();
  let before: RoomMessage | undefined;
  // Only if the message before is loaded, or there is none.
  let isMarked = readBefore === null || (messages[0]?.sequence ?? 0) > readBefore + 1;
  for (const message of messages) {
    seen.add(message.clientId);
    const isNewDay = before === undefined || isoDay(before.sendAt) !== isoDay(message.sendAt);
    if (isNewDay) rows.push({ kind: 'day', key: `day ${isoDay(message.sendAt)}`, at: message.sendAt });
    const isUnread = !isMarked && message.sequence > (readBefore ?? 0) && message.sender.id !== userId;
    if (isUnread) {
      rows.push({ kind: 'unread', key: 'unread' });
      isMarked = true;
    }
    const last = rows.at(-1);
    const album = albumOf(message);
    if (album !== null && last?.kind === 'album' && albumOf(last.messages[0]) === album)
      rows[rows.length - 1] = { ...last, messages: [...last.messages, message] };
    else {
      const isFirst = isNewDay || isUnread || !isSameGroup(before, message);
      rows.push(
        album !== null
          ? { kind: 'album', key: message.clientId, messages: [message], isFirst }
          : { kind: 'message', key: message.clientId, message, isFirst },
      );
    }
    before = message;
  }
  for (const one of unsent) {
    if (seen.has(one.clientId)) continue;
    const isFirst = rows.at(-1)?.kind !== 'unsent' && before?.sender.id !== userId;
    rows.push({ kind: 'unsent', key: one.clientId, unsent: one, isFirst });
  }
  return rows;
}

/** Pictures sent together; a deleted one keeps its place among them. */
function albumOf({ content }: RoomMessage): string | null {
  return content.kind === 'media' ? content.albumId : null;
}

function isSameGroup(before: RoomMessage | undefined, message: RoomMessage): boolean {
  return (
    before !== undefined &&
    before.sender.id === message.sender.id &&
    Date.parse(message.sendAt) - Date.parse(before.sendAt) < groupMs
  );
}
