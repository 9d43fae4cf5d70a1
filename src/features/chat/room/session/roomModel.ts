/**
 * What a page knows of a room. Every change of a room has the next number: consecutive ones are applied, a
 * gap must be fetched, known ones are skipped. Pure: no React, network or store.
 */

import { MessageRun } from './messageRun.ts';

interface Placed {
  readonly sequence: number;
  readonly change: number;
  readonly sender: { readonly id: string };
  readonly isDeleted: boolean;
  readonly replyTo: { readonly sequence: number; readonly isDeleted: boolean } | null;
}

export interface RoomModel<Message extends Placed> {
  /** Up to the newest known. */
  readonly messages: MessageRun<Message>;
  /** All changes up to this number are known; null before the first page. */
  readonly reached: number | null;
  /** Cursor for older messages; null at the room's beginning. */
  readonly older: string | null;
  /** A shown run elsewhere in the room that does not reach the newest, after a jump. */
  readonly elsewhere: ShownStretch<Message> | null;
  /** How far each person has read. */
  readonly reads: ReadonlyMap<string, number>;
  /** Who is typing, and until when that counts. */
  readonly typing: ReadonlyMap<string, number>;
}

export interface Page<Message> {
  readonly messages: readonly Message[];
  readonly older: string | null;
}

/** A page with cursors for both ends. */
export interface Stretch<Message> extends Page<Message> {
  readonly newer: string | null;
}

interface ShownStretch<Message extends Placed> {
  readonly messages: MessageRun<Message>;
  readonly older: string | null;
  readonly newer: string | null;
}

export interface Read {
  readonly userId: string;
  readonly sequence: number;
}

export interface RoomChange<Message> {
  /** Null for events without a number, such as typing. */
  readonly change: number | null;
  readonly message?: Message | null;
  readonly read?: Read | null;
  readonly typing?: { readonly userId: string; readonly until: number } | null;
}

export function emptyRoom<Message extends Placed>(): RoomModel<Message> {
  return {
    messages: MessageRun.of<Message>([]),
    reached: null,
    older: null,
    elsewhere: null,
    reads: new Map(),
    typing: new Map(),
  };
}

/** The newest page, loaded when the room's number was `reached`. */
export function withNewest<Message extends Placed>(
  room: RoomModel<Message>,
  page: Page<Message>,
  { reached, reads }: { readonly reached: number; readonly reads: readonly Read[] },
): RoomModel<Message> {
  // After a long absence it may not connect to the known run, and replaces it.
  const joins = (room.messages.last?.sequence ?? 0) + 1 >= (page.messages[0]?.sequence ?? 1);
  return {
    ...room,
    messages: joins ? room.messages.with(page.messages) : MessageRun.of(page.messages),
    older: joins && room.messages.length > 0 ? room.older : page.older,
    reached: Math.max(reached, room.reached ?? 0),
    reads: reads.reduce(furthest, room.reads),
  };
}

export function shownStretch<Message extends Placed>(room: RoomModel<Message>): ShownStretch<Message> {
  return room.elsewhere ?? { messages: room.messages, older: room.older, newer: null };
}

export function withOlder<Message extends Placed>(
  room: RoomModel<Message>,
  page: Page<Message>,
): RoomModel<Message> {
  const { messages, newer } = shownStretch(room);
  const longer = { messages: messages.with(page.messages), older: page.older };
  return room.elsewhere === null ? { ...room, ...longer } : { ...room, elsewhere: { ...longer, newer } };
}

/** Adds a newer page to the run elsewhere; once it reaches the newest, both are merged. */
export function withNewer<Message extends Placed>(
  room: RoomModel<Message>,
  page: Stretch<Message>,
): RoomModel<Message> {
  if (room.elsewhere === null) return room;
  const { messages, older } = room.elsewhere;
  return ledTo(room, { messages: messages.with(page.messages), older, newer: page.newer });
}

/** Shows the messages around a jump's goal. */
export function withElsewhere<Message extends Placed>(
  room: RoomModel<Message>,
  { messages, older, newer }: Stretch<Message>,
): RoomModel<Message> {
  return ledTo(room, { messages: MessageRun.of(messages), older, newer });
}

