import * as v from 'valibot';
import type { Context } from '../../lib/context.ts';
import type { Services } from '../../lib/services.ts';
import { sharedEvent } from '../../lib/sharedEvents.ts';
import type { RoomOfPair } from '../rooms/rooms.ts';
import { messagesByIds } from './messages/messagesSql.ts';
import type { MessageRow } from './messages/messagesSql.ts';
import { memberIds } from './sql.ts';

/** What became of a room, as every server is told. `change` is its number; typing has none, being nothing that stays. */
const published = v.variant('kind', [
  v.object({ kind: v.literal('message'), change: v.number(), messageId: v.string() }),
  v.object({ kind: v.literal('read'), change: v.number(), userId: v.string(), sequence: v.number() }),
  v.object({ kind: v.literal('state'), change: v.number() }),
  v.object({ kind: v.literal('typing'), userId: v.string(), until: v.number() }),
  // From the outbox, some moments later: whoever did not hear of a change before this asks for it.
  v.object({ kind: v.literal('reached'), change: v.number() }),
]);
export type Published = v.InferOutput<typeof published>;

/** The same as listeners are told. One object for all who listen in this process, so that it is executed once. */
export interface RoomEvent {
  readonly roomId: string;
  readonly change: number | null;
  readonly message: MessageRow | null;
  readonly read: { readonly userId: string; readonly sequence: number } | null;
  readonly typing: { readonly userId: string; readonly until: Date } | null;
  /** What the room itself is has changed: each listener reads it for themselves. */
  readonly isState: boolean;
}

interface Told {
  readonly event: RoomEvent;
  /** The same for whoever shows nothing of what they read, and sees nothing of the others: the number alone. */
  readonly withoutReads: RoomEvent;
  readonly members: ReadonlySet<string>;
}

export const roomTopic = (roomId: string): string => `chat.room.${roomId}`;
/** Everything in rooms of a company, and of a creator: what lists of rooms listen to. */
export const companyTopic = (companyId: string): string => `chat.company.${companyId}`;
export const creatorTopic = (creatorId: string): string => `chat.creator.${creatorId}`;

export function roomEvent(roomId: string, parts: Partial<RoomEvent>): RoomEvent {
  return { roomId, change: null, message: null, read: null, typing: null, isState: false, ...parts };
}

/** What was told last, by server: read once for all who listen there. A slow listener may find it gone and reads it again. */
const lastTold = new WeakMap<Services['pubsub'], Map<string, Promise<Told>>>();
const mostKept = 64;

export function toldOf(
  services: Pick<Services, 'db' | 'pubsub'>,
  roomId: string,
  payload: string,
): Promise<Told> {
  const kept = lastTold.get(services.pubsub) ?? new Map<string, Promise<Told>>();
  lastTold.set(services.pubsub, kept);
  const key = `${roomId} ${payload}`;
  const known = kept.get(key);
  if (known) return known;
  const reading = readEvent(services, roomId, v.parse(published, JSON.parse(payload)));
  kept.set(key, reading);
  reading.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return reading;
}

async function readEvent({ db }: Pick<Services, 'db'>, roomId: string, what: Published): Promise<Told> {
  const members = new Set(await memberIds(db, roomId));
  const made = await eventOf(db, roomId, what);
  // What the room is depends on who asks.
  const event = made.isState ? made : sharedEvent(made);
  return {
    event,
    withoutReads: event.read === null ? event : sharedEvent(roomEvent(roomId, { change: event.change })),
    members,
  };
}

async function eventOf(db: Services['db'], roomId: string, what: Published): Promise<RoomEvent> {
  switch (what.kind) {
    case 'message': {
      const [message] = await messagesByIds(db, [what.messageId]);
      return roomEvent(roomId, { change: what.change, message: message ? sharedEvent(message) : null });
    }
    case 'read':
      return roomEvent(roomId, {
        change: what.change,
        read: { userId: what.userId, sequence: what.sequence },
      });
    case 'typing':
      return roomEvent(roomId, { typing: { userId: what.userId, until: new Date(what.until) } });
    case 'state':
      return roomEvent(roomId, { change: what.change, isState: true });
    case 'reached':
      return roomEvent(roomId, { change: what.change });
  }
}

/**
 * Tells everybody at once, after the commit. The outbox has the same for the case that this does not arrive: whoever hears it twice knows
 * the number already.
 */
export async function publishRoom(
  { pubsub, log }: Pick<Services, 'log' | 'pubsub'>,
  room: RoomOfPair,
  what: Published,
): Promise<void> {
  const payload = JSON.stringify(what);
  const told = [pubsub.publish(roomTopic(room.id), payload)];
  if (what.kind !== 'typing')
    told.push(
      pubsub.publish(companyTopic(room.companyId), room.id),
      pubsub.publish(creatorTopic(room.creatorId), room.id),
    );
  const failed = (await Promise.allSettled(told)).find(({ status }) => status === 'rejected');
  if (failed) throw new RoomNotToldError(`The room ${room.id} could not be told.`, { cause: failed });
  log.trace({ room: room.id, kind: what.kind }, 'room told');
}

export class RoomNotToldError extends Error {}

/** The same where nobody waits for it: the outbox tells again. */
export function publishSoon(context: Context, room: RoomOfPair, what: Published): void {
  publishRoom(context.services, room, what).catch((error: unknown) =>
    context.services.log.warn({ err: error }, 'a change of a room is told by the outbox'),
  );
}
