import { isoDay } from '../../../../ui/text/formatDate.ts';
import type { MessageRun } from '../session/messageRun.ts';
import { PartedList } from './partedList.ts';
import type { RoomMessage } from '../session/roomMessage.ts';
import type { Unsent } from '../session/unsent.ts';

/** The rows of a room's list. */
export type RoomRow =
  /** Its key names the message that it stands before: the day may go on in an older page, which then begins with it. */
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
  | { readonly kind: 'unsent'; readonly key: string; readonly unsent: Unsent; readonly isFirst: boolean }
  /** Files sent with one press. */
  | {
      readonly kind: 'unsentFiles';
      readonly key: string;
      readonly unsent: readonly [UnsentWithFile, ...UnsentWithFile[]];
      readonly isFirst: boolean;
    };

export type UnsentWithFile = Unsent & Required<Pick<Unsent, 'file'>>;

/** After such a pause the sender is shown again. */
const groupMs = 5 * 60_000;

interface Shown {
  readonly messages: MessageRun<RoomMessage>;
  readonly unsent: readonly Unsent[];
  /** The last message read when the room was opened; null if all were. */
  readonly readBefore: number | null;
  readonly userId: string;
}

/** What the rows of a piece depend on, besides its messages. */
interface Standing {
  readonly before: RoomMessage | undefined;
  /** The line of the unread stands before this piece, or nowhere. */
  readonly isMarked: boolean;
  readonly readBefore: number | null;
  readonly userId: string;
}

interface PieceRows extends Standing {
  readonly rows: readonly RoomRow[];
  readonly isMarkedAfter: boolean;
}

/** A long room is read back page by page: the rows of the pages before are not made again. */
const made = new WeakMap<readonly RoomMessage[], PieceRows>();

export function rowsOf({ messages, unsent, readBefore, userId }: Shown): PartedList<RoomRow> {
  const parts: (readonly RoomRow[])[] = [];
  let before: RoomMessage | undefined;
  // Only if the message before is loaded, or there is none.
  let isMarked = readBefore === null || (messages.first?.sequence ?? 0) > readBefore + 1;
  for (const piece of messages.pieces) {
    const part = rowsOfPiece(piece, { before, isMarked, readBefore, userId });
    const joined = joinedAlbum(parts.at(-1)?.at(-1), part.rows[0]);
    if (joined !== null) parts.push([...(parts.pop()?.slice(0, -1) ?? []), joined]);
    const rest = joined === null ? part.rows : part.rows.slice(1);
    if (rest.length > 0) parts.push(rest);
    before = piece.at(-1);
    isMarked = part.isMarkedAfter;
  }
  const known = new Set(unsent.length === 0 ? [] : Array.from(messages, ({ clientId }) => clientId));
  const waiting = unsent.filter(({ clientId }) => !known.has(clientId));
  parts.push(unsentRows(waiting, before?.sender.id !== userId));
  return new PartedList(parts);
}

function unsentRows(waiting: readonly Unsent[], isFirst: boolean): readonly RoomRow[] {
  const rows: RoomRow[] = [];
  for (const one of waiting) {
    const last = rows.at(-1);
    const place = { key: one.clientId, isFirst: isFirst && last === undefined };
    if (!hasFile(one)) rows.push({ kind: 'unsent', unsent: one, ...place });
    else if (last?.kind === 'unsentFiles' && last.unsent[0].file.batchId === one.file.batchId)
      rows.splice(-1, 1, { ...last, unsent: [...last.unsent, one] });
    // The row stays the same while its files go, one by one.
    else rows.push({ kind: 'unsentFiles', ...place, key: one.file.batchId, unsent: [one] });
  }
  return rows;
}

const hasFile = (one: Unsent): one is UnsentWithFile => one.file !== undefined;

function rowsOfPiece(piece: readonly RoomMessage[], standing: Standing): PieceRows {
  const known = made.get(piece);
  if (
    known?.before === standing.before &&
    known?.isMarked === standing.isMarked &&
    known.readBefore === standing.readBefore &&
    known.userId === standing.userId
  )
    return known;
  const { readBefore, userId } = standing;
  const rows: RoomRow[] = [];
  let { before, isMarked } = standing;
  for (const message of piece) {
    const isNewDay = before === undefined || isoDay(before.sendAt) !== isoDay(message.sendAt);
    if (isNewDay) rows.push({ kind: 'day', key: `day ${message.sequence}`, at: message.sendAt });
    const isUnread = !isMarked && message.sequence > (readBefore ?? 0) && message.sender.id !== userId;
    if (isUnread) {
      rows.push({ kind: 'unread', key: 'unread' });
      isMarked = true;
    }
    const isFirst = isNewDay || isUnread || !isSameGroup(before, message);
    const row: RoomRow =
      albumOf(message) !== null
        ? { kind: 'album', key: message.clientId, messages: [message], isFirst }
        : { kind: 'message', key: message.clientId, message, isFirst };
    const joined = joinedAlbum(rows.at(-1), row);
    if (joined !== null) rows.pop();
    rows.push(joined ?? row);
    before = message;
  }
  const all = { ...standing, rows, isMarkedAfter: isMarked };
  made.set(piece, all);
  return all;
}

/** An album goes on over messages and pieces. */
function joinedAlbum(last: RoomRow | undefined, next: RoomRow | undefined): RoomRow | null {
  if (last?.kind !== 'album' || next?.kind !== 'album') return null;
  if (albumOf(last.messages[0]) !== albumOf(next.messages[0])) return null;
  return { ...last, messages: [...last.messages, ...next.messages] };
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
