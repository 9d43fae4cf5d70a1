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
  /** Up to where the others have read, by person. */
  readonly reads: ReadonlyMap<string, number>;
  /** Who writes, and until when that is believed. */
  readonly typing: ReadonlyMap<string, number>;
}

export interface Page<Message> {
  readonly messages: readonly Message[];
  readonly older: string | null;
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
  return { messages: [], reached: null, older: null, reads: new Map(), typing: new Map() };
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

export function withOlder<Message extends Placed>(
  room: RoomModel<Message>,
  page: Page<Message>,
): RoomModel<Message> {
  return { ...room, messages: page.messages.reduce(placed, room.messages), older: page.older };
}

/** What was missed, up to a number. */
export function withMissed<Message extends Placed>(
  room: RoomModel<Message>,
  missed: { readonly messages: readonly Message[]; readonly reached: number },
): RoomModel<Message> {
  return {
    ...room,
    messages: missed.messages.filter((message) => isShown(room, message)).reduce(placed, room.messages),
    reached: Math.max(missed.reached, room.reached ?? 0),
  };
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
  return {
    ...room,
    messages: placed(room.messages, message),
    reached: isNext ? message.change : room.reached,
  };
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
      ...room,
      messages: message && isShown(room, message) ? placed(room.messages, message) : room.messages,
      reads: read ? furthest(room.reads, read) : room.reads,
      typing: typed,
      reached: change,
    },
    isMissing: false,
  };
}

/** Changes to what is older than the stretch come with its page. */
function isShown<Message extends Placed>({ messages, older }: RoomModel<Message>, message: Message): boolean {
  const first = messages[0]?.sequence;
  return older === null || first === undefined || message.sequence >= first;
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
