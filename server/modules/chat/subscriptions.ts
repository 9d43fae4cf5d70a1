import { GraphQLError } from 'graphql';
import type { Context } from '../../lib/request/context.ts';
import { hasRole, viewerId } from '../../lib/request/viewer.ts';
import { viewerAgain } from '../accounts/sessions/authenticate.ts';
import { companyTopic, creatorTopic, roomEvent, roomsHeard, roomTopic } from './events.ts';
import type { RoomEvent, Told } from './events.ts';
import { EventStream } from '../../lib/pubsub/eventStream.ts';
import { leave, listen } from '../../lib/pubsub/listen.ts';
import type { EventResult } from '../../lib/pubsub/listen.ts';
import { ownRoom, showsReceipts } from './rooms/rooms.ts';
import type { RoomRow } from './rooms/roomsSql.ts';
import { isMember } from './sql.ts';
import type { MessageRow } from './messages/messagesSql.ts';

const notFound = () =>
  new GraphQLError('メッセージのやり取りが見つかりません。', { extensions: { code: 'NOT_FOUND' } });

/**
 * Events of a room from now on, as `pick` takes them. Membership is checked after subscribing, so that
 * somebody removed in between hears nothing; later each event carries the members.
 */
async function roomChanges<Event>(
  context: Context,
  roomId: string | undefined,
  pick: (event: RoomEvent) => Event | undefined,
  first?: (room: RoomRow) => Event,
): Promise<EventStream<Event>> {
  const { services } = context;
  const userId = viewerId(context.viewer);
  if (roomId === undefined || userId === null || !(await isMember(services.db, roomId, userId)))
    throw notFound();
  const events = new EventStream<Event>(() => leave(joined));
  const early: Told[] = [];
  let hear = (told: Told): void => void early.push(told);
  const joined = roomsHeard(services).join(roomTopic(roomId), {
    hear: (told) => hear(told),
    fail: (error) => events.fail(error),
  });
  await joined;
  const room = await ownRoom({ ...context }, roomId);
  if (!room) {
    events.end();
    throw notFound();
  }
  const seesReads = await showsReceipts({ ...context });
  /** This listener was told of all changes up to this number. */
  let reached = room.lastChange;
  hear = ({ event, withoutReads, members, keptFrom, forUser, isAgain }) => {
    if (!members.has(userId)) {
      events.end();
      return;
    }
    if (forUser !== null && forUser !== userId) return;
    if (event.typing !== null && keptFrom.has(userId)) return;
    // The outbox tells every change again, in case the first time was lost.
    if (isAgain && event.change !== null && event.change <= reached) return;
    if (event.change === reached + 1) reached = event.change;
    const picked = pick(seesReads && !keptFrom.has(userId) ? event : withoutReads);
    if (picked !== undefined) events.push(picked);
  };
  if (first) events.push(first(room));
  early.forEach(hear);
  return events;
}

/** As in the specification; a changed card is not a new message. */
export async function messagesAdded(
  context: Context,
  roomId: string | undefined,
): Promise<EventStream<MessageRow>> {
  // Read before listening: what is sent in between is new.
  const before = roomId === undefined ? null : await ownRoom({ ...context }, roomId);
  const told = new Set<number>();
  return roomChanges(context, roomId, ({ message }) => {
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
): Promise<EventStream<RoomEvent>> {
  return roomChanges(
    context,
    roomId,
    (event) => event,
    (room) => roomEvent(room.id, { change: room.lastChange }),
  );
}

/** Ids of the viewer's rooms with a change. */
export async function roomsChanged(context: Context): Promise<EventStream<string>> {
  const { services, viewer } = context;
  if (viewer.kind !== 'user') throw notFound();
  const topic = hasRole(viewer, 'CREATOR_USER')
    ? creatorTopic(viewer.userId)
    : viewer.companyId === null
      ? undefined
      : companyTopic(viewer.companyId);
  if (topic === undefined) throw notFound();
  return listen(services.pubsub, topic, async (payload): Promise<EventResult<string>> => {
    const [roomId = '', forUser = viewer.userId] = payload.split(' ');
    if (forUser !== viewer.userId) return 'SKIP';
    const now = await viewerAgain(services, viewer);
    if (now?.companyId !== viewer.companyId) return 'END';
    context.viewer = now;
    return (await isMember(services.db, roomId, viewer.userId)) ? { event: roomId } : 'SKIP';
  });
}
