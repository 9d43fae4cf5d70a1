import { GraphQLError } from 'graphql';
import type { Context } from '../../lib/context.ts';
import { hasRole, viewerId } from '../../lib/viewer.ts';
import { viewerAgain } from '../accounts/sessions/authenticate.ts';
import { companyTopic, creatorTopic, roomEvent, roomTopic, toldOf } from './events.ts';
import type { RoomEvent } from './events.ts';
import { listen, mapPayloads } from '../../lib/pubsub/listen.ts';
import type { EventResult } from '../../lib/pubsub/listen.ts';
import { ownRoom, showsReceipts } from './rooms/rooms.ts';
import type { RoomRow } from './rooms/roomsSql.ts';
import { isMember } from './sql.ts';
import type { MessageRow } from './messages/messagesSql.ts';

const notFound = () =>
  new GraphQLError('メッセージのやり取りが見つかりません。', { extensions: { code: 'NOT_FOUND' } });

/**
 * Events of a room from now on. Membership is checked after subscribing, so that somebody removed in between
 * hears nothing; later each event carries the members.
 */
async function roomChanges(
  context: Context,
  roomId: string | undefined,
): Promise<{ readonly room: RoomRow; readonly events: AsyncIterableIterator<RoomEvent> }> {
  const { services } = context;
  const userId = viewerId(context.viewer);
  if (roomId === undefined || userId === null || !(await isMember(services.db, roomId, userId)))
    throw notFound();
  const payloads = await listen(services.pubsub, roomTopic(roomId));
  const room = await ownRoom({ ...context }, roomId);
  if (!room) {
    await payloads.return?.();
    throw notFound();
  }
  const seesReads = await showsReceipts({ ...context });
  /** This listener was told of all changes up to this number. */
  let reached = room.lastChange;
  const events = mapPayloads(payloads, async (payload): Promise<EventResult<RoomEvent>> => {
    const told = await toldOf(services, roomId, payload);
    const { event, withoutReads, members, keptFrom, forUser, isAgain } = told;
    if (!members.has(userId)) return 'END';
    if (forUser !== null && forUser !== userId) return 'SKIP';
    if (event.typing !== null && keptFrom.has(userId)) return 'SKIP';
    // The outbox tells every change again, in case the first time was lost.
    if (isAgain && event.change !== null && event.change <= reached) return 'SKIP';
    if (event.change === reached + 1) reached = event.change;
    return { event: seesReads && !keptFrom.has(userId) ? event : withoutReads };
  });
  return { room, events };
}

/** As in the specification; a changed card is not a new message. */
export async function messagesAdded(
  context: Context,
  roomId: string | undefined,
): Promise<AsyncIterableIterator<MessageRow>> {
  // Read before listening: what is sent in between is new.
  const before = roomId === undefined ? null : await ownRoom({ ...context }, roomId);
  const { events } = await roomChanges(context, roomId);
  const told = new Set<number>();
  return mapped(events, ({ message }) => {
    if (message === null || message.sequence <= (before?.lastSequence ?? 0) || told.has(message.sequence))
      return undefined;
    told.add(message.sequence);
    return message.deletedAt === null ? message : undefined;
  });
}

/**
 * All changes of a room. The first event carries the present number: the protocol does not acknowledge
 * subscriptions, and data fetched before might miss changes in between.
 */
export async function changesOfRoom(
  context: Context,
  roomId: string | undefined,
): Promise<AsyncIterableIterator<RoomEvent>> {
  const { room, events } = await roomChanges(context, roomId);
  return startingWith(roomEvent(room.id, { change: room.lastChange }), events);
}

/** Ids of the viewer's rooms with a change. */
export async function roomsChanged(context: Context): Promise<AsyncIterableIterator<string>> {
  const { services, viewer } = context;
  if (viewer.kind !== 'user') throw notFound();
  const topic = hasRole(viewer, 'CREATOR_USER')
    ? creatorTopic(viewer.userId)
    : viewer.companyId === null
      ? undefined
      : companyTopic(viewer.companyId);
  if (topic === undefined) throw notFound();
  return mapPayloads(await listen(services.pubsub, topic), async (payload): Promise<EventResult<string>> => {
    const [roomId = '', forUser = viewer.userId] = payload.split(' ');
    if (forUser !== viewer.userId) return 'SKIP';
    const now = await viewerAgain(services, viewer);
    if (now?.companyId !== viewer.companyId) return 'END';
    context.viewer = now;
    return (await isMember(services.db, roomId, viewer.userId)) ? { event: roomId } : 'SKIP';
  });
}

function startingWith<Event>(first: Event, rest: AsyncIterableIterator<Event>): AsyncIterableIterator<Event> {
  let isFirst = true;
  const events: AsyncIterableIterator<Event> = {
    next: () => {
      if (!isFirst) return rest.next();
      isFirst = false;
      return Promise.resolve({ done: false, value: first });
    },
    return: async () => (await rest.return?.()) ?? { done: true, value: undefined },
    throw: async () => (await rest.return?.()) ?? { done: true, value: undefined },
    [Symbol.asyncIterator]: () => events,
  };
  return events;
}

function mapped<From, To>(
  source: AsyncIterableIterator<From>,
  map: (event: From) => To | undefined,
): AsyncIterableIterator<To> {
  const end = async (): Promise<IteratorResult<To>> => {
    await source.return?.();
    return { done: true, value: undefined };
  };
  const events: AsyncIterableIterator<To> = {
    async next() {
      for (;;) {
        const { done, value } = await source.next();
        if (done) return { done: true, value: undefined };
        const to = map(value);
        if (to !== undefined) return { done: false, value: to };
      }
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]: () => events,
  };
  return events;
}
