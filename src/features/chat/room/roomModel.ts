/**
 * What a page knows of a room. Every change of a room has the next number: what comes in order is taken, what leaves a gap is asked for, and
 * what is known already is passed by. Nothing here knows React, the network or the store.
 */

interface Placed {
  readonly sequence: number;
  readonly change: number;
  readonly sender: { readonly id: string };
}

export interface RoomModel<Message extends Placed> {
  /** One stretch, oldest first, up to the newest that is known. */
  readonly messages: readonly Message[];
  /** Up to which number everything is known; null before the first page. */
  readonly reached: number | null;
  /** From where older messages are asked for; null where the room begins. */
  readonly older: string | null;
  /** Another stretch, which does not reach the newest: where somebody was led to. It is what is shown. */
  readonly elsewhere: Stretch<Message> | null;
  /** Up to where the others have read, by person. */
  readonly reads: ReadonlyMap<string, number>;
  /** Who writes, and until when that is believed. */
  readonly typing: ReadonlyMap<string, number>;
}

export interface Page<Message> {
  readonly messages: readonly Message[];
  readonly older: string | null;
}

/** Messages without a hole, and from where to go on at either end. */
export interface Stretch<Message> extends Page<Message> {
  readonly newer: string | null;
}

export interface Read {
  readonly userId: string;
  readonly sequence: number;
}

export interface RoomChange<Message> {
  /** Null for what has no number, as typing. */
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

/** The newest page, read when the room had reached a number. */
export function withNewest<Message extends Placed>(
  room: RoomModel<Message>,
  page: Page<Message>,
  { reached, reads }: { readonly reached: number; readonly reads: readonly Read[] },
): RoomModel<Message> {
  // Asked for again after a long absence, it may not join what was there: then it stands alone.
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

/** What is shown: the newest, or where somebody was led to. */
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

/** Going on towards now: once the newest are reached, the two are one. */
export function withNewer<Message extends Placed>(
  room: RoomModel<Message>,
  page: Stretch<Message>,
): RoomModel<Message> {
  if (room.elsewhere === null) return room;
  const { messages, older } = room.elsewhere;
  return withElsewhere(room, { messages: page.messages.reduce(placed, messages), older, newer: page.newer });
}

/** The messages around one that somebody was led to. */
export function withElsewhere<Message extends Placed>(
  room: RoomModel<Message>,
  stretch: Stretch<Message>,
): RoomModel<Message> {
  const end = stretch.messages.at(-1)?.sequence ?? 0;
  const begin = room.messages[0]?.sequence ?? 1;
  if (end + 1 < begin) return { ...room, elsewhere: stretch };
  // What came by events is later than the page.
  const messages = room.messages.reduce(placed, stretch.messages);
  return { ...room, messages, older: stretch.older, elsewhere: null };
}

/** Back to the newest. */
export function withoutElsewhere<Message extends Placed>(room: RoomModel<Message>): RoomModel<Message> {
  return room.elsewhere === null ? room : { ...room, elsewhere: null };
}

/** Whether a place lies within a stretch. */
export function holds({ messages }: Pick<Stretch<Placed>, 'messages'>, sequence: number): boolean {
  const [first, last] = [messages[0], messages.at(-1)];
  return first !== undefined && last !== undefined && sequence >= first.sequence && sequence <= last.sequence;
}

/** What was missed, up to a number. */
export function withMissed<Message extends Placed>(
  room: RoomModel<Message>,
  missed: { readonly messages: readonly Message[]; readonly reached: number },
): RoomModel<Message> {
  return { ...missed.messages.reduce(put, room), reached: Math.max(missed.reached, room.reached ?? 0) };
}

/** A message that the server answered to its sender: its number is told by the room's event, or asked for. */
export function withSent<Message extends Placed>(
  room: RoomModel<Message>,
  message: Message,
): RoomModel<Message> {
  const isNext = room.reached !== null && message.change === room.reached + 1;
  const last = room.messages.at(-1)?.sequence ?? 0;
  // One that leaves a hole before it waits for what is missing: it is shown as under way until then.
  if (message.sequence > last + 1) return room;
  return { ...put(room, message), reached: isNext ? message.change : room.reached };
}

/** `isMissing`: something came before this that is not known. */
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
  // Only the number came: what it stands for was told to others alone, or has to be asked for.
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

/** Sent or changed. Changes to what lies in no stretch come with its page. */
function put<Message extends Placed>(room: RoomModel<Message>, message: Message): RoomModel<Message> {
  const { messages, older, elsewhere } = room;
  const first = messages[0]?.sequence;
  const isKnown = older === null || first === undefined || message.sequence >= first;
  return {
    ...room,
    messages: isKnown ? placed(messages, message) : messages,
    elsewhere:
      elsewhere !== null && holds(elsewhere, message.sequence)
        ? { ...elsewhere, messages: placed(elsewhere.messages, message) }
        : elsewhere,
  };
}

/** In its place; of two states of one message the later stands. */
function placed<Message extends Placed>(messages: readonly Message[], message: Message): readonly Message[] {
  const last = messages.at(-1);
  if (last === undefined || last.sequence < message.sequence) return [...messages, message];
  const at = place(messages, message.sequence);
  const there = messages[at];
  if (there?.sequence === message.sequence)
    return there.change >= message.change ? messages : messages.with(at, message);
  return messages.toSpliced(at, 0, message);
}

/** Where a sequence stands, or would. */
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
