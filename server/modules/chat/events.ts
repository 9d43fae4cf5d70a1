import * as v from 'valibot';
import type { Context } from '../../lib/request/context.ts';
import type { Services } from '../../lib/request/services.ts';
import { SharedTopics } from '../../lib/pubsub/listen.ts';
import type { PubSub } from '../../lib/pubsub/pubsub.ts';
import { sharedEvent } from '../../lib/sharedEvents.ts';
import type { RoomOfPair } from '../rooms/rooms.ts';
import { messagesByIds } from './messages/messagesSql.ts';
import type { MessageRow } from './messages/messagesSql.ts';
import { keptApart, showsReceipts } from './rooms/roomsSql.ts';
import { memberIds } from './sql.ts';

/**
 * A change of a room as published to every server. `change` is its number; typing has none, as nothing is
 * stored.
 */
const published = v.variant('kind', [
  v.object({ kind: v.literal('message'), change: v.number(), messageId: v.string() }),
  v.object({ kind: v.literal('read'), change: v.number(), userId: v.string(), sequence: v.number() }),
  v.object({ kind: v.literal('state'), change: v.number() }),
  // Without a number: what one of its people keeps for themselves (muted, put aside, to be sent later).
  v.object({ kind: v.literal('own'), userId: v.string() }),
  v.object({ kind: v.literal('typing'), userId: v.string(), until: v.number() }),
  // From the outbox, a moment later: clients that missed the change fetch it.
  v.object({ kind: v.literal('reached'), change: v.number() }),
]);
export type Published = v.InferOutput<typeof published>;

/** The same for listeners: one object for all in this process, so that it is executed once. */
export interface RoomEvent {
  readonly roomId: string;
  readonly change: number | null;
  readonly message: MessageRow | null;
  readonly read: { readonly userId: string; readonly sequence: number } | null;
  readonly typing: { readonly userId: string; readonly until: Date } | null;
  /** The room itself changed: each listener reads it. */
  readonly isState: boolean;
}

export interface Told {
  readonly event: RoomEvent;
  /** For people without read receipts: only the number. */
  readonly withoutReads: RoomEvent;
  readonly members: ReadonlySet<string>;
  /** Who does not learn that somebody writes or has read: a block lies between them. */
  readonly keptFrom: ReadonlySet<string>;
  /** Null for everybody in the room. */
  readonly forUser: string | null;
  /** Told before, unless that was lost. */
  readonly isAgain: boolean;
}

export const roomTopic = (roomId: string): string => `chat.room.${roomId}`;
/** Topics of all rooms of a company or creator, for lists of rooms. */
export const companyTopic = (companyId: string): string => `chat.company.${companyId}`;
export const creatorTopic = (creatorId: string): string => `chat.creator.${creatorId}`;

export function roomEvent(roomId: string, parts: Partial<RoomEvent>): RoomEvent {
  return { roomId, change: null, message: null, read: null, typing: null, isState: false, ...parts };
}

const heard = new WeakMap<PubSub, SharedTopics<Told>>();

/** What rooms' listeners of this server are told. */
export function roomsHeard({ db, pubsub }: Pick<Services, 'db' | 'pubsub'>): SharedTopics<Told> {
  const known = heard.get(pubsub);
  if (known) return known;
  const made = new SharedTopics<Told>(pubsub, (topic, payload) =>
    toldOf({ db }, topic.slice(roomTopic('').length), payload),
  );
  heard.set(pubsub, made);
  return made;
}

export async function toldOf({ db }: Pick<Services, 'db'>, roomId: string, payload: string): Promise<Told> {
  const what = v.parse(published, JSON.parse(payload));
  const members = new Set(await memberIds(db, roomId));
  const made = await eventOf(db, roomId, what);
  const by = made.typing?.userId ?? made.read?.userId;
  const apart = by === undefined ? [] : await keptApart(db, [roomId]);
  // A room's state depends on the viewer.
  const event = made.isState ? made : sharedEvent(made);
  return {
    event,
    withoutReads: event.read === null ? event : sharedEvent({ ...made, read: null }),
    members,
    keptFrom: new Set(apart.filter(({ of }) => of === by).map(({ from }) => from)),
    forUser: what.kind === 'own' ? what.userId : null,
    isAgain: what.kind === 'reached',
  };
}

async function eventOf(db: Services['db'], roomId: string, what: Published): Promise<RoomEvent> {
  switch (what.kind) {
    case 'message': {
      const [message] = await messagesByIds(db, [what.messageId]);
      if (!message) return roomEvent(roomId, { change: what.change });
      const { senderId, sequence } = message;
      // Who writes has read what stands before.
      const read = (await showsReceipts(db, senderId)) ? { userId: senderId, sequence } : null;
      return roomEvent(roomId, { change: what.change, message: sharedEvent(message), read });
    }
    case 'read':
      return roomEvent(roomId, {
        change: what.change,
        read: { userId: what.userId, sequence: what.sequence },
      });
    case 'typing':
      return roomEvent(roomId, { typing: { userId: what.userId, until: new Date(what.until) } });
    case 'own':
      return roomEvent(roomId, { isState: true });
    case 'state':
      return roomEvent(roomId, { change: what.change, isState: true });
    case 'reached':
      return roomEvent(roomId, { change: what.change });
  }
}

/**
 * Publishes after the commit. The outbox repeats it in case this is lost; listeners know the number already.
 */
export async function publishRoom(
  { pubsub, log }: Pick<Services, 'log' | 'pubsub'>,
  room: RoomOfPair,
  what: Published,
): Promise<void> {
  const told = [pubsub.publish(roomTopic(room.id), JSON.stringify(what))];
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

/** Tells one person's pages, and nobody else's: what they keep for themselves has changed. */
export function publishOwn(
  { pubsub, log }: Pick<Services, 'log' | 'pubsub'>,
  { id, companyId, creatorId }: RoomOfPair,
  userId: string,
): void {
  const topic = userId === creatorId ? creatorTopic(creatorId) : companyTopic(companyId);
  const what: Published = { kind: 'own', userId };
  Promise.all([
    pubsub.publish(topic, `${id} ${userId}`),
    pubsub.publish(roomTopic(id), JSON.stringify(what)),
  ]).catch((error: unknown) => log.debug({ err: error }, 'own pages were not told'));
}

/** Without waiting: the outbox repeats it on failure. */
export function publishSoon(context: Context, room: RoomOfPair, what: Published): void {
  publishRoom(context.services, room, what).catch((error: unknown) =>
    context.services.log.warn({ err: error }, 'a change of a room is told by the outbox'),
  );
}