function ledTo<Message extends Placed>(
  room: RoomModel<Message>,
  stretch: ShownStretch<Message>,
): RoomModel<Message> {
  const end = stretch.messages.last?.sequence ?? 0;
  const begin = room.messages.first?.sequence ?? 1;
  if (end + 1 < begin) return { ...room, elsewhere: stretch };
  // Messages from events are newer than the page.
  const messages = room.messages.pieces.reduce((run, piece) => run.with(piece), stretch.messages);
  return { ...room, messages, older: stretch.older, elsewhere: null };
}

export function withoutElsewhere<Message extends Placed>(room: RoomModel<Message>): RoomModel<Message> {
  return room.elsewhere === null ? room : { ...room, elsewhere: null };
}

export function holds<Message extends Placed>(
  { messages: { first, last } }: Pick<ShownStretch<Message>, 'messages'>,
  sequence: number,
): boolean {
  return first !== undefined && last !== undefined && sequence >= first.sequence && sequence <= last.sequence;
}

/** The changes missed, up to a number. */
export function withMissed<Message extends Placed>(
  room: RoomModel<Message>,
  missed: { readonly messages: readonly Message[]; readonly reached: number },
): RoomModel<Message> {
  return { ...missed.messages.reduce(put, room), reached: Math.max(missed.reached, room.reached ?? 0) };
}

/**
 * The sender's own message as the server answered it. Its number comes by the room's event, or is fetched.
 */
export function withSent<Message extends Placed>(
  room: RoomModel<Message>,
  message: Message,
): RoomModel<Message> {
  const isNext = room.reached !== null && message.change === room.reached + 1;
  const last = room.messages.last?.sequence ?? 0;
  // With a gap before it, it waits for what is missing, and is shown as being sent until then.
  if (message.sequence > last + 1) return room;
  return { ...put(room, message), reached: isNext ? message.change : room.reached };
}

/** `isMissing`: an earlier change is not known. */
export function taken<Message extends Placed>(
  room: RoomModel<Message>,
  { change, message, read, typing }: RoomChange<Message>,
): { readonly room: RoomModel<Message>; readonly isMissing: boolean } {
  if (change === null) {
    if (!typing) return { room, isMissing: false };
    return {
      room: { ...room, typing: new Map(room.typing).set(typing.userId, typing.until) },
      isMissing: false,
    };
  }
  if (room.reached === null || change <= room.reached) return { room, isMissing: false };
  if (change > room.reached + 1) return { room, isMissing: true };
  // Only a number: the change was for others, or must be fetched.
  if (!message && !read) return { room, isMissing: true };
  const typed = message ? without(room.typing, message.sender.id) : room.typing;
  return {
    room: {
      ...(message ? put(room, message) : room),
      reads: read ? furthest(room.reads, read) : room.reads,
      typing: typed,
      reached: change,
    },
    isMissing: false,
  };
}

/** A new or changed message. Changes outside the known runs come with their page. */
function put<Message extends Placed>(room: RoomModel<Message>, message: Message): RoomModel<Message> {
  const { messages, older, elsewhere } = room;
  const first = messages.first?.sequence;
  const isKnown = older === null || first === undefined || message.sequence >= first;
  const there = elsewhere !== null && holds(elsewhere, message.sequence);
  const nearby = isKnown ? messages.placed(message) : messages;
  const led = elsewhere && (there ? elsewhere.messages.placed(message) : elsewhere.messages);
  return {
    ...room,
    messages: message.isDeleted ? withoutQuoted(nearby, message.sequence) : nearby,
    elsewhere: led && {
      ...elsewhere,
      messages: message.isDeleted ? withoutQuoted(led, message.sequence) : led,
    },
  };
}

/** What was deleted is deleted in quotations too. */
function withoutQuoted<Message extends Placed>(
  messages: MessageRun<Message>,
  sequence: number,
): MessageRun<Message> {
  return messages.mapped((one) =>
    one.replyTo !== null && one.replyTo.sequence === sequence && !one.replyTo.isDeleted
      ? { ...one, replyTo: { ...one.replyTo, isDeleted: true } }
      : one,
  );
}

function furthest(
  reads: ReadonlyMap<string, number>,
  { userId, sequence }: Read,
): ReadonlyMap<string, number> {
  return (reads.get(userId) ?? 0) >= sequence ? reads : new Map(reads).set(userId, sequence);
}

function without<Key>(map: ReadonlyMap<Key, number>, key: Key): ReadonlyMap<Key, number> {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
