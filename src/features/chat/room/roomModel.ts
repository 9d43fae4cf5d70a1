/**
 * What a page knows of a room. Every change of a room has the next number: consecutive ones are applied, a
 * gap must be fetched, known ones are skipped. Pure: no React, network or store.
 */

interface Placed {
  readonly sequence: number;
  readonly change: number;
  readonly sender: { readonly id: string };
  readonly isDeleted: boolean;
  readonly replyTo: { readonly sequence: number; readonly isDeleted: boolean } | null;
}

export interface RoomModel<Message extends Placed> {
  /** One contiguous run, oldest first, up to the newest known. */
  readonly messages: readonly Message[];
  /** All changes up to this number are known; null before the first page. */
  readonly reached: number | null;
  /** Cursor for older messages; null at the room's beginning. */
  readonly older: string | null;
  /** A shown run elsewhere in the room that does not reach the newest, after a jump. */
  readonly elsewhere: Stretch<Message> | null;
  /** How far each person has read. */
  readonly reads: ReadonlyMap<string, number>;
  /** Who is typing, and until when that counts. */
  readonly typing: ReadonlyMap<string, number>;
}

export interface Page<Message> {
  readonly messages: readonly Message[];
  readonly older: string | null;
}

/** A contiguous run of messages, with cursors for both ends. */
export interface Stretch<Message> extends Page<Message> {
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
    messages: [],
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
  const joins = (room.messages.at(-1)?.sequence ?? 0) + 1 >= (page.messages[0]?.sequence ?? 1);
  const base = joins ? room.messages : [];
  return {
    ...room,
    messages: page.messages.reduce(placed, base),
    older: joins && room.messages.length > 0 ? room.older : page.older,
    reached: Math.max(reached, room.reached ?? 0),
    reads: reads.reduce(furthest, room.reads),
  };
}

export function shownStretch<Message extends Placed>(room: RoomModel<Message>): Stretch<Message> {
  return room.elsewhere ?? { messages: room.messages, older: room.older, newer: null };
}

export function withOlder<Message extends Placed>(
  room: RoomModel<Message>,
  page: Page<Message>,
): RoomModel<Message> {
  const { messages, newer } = shownStretch(room);
  const longer = { messages: page.messages.reduce(placed, messages), older: page.older };
  return room.elsewhere === null ? { ...room, ...longer } : { ...room, elsewhere: { ...longer, newer } };
}

/** Adds a newer page to the run elsewhere; once it reaches the newest, both are merged. */
export function withNewer<Message extends Placed>(
  room: RoomModel<Message>,
  page: Stretch<Message>,
): RoomModel<Message> {
  if (room.elsewhere === null) return room;
  const { messages, older } = room.elsewhere;
  return withElsewhere(room, { messages: page.messages.reduce(placed, messages), older, newer: page.newer });
}

/** Shows the messages around a jump's goal. */
export function withElsewhere<Message extends Placed>(
  room: RoomModel<Message>,
  stretch: Stretch<Message>,
): RoomModel<Message> {
  const end = stretch.messages.at(-1)?.sequence ?? 0;
  const begin = room.messages[0]?.sequence ?? 1;
  if (end + 1 < begin) return { ...room, elsewhere: stretch };
  // Messages from events are newer than the page.
  const messages = room.messages.reduce(placed, stretch.messages);
  return { ...room, messages, older: stretch.older, elsewhere: null };
}

export function withoutElsewhere<Message extends Placed>(room: RoomModel<Message>): RoomModel<Message> {
  return room.elsewhere === null ? room : { ...room, elsewhere: null };
}

export function holds({ messages }: Pick<Stretch<Placed>, 'messages'>, sequence: number): boolean {
  const [first, last] = [messages[0], messages.at(-1)];
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
  const last = room.messages.at(-1)?.sequence ?? 0;
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
  const first = messages[0]?.sequence;
  const isKnown = older === null || first === undefined || message.sequence >= first;
  const there = elsewhere !== null && holds(elsewhere, message.sequence);
  const nearby = isKnown ? placed(messages, message) : messages;
  const led = elsewhere && (there ? placed(elsewhere.messages, message) : elsewhere.messages);
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
  messages: readonly Message[],
  sequence: number,
): readonly Message[] {
  const isQuoted = ({ replyTo }: Message): boolean =>
    replyTo !== null && replyTo.sequence === sequence && !replyTo.isDeleted;
  if (!messages.some(isQuoted)) return messages;
  return messages.map((one) =>
    isQuoted(one) && one.replyTo !== null ? { ...one, replyTo: { ...one.replyTo, isDeleted: true } } : one,
  );
}

/** Sorted in; of two versions of a message the later wins. */
function placed<Message extends Placed>(messages: readonly Message[], message: Message): readonly Message[] {
  const last = messages.at(-1);
  if (last === undefined || last.sequence < message.sequence) return [...messages, message];
  const at = place(messages, message.sequence);
  const there = messages[at];
  if (there?.sequence === message.sequence)
    return there.change >= message.change ? messages : messages.with(at, message);
  return messages.toSpliced(at, 0, message);
}

/** Binary search for a sequence's index. */
function place(messages: readonly Placed[], sequence: number): number {
  let [low, high] = [0, messages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.sequence ?? 0) < sequence) low = middle + 1;
    else high = middle;
  }
  return low;
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
